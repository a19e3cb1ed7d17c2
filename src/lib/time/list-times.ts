// Times of a list that reaches into another year, and single times of another year, are printed with their year.
import { serverNow } from "./clock.ts";
import { formatClock, formatDay, formatTime, formatYear } from "../text/format.ts";

/** Whether the times, and now, are of several years. */
function spanYears(times: readonly number[]): boolean {
  return new Set([serverNow(), ...times].map(formatYear)).size > 1;
}

/** `11/21 21:30`, or `2025-11-21 21:30`. @param list the times that are shown together */
export function listTime(epoch: number, list: readonly number[] = [epoch]): string {
  return spanYears(list) ? formatClock(epoch).slice(0, 16) : formatTime(epoch);
}

/** The day in words, as `listTime`. */
export function listDay(epoch: number, list: readonly number[] = [epoch]): string {
  return formatTime(epoch, spanYears(list) ? "date" : "day");
}

/** `11/21 21:30`, or `2025-11-21` where a year leaves no room for the hour. */
export function listDate(epoch: number, list: readonly number[]): string {
  return spanYears(list) ? formatDay(epoch) : formatTime(epoch);
}
