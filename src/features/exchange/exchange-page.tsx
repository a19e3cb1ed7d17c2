// Exchange between the centre wallet and the coin wallet, at a rate that is fixed while the member confirms
// (spec: betting-and-money §2, §7 "Payments").
import { useTranslation } from "react-i18next";
import { transferRate } from "#contract/api/exchange.ts";
import { css } from "#styled/css/index.js";
import { Box, Card, WithRail } from "#styled/jsx/index.js";
import { useOffline } from "#lib/browser/offline.ts";
import type { CallResult } from "#lib/calls/call-result.ts";
import { useCall } from "#lib/calls/use-call.ts";
import { useReloadAt } from "#lib/time/use-reload-at.ts";
import { MemberFrame } from "#session/member/member-frame.tsx";
import { type ExchangeWay, useExchangeCall } from "#domain/payments/exchange-call.ts";
import { loadNamespace } from "#session/preferences/locale.ts";
import { AsyncView } from "#ui/states/async-view.tsx";
import { cardStyle } from "#ui/layout/card-style.ts";
import { Note } from "#ui/text/note.tsx";
import { exchangeDraft } from "./exchange-draft.ts";
import { ExchangeForm } from "./exchange-form.tsx";
import { LatestExchanges } from "./latest-exchanges.tsx";
import type { Rate } from "./use-exchange-form.ts";
import { Skeleton } from "#ui/states/skeleton.tsx";

/** Loads the texts of the frame as well. */
export async function prepare(): Promise<void> {
  await loadNamespace("account");
}

export function Page() {
  const { t } = useTranslation(["exchange", "titles"]);
  const offline = useOffline(({ since }) => since !== null);
  return (
    <MemberFrame title={t("titles:exchange")}>
      {offline && <Note tone="warn">{t("offline")}</Note>}
      <Exchange />
    </MemberFrame>
  );
}

function Exchange() {
  const { t } = useTranslation("exchange");
  const way = exchangeDraft.useDraft((wish) => wish.way);
  // Both, so that the form stays while its direction changes.
  const [toCoin, toCny] = [useRate("toCoin"), useRate("toCny")];
  const call = useExchangeCall();
  const [rate, other] = way === "toCoin" ? [toCoin, toCny] : [toCny, toCoin];
  const missing = [rate, other].find(({ data }) => data === undefined) ?? rate;
  const retry = () => [rate, other].forEach((one) => one.data === undefined && one.retry());
  return (
    <>
      <WithRail rail={{ wide: "20rem" }}>
        <AsyncView
          result={{ ...missing, retry }}
          skeleton={<ExchangeSkeleton />}
          error={t("failed")}
          errorFrame={cardStyle}
        >
          {(data) => (
            // An exchange that has been made leaves an empty form.
            <ExchangeForm key={call?.state === "done" ? call.key : ""} rate={data} />
          )}
        </AsyncView>
      </WithRail>
      <Box minWidth="0" paddingBottom={{ base: "20", desktop: "0" }}>
        <LatestExchanges />
      </Box>
    </>
  );
}

function useRate(way: ExchangeWay): CallResult<Rate> {
  const rate = useCall(transferRate, { way });
  useReloadAt(rate.data?.expiresAt ?? null, rate.retry);
  return rate;
}

/** Placeholder of both sides and the summary. */
function ExchangeSkeleton() {
  return (
    <>
      <Card alignContent="start">
        <Skeleton radius="lg" className={side} />
        <Skeleton radius="lg" className={side} />
        <Skeleton className={css({ width: "40" })} />
      </Card>
      <Card alignContent="start">
        <Skeleton className={css({ width: "28" })} />
        <Skeleton className={css({ height: "24" })} />
        <Skeleton radius="md" className={css({ height: "12" })} />
      </Card>
    </>
  );
}

const side = css({ height: "32" });
