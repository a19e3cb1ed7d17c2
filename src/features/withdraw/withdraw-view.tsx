import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { withdrawConfig, type WithdrawInfo } from "#contract/api/withdraw.ts";
import { css } from "#styled/css/index.js";
import { Box, Grid, WithRail } from "#styled/jsx/index.js";
import { useCall } from "#lib/calls/use-call.ts";
import { useWithdrawCall } from "#domain/payments/withdraw-call.ts";
import { cardStyle } from "#ui/layout/card-style.ts";
import { NumberedSection } from "#ui/layout/numbered-section.tsx";
import { MethodTiles } from "./method-tiles.tsx";
import { NoWithdrawal } from "./no-withdrawal.tsx";
import { useProgress } from "./use-progress.tsx";
import { WithdrawContext, type WithdrawMethod } from "./withdraw-context.ts";
import { withdrawDraft } from "./withdraw-draft.ts";
import { WithdrawHelp } from "./withdraw-help.tsx";
import { whyNot } from "./why-not.ts";
import { Withdrawable } from "./withdrawable.tsx";
import type { PayeeKind } from "#contract/payments.ts";
import { brandPart } from "#session/parts/brand-part.ts";
import { METHOD_PARTS, offersPayeeKind } from "./offered-kinds.ts";
import { MethodSkeleton } from "./withdraw-skeleton.tsx";

/** The hours can begin or end while the page is open. */
const EVERY = 60_000;

export function WithdrawView({ info }: { readonly info: WithdrawInfo }) {
  const methods = info.methods.filter(({ kind }) => offersPayeeKind(kind));
  const wish = withdrawDraft.useDraft();
  const open = methods.filter(({ closed }) => closed === "");
  const method = open.find(({ kind }) => kind === wish.kind) ?? open[0];
  const call = useWithdrawCall();
  // A withdrawal that is being sent or was refused keeps its form.
  const busy = call !== null && call.state !== "done";
  const [head, setHead] = useState<HTMLElement | null>(null);
  const [aside, setAside] = useState<HTMLElement | null>(null);
  const config = useCall(withdrawConfig, {}, { refetchEvery: EVERY }).data;
  const why = busy && method !== undefined ? null : whyNot(info, method, config);
  const taken = why === null && method !== undefined;
  const { sent, above, below } = useProgress(info.open, taken);
  return (
    <WithRail rail={{ wide: "20rem" }}>
      <Grid columns="minmax(0, 1fr)" gap={{ base: "3", desktop: "4" }} minWidth="0">
        {sent}
        {above}
        <Withdrawable info={info} place={taken ? setHead : null} />
        {below}
        {taken ? (
          <Method info={info} method={method} methods={methods} head={head} aside={aside} />
        ) : (
          <NoWithdrawal why={why ?? "methods"} config={config} />
        )}
      </Grid>
      <div className={rail}>
        <div ref={setAside} className={slot} />
        <WithdrawHelp />
      </div>
    </WithRail>
  );
}

interface MethodProps {
  readonly info: WithdrawInfo;
  readonly method: WithdrawMethod;
  readonly methods: readonly WithdrawMethod[];
  readonly head: HTMLElement | null;
  readonly aside: HTMLElement | null;
}

function Method({ info, method, methods, head, aside }: MethodProps) {
  const { t } = useTranslation("withdraw");
  const config = useCall(withdrawConfig, {}).data;
  return (
    <WithdrawContext value={{ info, config, method, head, aside }}>
      {/* As high as two accounts, so that another method seldom moves the tiles below. */}
      <div className={accounts}>
        <MethodPart kind={method.kind} />
      </div>
      <Box minWidth="0" padding={{ base: "4", desktop: "6" }} className={cardStyle}>
        <NumberedSection number={3} title={t("method.title")}>
          <MethodTiles
            methods={methods}
            value={method.kind}
            onChange={(kind) => withdrawDraft.change({ kind, accountId: null })}
          />
        </NumberedSection>
      </Box>
    </WithdrawContext>
  );
}

const accounts = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignItems: "stretch",
  minWidth: "0",
  minHeight: { base: "60", desktop: "64" },
});
const rail = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: { base: "3", desktop: "4" },
  position: { wide: "sticky" },
  top: { wide: "below-header" },
  minWidth: "0",
  // On a phone the bar with the button covers the end of the page.
  paddingBottom: { base: "20", desktop: "0" },
});
const slot = css({ _empty: { display: "none" } });

const PARTS = {
  bank: brandPart(METHOD_PARTS.bank),
  coin: brandPart(METHOD_PARTS.coin),
  alipay: brandPart(METHOD_PARTS.alipay),
};

function MethodPart({ kind }: { readonly kind: PayeeKind }) {
  const Part = PARTS[kind];
  return (
    <Suspense fallback={<MethodSkeleton />}>
      <Part />
    </Suspense>
  );
}
