// Calendar days as texts, `yyyy-mm-dd`, which compare as dates do, and months as `yyyy-mm`. No clock and no time zone:
// what day it is now says `dateOf` of `day-range.ts`.

const WEEK = 7;
/** Every month fits, and no calendar changes its height from month to month. */
const WEEKS = 6;
const DAY_MS = 86_400_000;

export function addDays(day: string, count: number): string {
  return textOf(Date.parse(day) + count * DAY_MS);
}

/** The same day of another month, or that month's last. */
export function addMonths(day: string, count: number): string {
  const month = stepMonth(monthOf(day), count);
  const last = lastOf(month);
  const same = `${month}-${day.slice(8)}`;
  return same < last ? same : last;
}

export function monthOf(day: string): string {
  return day.slice(0, 7);
}

export function stepMonth(month: string, count: number): string {
  const months = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 + count;
  const year = String(Math.floor(months / 12)).padStart(4, "0");
  return `${year}-${String((months % 12) + 1).padStart(2, "0")}`;
}

export function firstOf(month: string): string {
  return `${month}-01`;
}

export function lastOf(month: string): string {
  return addDays(firstOf(stepMonth(month, 1)), -1);
}

/** Days since the last Monday: 0 for a Monday. */
export function weekdayOf(day: string): number {
  return (new Date(`${day}T00:00:00Z`).getUTCDay() + WEEK - 1) % WEEK;
}

/** The month in weeks from Monday on; null before its first day and after its last. */
export function monthWeeks(month: string): readonly (readonly (string | null)[])[] {
  const first = firstOf(month);
  const start = addDays(first, -weekdayOf(first));
  return Array.from({ length: WEEKS }, (_, week) =>
    Array.from({ length: WEEK }, (__, nth) => {
      const day = addDays(start, week * WEEK + nth);
      return monthOf(day) === month ? day : null;
    }),
  );
}

export interface DayLimits {
  readonly min?: string | undefined;
  readonly max?: string | undefined;
}

export function beyondLimits(day: string, { min, max }: DayLimits): "early" | "late" | null {
  if (min !== undefined && day < min) return "early";
  return max !== undefined && day > max ? "late" : null;
}

/** The limit itself for a day beyond it. */
export function withinLimits(day: string, { min, max }: DayLimits): string {
  if (min !== undefined && day < min) return min;
  return max !== undefined && day > max ? max : day;
}

/** Whole months: the days that a calendar shows. */
export function wholeMonths({ min, max }: DayLimits): DayLimits {
  return {
    min: min === undefined ? undefined : firstOf(monthOf(min)),
    max: max === undefined ? undefined : lastOf(monthOf(max)),
  };
}

/** Where a key moves the focus in a grid of days (ARIA: date picker dialog); null for other keys. */
export function dayByKey(day: string, key: string, shift: boolean): string | null {
  if (key === "ArrowLeft") return addDays(day, -1);
  if (key === "ArrowRight") return addDays(day, 1);
  if (key === "ArrowUp") return addDays(day, -WEEK);
  if (key === "ArrowDown") return addDays(day, WEEK);
  if (key === "Home") return addDays(day, -weekdayOf(day));
  if (key === "End") return addDays(day, WEEK - 1 - weekdayOf(day));
  if (key === "PageUp") return addMonths(day, shift ? -12 : -1);
  return key === "PageDown" ? addMonths(day, shift ? 12 : 1) : null;
}

function textOf(epoch: number): string {
  return new Date(epoch).toISOString().slice(0, 10);
}
