// Filters, sums, the movements themselves, and the detail of one.
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { type Deal, dealRecords } from "#contract/api/deal-records.ts";
import { Card, Row, Text } from "#styled/jsx/index.js";
import { brand } from "#brand/brand.ts";
import { useAddress } from "#lib/browser/address.ts";
import { formatCount } from "#lib/text/format.ts";
import { request } from "#lib/calls/http.ts";
import { useOffline } from "#lib/browser/offline.ts";
import { useCall } from "#lib/calls/use-call.ts";
import { EmptyState } from "#ui/states/empty-state.tsx";
import { Note } from "#ui/text/note.tsx";
import { useDesktop } from "#ui/layout/use-desktop.ts";
import { DealDetail } from "./deal-detail.tsx";
import { DealFeed } from "./deal-feed.tsx";
import { DEAL_FIELDS, type DealFilter, dealRecordQuery, DEALS_PER_PAGE } from "./deal-filter.ts";
import { DealFilters } from "./deal-filters.tsx";
import { DealTotals } from "./deal-totals.tsx";
import { DataTable } from "#ui/tables/data-table.tsx";
import { ExportButton } from "#ui/actions/export-button.tsx";
import { dealCsv } from "./deal-csv.ts";
import { dealColumns } from "./deal-columns.tsx";

const MOST_A_PAGE = 200;
const rowKey = ({ id }: Deal) => id;

interface DealRecordProps {
  /** Only this kind; null: all kinds, with a filter. */
  readonly only: "gift" | null;
  /** Name of the exported file. */
  readonly name: string;
}

export function DealRecord({ only, name }: DealRecordProps) {
  const { t } = useTranslation("money-records");
  const [{ page, order, ...chosen }, change] = useAddress(DEAL_FIELDS);
  const filter = { ...chosen, kind: only ?? chosen.kind };
  const offline = useOffline(({ since }) => since !== null);
  const totals = useCall(dealRecords, { ...dealRecordQuery(filter), pageNum: 1, pageSize: 1 });
  const total = totals.data?.total ?? 0;
  return (
    <>
      {offline && <Note tone="warn">{t("offline")}</Note>}
      <Card
        as="section"
        aria-label={t("filters")}
        gap={{ base: "4", _professional: "2" }}
        padding={{ base: "4", desktop: { base: "5", _professional: "3" } }}
      >
        <DealFilters filter={filter} kinds={only === null} onChange={change} />
        <DealTotals found={totals} onlyIn={only !== null} />
      </Card>
      <Card
        as="section"
        aria-label={t("rows")}
        gap={{ base: "4", _professional: "2" }}
        padding={{ base: "4", desktop: { base: "5", _professional: "3" } }}
      >
        <Row align="center" justify="space-between" gap="3">
          <Text color="text-muted" size="sm">
            {totals.data !== undefined && t("found", { count: total, number: formatCount(total) })}
          </Text>
          <ExportButton
            label={t("export.label")}
            file={`${name}-${filter.days.first}-${filter.days.last}`}
            disabled={total === 0}
            load={(pageNum) =>
              request(dealRecords, { ...dealRecordQuery(filter), pageNum, pageSize: MOST_A_PAGE })
            }
            mostPages={25}
            rowKey={rowKey}
            csv={(deals) => dealCsv(deals, t)}
            done={(count, cut) => t(cut ? "export.cut" : "export.done", { count })}
          />
        </Row>
        <Deals
          filter={filter}
          page={page}
          onPage={(next) => change({ page: next })}
          asked={order}
          onClose={() => change({ page, order: null })}
        />
      </Card>
    </>
  );
}

interface DealsProps {
  readonly filter: DealFilter;
  readonly page: number;
  readonly onPage: (page: number) => void;
  /** Id of the order that the address names. */
  readonly asked: string | null;
  readonly onClose: () => void;
}

function Deals({ filter, page, onPage, asked, onClose }: DealsProps) {
  const { t } = useTranslation("money-records");
  const desktop = useDesktop();
  const [deal, setDeal] = useState<Deal | null>(null);
  const id = deal?.id ?? asked;
  const close = () => {
    setDeal(null);
    if (asked !== null) onClose();
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

interface DealTableProps {
  readonly filter: DealFilter;
  readonly page: number;
  readonly onPage: (page: number) => void;
  readonly empty: ReactNode;
  readonly onOpen: (deal: Deal) => void;
}

/** The record where there is room: a table, page by page. */
function DealTable({ filter, page, onPage, empty, onOpen }: DealTableProps) {
  const { t } = useTranslation("money-records");
  const asked = { ...dealRecordQuery(filter), pageNum: page, pageSize: DEALS_PER_PAGE };
  const found = useCall(dealRecords, asked);
  return (
    <DataTable
      label={t("table")}
      columns={dealColumns(t, onOpen)}
      rowKey={rowKey}
      result={found}
      page={page}
      pageSize={DEALS_PER_PAGE}
      onPage={onPage}
      error={t("failed")}
      empty={empty}
    />
  );
}
