// The rows of the record as a table of a file, in the words of the page.
import type { TFunction } from "i18next";
import type { Deal } from "#contract/api/deal-records.ts";
import { csvCents, csvOf } from "#lib/text/csv.ts";
import { formatClock } from "#lib/text/format.ts";
import { stateWords } from "./deal-words.ts";

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
