// Days of the result centre, by the site's calendar.
import { addDays } from "#lib/time/calendar-days.ts";
import { dateOf } from "#lib/time/day-range.ts";

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
  const today = dateOf(now);
  return Array.from({ length: DAYS }, (_, back) => {
    const date = addDays(today, -back);
    return {
      date,
      short: date.slice(5).replace("-", "/"),
      weekday: new Date(`${date}T00:00:00Z`).getUTCDay(),
    };
  });
}
