// Days of the book are days of China.

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
const ZONE = 8 * HOUR;
/** Days with a name of their own in the strip; what is after them is `later`. */
const STRIP = 7;
export const LATER = "later";

export function dayOf(time: number): string {
  return new Date(time + ZONE).toISOString().slice(0, 10);
}

/** The moment a day begins; NaN for a text that is none. */
export function dayStart(day: string): number {
  return /^\d{4}-\d\d-\d\d$/.test(day) ? Date.parse(`${day}T00:00:00Z`) - ZONE : Number.NaN;
}

export function nextMidnight(time: number): number {
  return dayStart(dayOf(time)) + DAY;
}

/** Days of the strip, from tomorrow on. */
export function stripDays(time: number): string[] {
  const first = nextMidnight(time);
  return Array.from({ length: STRIP }, (_, index) => dayOf(first + index * DAY));
}

/** Where a match that starts at `startsAt` stands in the strip. */
export function stripDay(startsAt: number, time: number): string {
  return startsAt < nextMidnight(time) + STRIP * DAY ? dayOf(startsAt) : LATER;
}

/** Today's programme lasts to midnight, and never less than half a day. */
export function endOfToday(time: number): number {
  return Math.max(nextMidnight(time), time + 12 * HOUR);
}
