// Exchange between the centre wallet and the coin wallet, at a rate that is fixed while the member confirms
// (spec: betting-and-money §2, §7 "Payments").
import { useTranslation } from "react-i18next";
import { transferRate } from "#contract/api/exchange.ts";
import { css } from "#styled/css/index.js";
import { useOffline } from "#lib/offline.ts";
import type { CallResult } from "#lib/call-result.ts";
import { useCall } from "#lib/use-call.ts";
import { useReloadAt } from "#lib/use-reload-at.ts";
import { MemberFrame } from "#session/member/member-frame.tsx";
import { type ExchangeWay, useExchangeCall } from "#domain/payments/exchange-call.ts";
import { loadNamespace } from "#session/preferences/locale.ts";
import { AsyncView } from "#ui/async-view.tsx";
import { cardStyle } from "#ui/card.tsx";
import { Note } from "#ui/note.tsx";
import { draft } from "./exchange-draft.ts";
import { ExchangeForm } from "./exchange-form.tsx";
import { ExchangeSkeleton } from "./exchange-skeleton.tsx";
import { LatestExchanges } from "./latest-exchanges.tsx";
import type { Rate } from "./use-exchange-form.ts";

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
  const way = draft.useDraft((wish) => wish.way);
  // Both, so that the form stays while its direction changes.
  const [toCoin, toCny] = [useRate("toCoin"), useRate("toCny")];
  const call = useExchangeCall();
  const [rate, other] = way === "toCoin" ? [toCoin, toCny] : [toCny, toCoin];
  const missing = [rate, other].find(({ data }) => data === undefined) ?? rate;
  const retry = () => [rate, other].forEach((one) => one.data === undefined && one.retry());
  return (
    <>
      <div className={columns}>
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
      </div>
      <div className={last}>
        <LatestExchanges />
      </div>
    </>
  );
}

function useRate(way: ExchangeWay): CallResult<Rate> {
  const rate = useCall(transferRate, { way });
  useReloadAt(rate.data?.expiresAt ?? null, rate.retry);
  return rate;
}

const columns = css({
  display: "grid",
  gridTemplateColumns: { base: "minmax(0, 1fr)", wide: "minmax(0, 1fr) 20rem" },
  alignItems: "start",
  gap: { base: "3", desktop: "4" },
});
// On a phone the bar with the button covers the end of the page.
const last = css({ minWidth: "0", paddingBottom: { base: "20", desktop: "0" } });
