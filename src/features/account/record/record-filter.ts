// Which bets the record shows: venue, state and days by the site's calendar.
import { formatClock } from "../../../lib/format.ts";

export const QUICK = ["today", "yesterday", "week", "month"] as const;
type Quick = (typeof QUICK)[number];

export const STATES = ["all", "open", "settled"] as const;
export const ALL_VENUES = "ALL";
export const PAGE_SIZE = 20;

export interface RecordFilter {
  readonly venue: string;
  readonly state: (typeof STATES)[number];
  /** `yyyy-mm-dd`, both included. */
  readonly first: string;
  readonly last: string;
}

interface Days {
  readonly first: string;
  readonly last: string;
}

const DAY_MS = 86_400_000;
/** Days back of the first and the last day. */
const SPANS = {
  today: [0, 0],
  yesterday: [1, 1],
  week: [6, 0],
  month: [29, 0],
} as const satisfies Record<Quick, readonly [number, number]>;
const DATE = /^\d{4}-\d{2}-\d{2}$/;

export function quickDays(quick: Quick, now: number): Days {
  const [first, last] = SPANS[quick];
  return { first: dateOf(now - first * DAY_MS), last: dateOf(now - last * DAY_MS) };
}

/** The quick choice that means these days; null for days chosen by hand. */
export function quickOf({ first, last }: Days, now: number): Quick | null {
  return (
    QUICK.find((quick) => {
      const days = quickDays(quick, now);
      return days.first === first && days.last === last;
    }) ?? null
  );
}

/** Two days in any order; null where one is no date. */
export function daysOf(one: string, other: string): Days | null {
  if (!isDate(one) || !isDate(other)) return null;
  return one <= other ? { first: one, last: other } : { first: other, last: one };
}

/** As the calls take it: from the first moment to the one after the last. */
export function callFilter({ venue, state, first, last }: RecordFilter) {
  return { venue, state, from: startOf(first), to: startOf(last) + DAY_MS };
}

export function dateOf(epoch: number): string {
  return formatClock(epoch).slice(0, 10);
}

function isDate(text: string): boolean {
  return DATE.test(text) && !Number.isNaN(startOf(text));
}

/** The site's days begin at midnight in China, which has no summer time. */
function startOf(date: string): number {
  return Date.parse(`${date}T00:00:00+08:00`);
}
