// Which bets the record shows: venue, state and days.
import { type AddressOf, codeField, oneField, pageField } from "#lib/browser/address.ts";
import { daysField, spanOf } from "#lib/time/day-range.ts";
import { PROFIT_BY } from "./profit-words.ts";

export const STATES = ["all", "open", "settled"] as const;
export const EVERY_VENUE = "ALL";
export const BETS_PER_PAGE = 20;

const FILTER = {
  venue: codeField(EVERY_VENUE),
  state: oneField(STATES),
  days: daysField("week"),
};
export type RecordFilter = AddressOf<typeof FILTER>;

export const RECORD_FIELDS = {
  ...FILTER,
  /** How the profit is summed up. */
  by: oneField(PROFIT_BY),
  page: pageField(),
};

/** As the calls take it. */
export function betRecordQuery({ venue, state, days }: RecordFilter) {
  return { venue, state, ...spanOf(days) };
}
