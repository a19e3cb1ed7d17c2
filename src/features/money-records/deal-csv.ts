// Exports all pages of the record as a CSV file, with the texts of the page.
import type { TFunction } from "i18next";
import { type Deal, dealRecords } from "#contract/api/deal-records.ts";
import { allPages } from "#lib/all-pages.ts";
import { csvCents, csvOf } from "#lib/csv.ts";
import { formatClock } from "#lib/format.ts";
import { request } from "#lib/http.ts";
import { callFilter, type DealFilter } from "./deal-filter.ts";
import { stateWords } from "./deal-words.ts";

const PAGE = 200;
/** Largest number of rows; for more, the member exports fewer days at a time. */
const MOST_ROWS = 5000;

interface Exported {
  readonly csv: string;
  readonly rows: number;
  /** True when rows were left out. */
  readonly cut: boolean;
}

/** @throws CallError */
export async function exportDeals(
  filter: DealFilter,
  t: TFunction<"money-records">,
): Promise<Exported> {
  const asked = { ...callFilter(filter), pageSize: PAGE };
  const load = (pageNum: number) => request(dealRecords, { ...asked, pageNum });
  const { rows, total } = await allPages(load, MOST_ROWS / PAGE);
  return { csv: dealCsv(rows, t), rows: rows.length, cut: rows.length < total };
}

export function dealCsv(deals: readonly Deal[], t: TFunction<"money-records">): string {
  return csvOf([
    COLUMNS.map((column) => t(`column.${column}`)),
    ...deals.map((deal) => row(deal, t)),
  ]);
}

const COLUMNS = [
  "id",
  "kind",
  "title",
  "time",
  "ended",
  "state",
  "amount",
  "other",
  "fee",
  "bonus",
  "balance",
  "note",
] as const;

function row(deal: Deal, t: TFunction<"money-records">): readonly string[] {
  const { id, kind, title, time, endedAt, amountCents, other, balanceCents, note } = deal;
  return [
    id,
    t(`kind.${kind}`),
    title,
    formatClock(time),
    endedAt === null ? "" : formatClock(endedAt),
    stateWords(deal, t),
    csvCents(amountCents),
    other,
    csvCents(deal.feeCents),
    csvCents(deal.bonusCents),
    balanceCents === null ? "" : csvCents(balanceCents),
    note,
  ];
}
