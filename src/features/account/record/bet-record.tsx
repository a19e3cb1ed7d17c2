// Filters, sums and the bets themselves.
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { betRecordList, betRecordTotal } from "#contract/api/records.ts";
import { SPORT_CHANNEL } from "#contract/betting/sports.ts";
import { css, cx } from "#styled/css/index.js";
import { isOn } from "#brand/brand.ts";
import { useAddressFields } from "#lib/address-fields.ts";
import { useOffline } from "#lib/offline.ts";
import { queryClient } from "#lib/query-client.ts";
import { useCall } from "#lib/use-call.ts";
import { closeTicket } from "#domain/bets/ticket-dialog.ts";
import { useOverlays } from "#session/overlays/overlay-store.ts";
import { cardStyle } from "#ui/card.tsx";
import { Note } from "#ui/note.tsx";
import { Profit } from "./profit.tsx";
import { callFilter, RECORD_FIELDS } from "./record-filter.ts";
import { RecordFilters } from "./record-filters.tsx";
import { RecordRows } from "./record-rows.tsx";
import { RecordTotals } from "./record-totals.tsx";

export function BetRecord() {
  const { t } = useTranslation("account");
  const [address, change] = useAddressFields(RECORD_FIELDS);
  const { by, page, ...filter } = address;
  useEffect(followTicket, []);
  const offline = useOffline(({ since }) => since !== null);
  const totals = useCall(betRecordTotal, callFilter(filter));
  // Its room is kept until the venues of the bets are known.
  const hasSport =
    isOn("sport") && (totals.data?.venues.some(({ venue }) => venue === SPORT_CHANNEL) ?? true);
  return (
    <>
      {offline && <Note tone="warn">{t("record.offline")}</Note>}
      <section aria-label={t("record.filters")} className={cx(cardStyle, panel)}>
        <RecordFilters filter={filter} venues={totals.data?.venues ?? []} onChange={change} />
        <RecordTotals totals={totals} />
      </section>
      {hasSport && <Profit {...filter.days} by={by} onBy={(next) => change({ by: next, page })} />}
      <RecordRows filter={filter} page={page} onPage={(next) => change({ page: next })} />
    </>
  );
}

/** The ticket may have been cashed out in its dialog; a link inside it may lead away from here. */
function followTicket(): () => void {
  const stop = useOverlays.subscribe(({ ticket }, before) => {
    if (ticket !== null || before.ticket === null) return;
    for (const { path } of [betRecordTotal, betRecordList]) {
      void queryClient.invalidateQueries({ queryKey: [path] });
    }
  });
  return () => {
    stop();
    closeTicket();
  };
}

const panel = css({
  display: "grid",
  gap: "4",
  padding: { base: "4", desktop: "5" },
  minWidth: "0",
});
