// Filters, sums, the movements themselves, and the detail of one.
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router-dom";
import { type Deal, dealRecords } from "#contract/api/deal-records.ts";
import { css, cx } from "#styled/css/index.js";
import { brand } from "../../brand/brand.ts";
import { serverNow } from "../../lib/clock.ts";
import { quickDays } from "../../lib/day-range.ts";
import { formatCount } from "../../lib/format.ts";
import { useOffline } from "../../lib/offline.ts";
import { useCall } from "../../lib/use-call.ts";
import { ORDER_PARAM, orderIdIn } from "../../session/payments/wait-path.ts";
import { cardStyle } from "../../ui/card.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Note } from "../../ui/note.tsx";
import { useDesktop } from "../../ui/use-desktop.ts";
import { DealDetail } from "./deal-detail.tsx";
import { DealFeed } from "./deal-feed.tsx";
import { callFilter, type DealFilter } from "./deal-filter.ts";
import { DealFilters } from "./deal-filters.tsx";
import { DealTable } from "./deal-table.tsx";
import { DealTotals } from "./deal-totals.tsx";
import { ExportButton } from "./export-button.tsx";

interface DealRecordProps {
  /** Only this kind; null: all kinds, with a filter. */
  readonly only: "gift" | null;
  /** Name of the exported file. */
  readonly name: string;
}

export function DealRecord({ only, name }: DealRecordProps) {
  const { t } = useTranslation("money-records");
  const [filter, setFilter] = useState<DealFilter>(() => ({
    kind: only,
    state: "all",
    ...quickDays("week", serverNow()),
  }));
  const offline = useOffline(({ since }) => since !== null);
  const totals = useCall(dealRecords, { ...callFilter(filter), pageNum: 1, pageSize: 1 });
  const total = totals.data?.total ?? 0;
  return (
    <>
      {offline && <Note tone="warn">{t("offline")}</Note>}
      <section aria-label={t("filters")} className={cx(cardStyle, panel)}>
        <DealFilters
          filter={filter}
          kinds={only === null}
          onChange={(change) => setFilter({ ...filter, ...change })}
        />
        <DealTotals found={totals} onlyIn={only !== null} />
      </section>
      <section aria-label={t("rows")} className={cx(cardStyle, panel)}>
        <div className={head}>
          <p className={count}>
            {totals.data !== undefined && t("found", { count: total, number: formatCount(total) })}
          </p>
          <ExportButton filter={filter} name={name} disabled={total === 0} />
        </div>
        {/* Another question starts at its first page. */}
        <Deals key={JSON.stringify(filter)} filter={filter} />
      </section>
    </>
  );
}

function Deals({ filter }: { readonly filter: DealFilter }) {
  const { t } = useTranslation("money-records");
  const desktop = useDesktop();
  const [search, setSearch] = useSearchParams();
  const [deal, setDeal] = useState<Deal | null>(null);
  const asked = orderIdIn(search.get(ORDER_PARAM));
  const id = deal?.id ?? asked;
  const close = () => {
    setDeal(null);
    if (asked !== null) setSearch({}, { replace: true });
  };
  const List = desktop ? DealTable : DealFeed;
  const art = brand().art.empty;
  return (
    <>
      <List
        filter={filter}
        empty={<EmptyState title={t("empty")} note={t("emptyNote")} art={art} />}
        onOpen={setDeal}
      />
      {id !== null && <DealDetail key={id} id={id} known={deal} onClose={close} />}
    </>
  );
}

const panel = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: "4",
  padding: { base: "4", desktop: "5" },
  minWidth: "0",
});
const head = css({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: "3",
});
const count = css({ color: "text-muted", fontSize: "sm" });
