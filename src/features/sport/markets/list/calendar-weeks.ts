// Whole weeks from Monday on: the days with results, today, and the days of the programme. Days are those in China,
// as everywhere in the book.

export interface CalendarDay {
  /** `yyyy-mm-dd` */
  readonly date: string;
  /** `gone`: its results are not kept any more. */
  readonly kind: "gone" | "past" | "today" | "later";
  readonly count: number;
}

export const WEEK = 7;

const DAY_MS = 86_400_000;
const CHINA_MS = 8 * 3_600_000;
/** Results are kept so long. */
const DAYS_BACK = 7;
const DAYS_AHEAD = 14;

export function calendarWeeks(
  now: number,
  counts: readonly { readonly date: string; readonly count: number }[],
): readonly (readonly CalendarDay[])[] {
  const today = Math.floor((now + CHINA_MS) / DAY_MS);
  const first = today - DAYS_BACK - mondayOffset(today - DAYS_BACK);
  const last = today + DAYS_AHEAD;
  const weeks = Math.ceil((last - first + 1) / WEEK);
  const byDate = new Map(counts.map(({ date, count }) => [date, count]));
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: WEEK }, (__, nth) => dayAt(first + week * WEEK + nth, today, byDate)),
  );
}

/** Days since the last Monday. The first day of the epoch was a Thursday. */
function mondayOffset(day: number): number {
  return (day + 3) % WEEK;
}

function dayAt(day: number, today: number, counts: ReadonlyMap<string, number>): CalendarDay {
  const date = new Date(day * DAY_MS).toISOString().slice(0, 10);
  return { date, kind: kindOf(day - today), count: counts.get(date) ?? 0 };
}

function kindOf(ahead: number): CalendarDay["kind"] {
  if (ahead === 0) return "today";
  if (ahead > 0) return "later";
  return ahead >= -DAYS_BACK ? "past" : "gone";
}
