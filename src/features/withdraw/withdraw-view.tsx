import { useState } from "react";
import { useTranslation } from "react-i18next";
import { withdrawConfig, type WithdrawInfo } from "#contract/api/withdraw.ts";
import { css, cx } from "#styled/css/index.js";
import { useCall } from "#lib/use-call.ts";
import { useWithdrawCall } from "#domain/payments/withdraw-call.ts";
import { cardStyle } from "#ui/card.tsx";
import { NumberedSection } from "#ui/numbered-section.tsx";
import { hasPart, MethodPart } from "./method-fields.tsx";
import { MethodTiles } from "./method-tiles.tsx";
import { NoWithdrawal } from "./no-withdrawal.tsx";
import { ProgressList } from "./progress-list.tsx";
import { WithdrawContext, type WithdrawMethod } from "./withdraw-context.ts";
import { draft } from "./withdraw-draft.ts";
import { WithdrawHelp } from "./withdraw-help.tsx";
import { whyNot } from "./why-not.ts";
import { Withdrawable } from "./withdrawable.tsx";

/** The hours can begin or end while the page is open. */
const EVERY = 60_000;

export function WithdrawView({ info }: { readonly info: WithdrawInfo }) {
  const methods = info.methods.filter(({ kind }) => hasPart(kind));
  const wish = draft.useDraft();
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
  return (
    <div className={columns}>
      <div className={main}>
        <ProgressList open={info.open} />
        <Withdrawable info={info} place={taken ? setHead : null} />
        {taken ? (
          <Method info={info} method={method} methods={methods} head={head} aside={aside} />
        ) : (
          <NoWithdrawal why={why ?? "methods"} config={config} />
        )}
      </div>
      <div className={rail}>
        <div ref={setAside} className={slot} />
        <WithdrawHelp />
      </div>
    </div>
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
      <div className={cx(cardStyle, card)}>
        <NumberedSection number={2} title={t("method.title")}>
          <MethodTiles
            methods={methods}
            value={method.kind}
            onChange={(kind) => draft.change({ kind, accountId: null })}
          />
        </NumberedSection>
      </div>
      <MethodPart kind={method.kind} />
    </WithdrawContext>
  );
}

const columns = css({
  display: "grid",
  gridTemplateColumns: { base: "minmax(0, 1fr)", wide: "minmax(0, 1fr) 20rem" },
  alignItems: "start",
  gap: { base: "3", desktop: "4" },
});
const card = css({ minWidth: "0", padding: { base: "4", desktop: "6" } });
const main = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: { base: "3", desktop: "4" },
  minWidth: "0",
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
