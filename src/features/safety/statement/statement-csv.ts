// The statement as a file: every row of it, in the words of the page.
import type { TFunction } from "i18next";
import type { ProtectionStatement, StatementSums } from "#contract/api/protection-statement.ts";
import { csvCents, csvOf } from "#lib/text/csv.ts";
import type { StatementBy } from "./statement-range.ts";

type Row = ProtectionStatement["list"][number];

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
