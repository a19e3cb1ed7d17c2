// Filters, sums, the movements themselves, and the detail of one.
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router-dom";
import { type Deal, dealRecords } from "#contract/api/deal-records.ts";
import { css, cx } from "#styled/css/index.js";
import { brand } from "#brand/brand.ts";
import { useAddressFields } from "#lib/address-fields.ts";
import { formatCount } from "#lib/format.ts";
import { useOffline } from "#lib/offline.ts";
import { useCall } from "#lib/use-call.ts";
import { ORDER_PARAM, orderIdIn } from "#domain/payments/wait-path.ts";
import { cardStyle } from "#ui/card.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Note } from "#ui/note.tsx";
import { useDesktop } from "#ui/use-desktop.ts";
import { DealDetail } from "./deal-detail.tsx";
import { DealFeed } from "./deal-feed.tsx";
import { callFilter, DEAL_FIELDS, type DealFilter } from "./deal-filter.ts";
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
  const [{ page, ...chosen }, change] = useAddressFields(DEAL_FIELDS);
  const filter = { ...chosen, kind: only ?? chosen.kind };
  const offline = useOffline(({ since }) => since !== null);
  const totals = useCall(dealRecords, { ...callFilter(filter), pageNum: 1, pageSize: 1 });
  const total = totals.data?.total ?? 0;
  return (
    <>
      {offline && <Note tone="warn">{t("offline")}</Note>}
      <section aria-label={t("filters")} className={cx(cardStyle, panel)}>
        <DealFilters filter={filter} kinds={only === null} onChange={change} />
        <DealTotals found={totals} onlyIn={only !== null} />
      </section>
      <section aria-label={t("rows")} className={cx(cardStyle, panel)}>
        <div className={head}>
          <p className={count}>
            {totals.data !== undefined && t("found", { count: total, number: formatCount(total) })}
          </p>
          <ExportButton filter={filter} name={name} disabled={total === 0} />
        </div>
        <Deals filter={filter} page={page} onPage={(next) => change({ page: next })} />
      </section>
    </>
  );
}

interface DealsProps {
  readonly filter: DealFilter;
  readonly page: number;
  readonly onPage: (page: number) => void;
}

function Deals({ filter, page, onPage }: DealsProps) {
  const { t } = useTranslation("money-records");
  const desktop = useDesktop();
  const [search, setSearch] = useSearchParams();
  const [deal, setDeal] = useState<Deal | null>(null);
  const asked = orderIdIn(search.get(ORDER_PARAM));
  const id = deal?.id ?? asked;
  const close = () => {
    setDeal(null);
    if (asked === null) return;
    const rest = new URLSearchParams(search);
    rest.delete(ORDER_PARAM);
    setSearch(rest, { replace: true, preventScrollReset: true });
  };
  const art = brand().art.empty;
  const empty = <EmptyState title={t("empty")} note={t("emptyNote")} art={art} />;
  return (
    <>
      {desktop ? (
        <DealTable filter={filter} page={page} onPage={onPage} empty={empty} onOpen={setDeal} />
      ) : (
        // Another question starts at the top of its list.
        <DealFeed key={JSON.stringify(filter)} filter={filter} empty={empty} onOpen={setDeal} />
      )}
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
