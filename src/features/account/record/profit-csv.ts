// The profit as a table of a file, in the words of the page.
import type { ProfitRow } from "#contract/api/records.ts";
import { csvCents, csvOf } from "#lib/text/csv.ts";
import { type ProfitBy, profitName } from "./profit-words.ts";
import type { RecordWords } from "./record-csv.ts";

export function profitCsv(rows: readonly ProfitRow[], by: ProfitBy, words: RecordWords): string {
  const { account: t } = words;
  const head = [
    t(`record.profit.by.${by}`),
    t("record.total.count"),
    t("record.total.stake"),
    t("record.total.net"),
  ];
  const cells = rows.map(({ key, count, stakeCents, netCents }) => [
    profitName(key, by, words),
    count,
    csvCents(stakeCents),
    csvCents(netCents),
  ]);
  return csvOf([head, ...cells]);
}
