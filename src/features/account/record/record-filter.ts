// Which bets the record shows: venue, state and days.
import { type DayRange, spanOf } from "../../../lib/day-range.ts";

export const STATES = ["all", "open", "settled"] as const;
export const ALL_VENUES = "ALL";
export const PAGE_SIZE = 20;

export interface RecordFilter extends DayRange {
  readonly venue: string;
  readonly state: (typeof STATES)[number];
}

/** As the calls take it. */
export function callFilter({ venue, state, ...days }: RecordFilter) {
  return { venue, state, ...spanOf(days) };
}
