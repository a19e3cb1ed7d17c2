// The statement as a file: every row of it, in the words of the page.
import type { TFunction } from "i18next";
import {
  protectionStatement,
  type ProtectionStatement,
  type StatementSums,
} from "#contract/api/protection-statement.ts";
import { allPages } from "#lib/all-pages.ts";
import { csvCents, csvOf } from "#lib/csv.ts";
import { request } from "#lib/http.ts";
import { askedOf, type StatementBy, type StatementRange } from "./statement-range.ts";

type Row = ProtectionStatement["list"][number];

const PAGE = 100;
const MOST_PAGES = 50;

/** Money in and out belongs to no game and no venue. */
export const MONEY_COLUMNS = [
  "depositCents",
  "withdrawalCents",
  "netDepositCents",
] as const satisfies readonly (keyof StatementSums)[];
export const PLAY_COLUMNS = [
  "stakedCents",
  "returnedCents",
  "netCents",
] as const satisfies readonly (keyof StatementSums)[];

export function sumColumns(by: StatementBy): readonly (keyof StatementSums)[] {
  return by === "day" ? [...MONEY_COLUMNS, ...PLAY_COLUMNS] : PLAY_COLUMNS;
}

/** @throws CallError */
export async function exportStatement(
  by: StatementBy,
  range: StatementRange,
  t: TFunction<"safety">,
): Promise<{ readonly csv: string; readonly rows: number }> {
  const asked = { ...askedOf(by, range), pageSize: PAGE };
  const { rows } = await allPages(async (pageNum) => {
    const { list, total } = await request(protectionStatement, { ...asked, pageNum });
    return { total, list: list.map((row) => ({ ...row, id: row.key })) };
  }, MOST_PAGES);
  return { csv: statementCsv(rows, by, t), rows: rows.length };
}

export function statementCsv(
  rows: readonly Row[],
  by: StatementBy,
  t: TFunction<"safety">,
): string {
  const columns = sumColumns(by);
  return csvOf([
    [
      t(`statement.column.${by}`),
      t("statement.column.count"),
      ...columns.map((column) => t(`statement.total.${column}`)),
    ],
    ...rows.map((row) => [
      row.name || row.key,
      row.count,
      ...columns.map((column) => csvCents(row[column])),
    ]),
  ]);
}
