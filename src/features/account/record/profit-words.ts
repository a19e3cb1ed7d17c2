// Names of the rows of the profit.
import type { TFunction } from "i18next";
import { PLAY_BASES } from "#contract/betting/plays.ts";
import { SPORT_TYPES } from "#contract/betting/sports.ts";
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
  return playName(key, sport) ?? key;
}

function playName(key: string, t: TFunction<"sport">): string | null {
  const [base, period] = key.split(" ");
  const known = PLAY_BASES.find((each) => each === base);
  if (known === undefined || (period !== "full" && period !== "half")) return null;
  return `${t(`view.period.${period}`)} ${t(`view.play.${known}`, { team: "" })}`;
}
