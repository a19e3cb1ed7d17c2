// Names of the rows of the profit.
import { PLAYS } from "#contract/betting/plays.ts";
import { SPORT_TYPES } from "#contract/betting/sports.ts";
import { playText } from "#domain/bets/play-words.ts";
import type { RecordWords } from "./record-csv.ts";

export const PROFIT_BY = ["days", "sports", "markets"] as const;
export type ProfitBy = (typeof PROFIT_BY)[number];

/** A key that this version does not know is shown as it came. */
export function profitName(key: string, by: ProfitBy, { account, sport }: RecordWords): string {
  if (by === "days") return key;
  if (key === "MIX") return account("record.profit.mixed");
  if (key === "SERIES") return account("record.profit.series");
  if (by === "sports") {
    const known = SPORT_TYPES.find((type) => type === key);
    return known === undefined ? key : sport(`results.sports.${known}`);
  }
  return PLAYS.has(key) ? playText({ w: key, team_h: "", team_c: "" }, sport) : key;
}
