// When an activity runs, in the server's time and in that of the member's device.
import { formatClock } from "#lib/text/format.ts";

const MINUTE = 60_000;
/** Minutes from the device's time to UTC where it keeps the site's time. */
const SITE_OFFSET = -480;

export interface Span {
  readonly startsAt: number;
  readonly endsAt: number | null;
}

/** `2026-11-01 00:00`; an end at midnight is the last minute before it. */
export function siteSpan({ startsAt, endsAt }: Span): readonly [string, string | null] {
  return [minuteOf(startsAt), endsAt === null ? null : minuteOf(endsAt - MINUTE)];
}

/** Null where the device keeps the site's time. */
export function deviceSpan({ startsAt, endsAt }: Span): readonly [string, string | null] | null {
  const inSiteTime = [startsAt, endsAt ?? startsAt].every(
    (time) => new Date(time).getTimezoneOffset() === SITE_OFFSET,
  );
  if (inSiteTime) return null;
  return [deviceMinute(startsAt), endsAt === null ? null : deviceMinute(endsAt - MINUTE)];
}

export function minuteOf(epoch: number): string {
  return formatClock(epoch).slice(0, 16);
}

export function deviceMinute(epoch: number): string {
  const date = new Date(epoch);
  const two = (value: number) => String(value).padStart(2, "0");
  const day = `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
  return `${day} ${two(date.getHours())}:${two(date.getMinutes())}`;
}
