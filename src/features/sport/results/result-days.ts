// Days of the result centre, by the site's calendar.
import { formatClock } from "#lib/text/format.ts";

const DAY_MS = 86_400_000;
const DAYS = 8;

interface ResultDay {
  /** `yyyy-mm-dd` */
  readonly date: string;
  /** `11/21` */
  readonly short: string;
  /** 0 Sunday … 6 Saturday. */
  readonly weekday: number;
}

/** Today first. */
export function resultDays(now: number): readonly ResultDay[] {
  return Array.from({ length: DAYS }, (_, back) => {
    const date = formatClock(now - back * DAY_MS).slice(0, 10);
    return {
      date,
      short: date.slice(5).replace("-", "/"),
      weekday: new Date(`${date}T00:00:00Z`).getUTCDay(),
    };
  });
}
