// Days are calendar days in China, whatever the server's time zone.

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
const OFFSET = 8 * HOUR;
/** Days the date strip shows one by one; later days share the entry `later`. */
const STRIP = 7;
export const LATER = "later";

/** `YYYY-MM-DD` */
export function dayOf(time: number): string {
  return new Date(time + OFFSET).toISOString().slice(0, 10);
}

/** `HH:MM` */
export function timeOfDay(time: number): string {
  return new Date(time + OFFSET).toISOString().slice(11, 16);
}

/** @param day `YYYY-MM-DD` @returns NaN for any other text */
export function dayStart(day: string): number {
  return /^\d{4}-\d\d-\d\d$/.test(day) ? Date.parse(`${day}T00:00:00Z`) - OFFSET : Number.NaN;
}

export function lastMidnight(time: number): number {
  return dayStart(dayOf(time));
}

export function nextMidnight(time: number): number {
  return lastMidnight(time) + DAY;
}

/** Days of the date strip, from tomorrow on. */
export function stripDays(time: number): string[] {
  const first = nextMidnight(time);
  return Array.from({ length: STRIP }, (_, index) => dayOf(first + index * DAY));
}

/** The strip's entry for a match that starts at `startsAt`. */
export function stripDay(startsAt: number, time: number): string {
  return startsAt < nextMidnight(time) + STRIP * DAY ? dayOf(startsAt) : LATER;
}

/** The end of "today" in match lists: midnight, but at least twelve hours from now. */
export function endOfToday(time: number): number {
  return Math.max(nextMidnight(time), time + 12 * HOUR);
}
