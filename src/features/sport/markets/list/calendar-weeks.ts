// Whole weeks from Monday on: the days with results, today, and the days of the programme. Days are those in China,
// as everywhere in the book.

import { addDays, weekdayOf } from "#lib/time/calendar-days.ts";
import { countDays, dateOf } from "#lib/time/day-range.ts";

export interface CalendarDay {
  /** `yyyy-mm-dd` */
  readonly date: string;
  /** `gone`: its results are not kept any more. */
  readonly kind: "gone" | "past" | "today" | "later";
  readonly count: number;
}

export const WEEK = 7;

/** Results are kept so long. */
const DAYS_BACK = 7;
const DAYS_AHEAD = 14;

export function calendarWeeks(
  now: number,
  counts: readonly { readonly date: string; readonly count: number }[],
): readonly (readonly CalendarDay[])[] {
  const today = dateOf(now);
  const earliest = addDays(today, -DAYS_BACK);
  const first = addDays(earliest, -weekdayOf(earliest));
  const weeks = Math.ceil(countDays({ first, last: addDays(today, DAYS_AHEAD) }) / WEEK);
  const byDate = new Map(counts.map(({ date, count }) => [date, count]));
  const dayAt = (date: string): CalendarDay => ({
    date,
    kind: kindOf(date, { today, earliest }),
    count: byDate.get(date) ?? 0,
  });
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: WEEK }, (__, nth) => dayAt(addDays(first, week * WEEK + nth))),
  );
}

function kindOf(
  date: string,
  { today, earliest }: { readonly today: string; readonly earliest: string },
): CalendarDay["kind"] {
  if (date === today) return "today";
  if (date > today) return "later";
  return date >= earliest ? "past" : "gone";
}
