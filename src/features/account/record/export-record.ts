// The record as a file: every page of it, in the words of the page.
import { betRecordList } from "#contract/api/records.ts";
import { request } from "#lib/http.ts";
import { allPages } from "#lib/all-pages.ts";
import { callFilter, type RecordFilter } from "./record-filter.ts";
import { recordCsv, type RecordWords } from "./record-csv.ts";

const PAGE = 100;
/** For more bets, the player exports fewer days at a time. */
const MOST_PAGES = 100;

interface Exported {
  readonly csv: string;
  readonly rows: number;
  /** More than a file takes. */
  readonly cut: boolean;
}

/** @throws CallError */
export async function exportRecord(filter: RecordFilter, words: RecordWords): Promise<Exported> {
  const asked = { ...callFilter(filter), pageSize: PAGE };
  const load = (pageNum: number) => request(betRecordList, { ...asked, pageNum });
  const { rows, total } = await allPages(load, MOST_PAGES);
  return { csv: recordCsv(rows, words), rows: rows.length, cut: rows.length < total };
}
