import { DAY, lastMidnight, MINUTE } from "./china-time.ts";

/** Minutes of the day in China; null: always open. An end before the start is on the next day. */
export type ServiceHours = { readonly from: number; readonly to: number } | null;

/** `09:00–23:00`, or `06:00–次日 05:30` past midnight; empty: always open. */
export function hoursText(hours: ServiceHours): string {
  if (hours === null) return "";
  const { from, to } = hours;
  return `${clock(from)}–${to < from ? "次日 " : ""}${clock(to)}`;
}

/** @returns null while it is open */
export function nextOpening(hours: ServiceHours, time: number): number | null {
  if (hours === null) return null;
  const midnight = lastMidnight(time);
  const minute = (time - midnight) / MINUTE;
  const { from, to } = hours;
  const open = from <= to ? from <= minute && minute < to : from <= minute || minute < to;
  if (open) return null;
  return midnight + from * MINUTE + (minute < from ? 0 : DAY);
}

function clock(minutes: number): string {
  const two = (value: number) => String(value).padStart(2, "0");
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}
