// Filters, sums and the bets themselves.
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { betRecordList, betRecordTotal } from "#contract/api/records.ts";
import { SPORT_CHANNEL } from "#contract/betting/sports.ts";
import { Card } from "#styled/jsx/index.js";
import { isOn } from "#brand/brand.ts";
import { useAddress } from "#lib/browser/address.ts";
import { useOffline } from "#lib/browser/offline.ts";
import { queryClient } from "#lib/calls/query-client.ts";
import { useCall } from "#lib/calls/use-call.ts";
import { useOverlays } from "#session/overlays/overlay-store.ts";
import { Note } from "#ui/text/note.tsx";
import { Profit } from "./profit.tsx";
import { betRecordQuery, RECORD_FIELDS } from "./record-filter.ts";
import { RecordFilters } from "./record-filters.tsx";
import { RecordRows } from "./record-rows.tsx";
import { RecordTotals } from "./record-totals.tsx";

export function BetRecord() {
  const { t } = useTranslation("account");
  const [address, change] = useAddress(RECORD_FIELDS);
  const { by, page, ...filter } = address;
  useEffect(followTicket, []);
  const offline = useOffline(({ since }) => since !== null);
  const totals = useCall(betRecordTotal, betRecordQuery(filter));
  // Its room is kept until the venues of the bets are known.
  const hasSport =
    isOn("sport") && (totals.data?.venues.some(({ venue }) => venue === SPORT_CHANNEL) ?? true);
  return (
    <>
      {offline && <Note tone="warn">{t("record.offline")}</Note>}
      <Card
        as="section"
        aria-label={t("record.filters")}
        gap={{ base: "4", _professional: "2" }}
        padding={{ base: "4", desktop: { base: "5", _professional: "3" } }}
      >
        <RecordFilters filter={filter} venues={totals.data?.venues ?? []} onChange={change} />
        <RecordTotals totals={totals} />
      </Card>
      <RecordRows filter={filter} page={page} onPage={(next) => change({ page: next })} />
      {hasSport && <Profit {...filter.days} by={by} onBy={(next) => change({ by: next, page })} />}
    </>
  );
}

/** The ticket may have been cashed out in its dialog. */
function followTicket(): () => void {
  return useOverlays.subscribe(({ ticket }, before) => {
    if (ticket !== null || before.ticket === null) return;
    for (const { path } of [betRecordTotal, betRecordList]) {
      void queryClient.invalidateQueries({ queryKey: [path] });
    }
  });
}
