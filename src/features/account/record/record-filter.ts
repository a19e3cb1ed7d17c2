// Which bets the record shows: venue, state and days.
import {
  type AddressFields,
  codeField,
  daysField,
  oneField,
  pageField,
} from "#lib/address-fields.ts";
import { type DayRange, spanOf } from "#lib/day-range.ts";
import { PROFIT_BY, type ProfitBy } from "./profit-words.ts";

export const STATES = ["all", "open", "settled"] as const;
export const ALL_VENUES = "ALL";
export const PAGE_SIZE = 20;

export interface RecordFilter {
  readonly venue: string;
  readonly state: (typeof STATES)[number];
  readonly days: DayRange;
}

export interface RecordAddress extends RecordFilter {
  /** How the profit is summed up. */
  readonly by: ProfitBy;
  readonly page: number;
}

export const RECORD_FIELDS: AddressFields<RecordAddress> = {
  venue: codeField(ALL_VENUES),
  state: oneField(STATES),
  days: daysField("week"),
  by: oneField(PROFIT_BY),
  page: pageField(),
};

/** As the calls take it. */
export function callFilter({ venue, state, days }: RecordFilter) {
  return { venue, state, ...spanOf(days) };
}
