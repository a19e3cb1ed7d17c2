// The record as a file: every page of it, in the words of the page.
import type { TFunction } from "i18next";
import { betRecordList } from "#contract/api/records.ts";
import { formatClock } from "../../../lib/format.ts";
import { request } from "../../../lib/http.ts";
import { allPages } from "./all-pages.ts";
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
  const asked = { ...callFilter(filter), pageSize: PAGE };
  const load = (pageNum: number) => request(betRecordList, { ...asked, pageNum });
  const { rows, total } = await allPages(load, MOST_PAGES);
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
