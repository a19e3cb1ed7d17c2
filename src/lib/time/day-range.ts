// Days by the site's calendar, as a list is narrowed down by them.
import type { AddressField } from "../browser/address.ts";
import { serverNow } from "./clock.ts";
import { formatClock } from "../text/format.ts";

export const QUICK_DAYS = ["today", "yesterday", "week", "month"] as const;
export type QuickDays = (typeof QUICK_DAYS)[number];

export interface DayRange {
  /** `yyyy-mm-dd`, both included. */
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
} as const satisfies Record<QuickDays, readonly [number, number]>;
const DATE = /^\d{4}-\d{2}-\d{2}$/;

export function quickDays(quick: QuickDays, now: number): DayRange {
  const [first, last] = SPANS[quick];
  return { first: dateOf(now - first * DAY_MS), last: dateOf(now - last * DAY_MS) };
}

/** The quick choice that means these days; null for days chosen by hand. */
export function quickOf({ first, last }: DayRange, now: number): QuickDays | null {
  return (
    QUICK_DAYS.find((quick) => {
      const days = quickDays(quick, now);
      return days.first === first && days.last === last;
    }) ?? null
  );
}

/** Two days in any order; null where one is no date. */
export function daysOf(one: string, other: string): DayRange | null {
  if (!isDay(one) || !isDay(other)) return null;
  return one <= other ? { first: one, last: other } : { first: other, last: one };
}

/** `2026-11-22 – 2026-11-29`, or the one day. */
export function datesText({ first, last }: DayRange): string {
  return first === last ? first : `${first} – ${last}`;
}

export function countDays(days: DayRange): number {
  const { from, to } = spanOf(days);
  return (to - from) / DAY_MS;
}

/** As calls take it: from the first moment to the one after the last. */
export function spanOf({ first, last }: DayRange): { readonly from: number; readonly to: number } {
  return { from: startOf(first), to: startOf(last) + DAY_MS };
}

export function dateOf(epoch: number): string {
  return formatClock(epoch).slice(0, 10);
}

export function isDay(text: string): boolean {
  const time = DATE.test(text) ? Date.parse(text) : Number.NaN;
  // A day such as 30 February is read as one of March.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/**
 * A day as it may be typed: `2026-11-22`, `2026/1/5`, `20261122`, with the words for year, month and day, also in
 * full width.
 *
 * @returns null for what is no day, such as 30 February
 */
export function readDay(typed: string): string | null {
  const text = typed.normalize("NFKC").trim();
  const [, year, month = "", day = ""] =
    /^(\d{4})(\d{2})(\d{2})$/.exec(text) ??
    /^(\d{4})\D{1,3}(\d{1,2})\D{1,3}(\d{1,2})\D?$/.exec(text) ??
    [];
  if (year === undefined) return null;
  const found = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  return isDay(found) ? found : null;
}

/** The site's days begin at midnight in China, which has no summer time. */
function startOf(date: string): number {
  return Date.parse(`${date}T00:00:00+08:00`);
}

/** A quick choice by its name, so that a link means the days of the day on which it is opened; others by their dates. */
export function daysField(first: QuickDays): AddressField<DayRange> {
  return {
    read(text) {
      const quick = QUICK_DAYS.find((name) => name === text);
      const [one = "", other = ""] = text?.split("_") ?? [];
      return (
        (quick === undefined ? daysOf(one, other) : null) ?? quickDays(quick ?? first, serverNow())
      );
    },
    write(days) {
      const quick = quickOf(days, serverNow());
      if (quick === first) return null;
      return quick ?? `${days.first}_${days.last}`;
    },
  };
}
