// The record as a file: every page of it, in the words of the page.
import type { TFunction } from "i18next";
import { betRecordList } from "#contract/api/tickets.ts";
import { formatClock } from "../../../lib/format.ts";
import { request } from "../../../lib/http.ts";
import { csvCents, csvOf } from "./csv.ts";
import { callFilter, type RecordFilter } from "./record-filter.ts";
import type { RecordRow } from "./record-row.ts";
import { stateText, venueText } from "./record-words.ts";

const PAGE = 100;
/** Whoever has more takes fewer days at a time. */
const MOST_PAGES = 100;

interface Exported {
  readonly csv: string;
  readonly rows: number;
  /** More than a file takes. */
  readonly cut: boolean;
}

/** @throws CallError */
export async function exportRecord(
  filter: RecordFilter,
  t: TFunction<"account">,
): Promise<Exported> {
  const { rows, total } = await allRows(filter);
  return { csv: recordCsv(rows, t), rows: rows.length, cut: rows.length < total };
}

function recordCsv(rows: readonly RecordRow[], t: TFunction<"account">): string {
  const head = COLUMNS.map((column) => t(`record.column.${column}`));
  return csvOf([head, ...rows.map((row) => cells(row, t))]);
}

const COLUMNS = [
  "id",
  "venue",
  "title",
  "placedAt",
  "settledAt",
  "state",
  "stake",
  "valid",
  "net",
] as const;

function cells(row: RecordRow, t: TFunction<"account">): readonly string[] {
  const { id, title, placedAt, settledAt, stakeCents, validCents, netCents } = row;
  return [
    id,
    venueText(row, t),
    title,
    formatClock(placedAt),
    settledAt === null ? "" : formatClock(settledAt),
    stateText(row.state, t),
    csvCents(stakeCents),
    csvCents(validCents),
    netCents === null ? "" : csvCents(netCents),
  ];
}

/** A bet made meanwhile moves the pages: each is kept once. */
async function allRows(filter: RecordFilter) {
  const rows = new Map<string, RecordRow>();
  const asked = { ...callFilter(filter), pageSize: PAGE };
  let total = 0;
  for (let pageNum = 1; pageNum <= MOST_PAGES; pageNum += 1) {
    // oxlint-disable-next-line no-await-in-loop -- the first page says how many there are
    const page = await request(betRecordList, { ...asked, pageNum });
    total = page.total;
    for (const row of page.list) rows.set(row.id, row);
    if (page.list.length === 0 || rows.size >= total) break;
  }
  return { rows: [...rows.values()], total };
}
