// How the time of a match is written, the same on every page and by the server: `58:07`, in stoppage time `45+2`.
import type { Match } from "./api/featured-matches.ts";
import { ownValue } from "./own-value.ts";

/** Seconds at the end of the regular time of a football half. */
const HALF_ENDS: Readonly<Record<string, number>> = { "1H": 45 * 60, "2H": 90 * 60 };
/** Sports whose clock counts down. */
export const COUNTS_DOWN: ReadonlySet<string> = new Set(["BK"]);
/** A server that stopped answering stops its clocks. Seconds. */
const LONGEST_CARRY = 6;

interface Moment {
  readonly sport: string;
  /** `se_now` */
  readonly period: string;
  /** Played; in a sport that counts down, left. */
  readonly seconds: number;
}

export function clockTime(moment: Moment): string {
  return stoppage(moment) ?? stopwatch(moment.seconds);
}

/** The minute of an event: `39` is the one that begins at 38:00. */
export function eventMinute(moment: Moment): string {
  return stoppage(moment) ?? String(minuteOf(moment.seconds));
}

/** A printed clock some seconds later: `下半场 67:24` becomes `下半场 67:27`. Of stoppage time the server tells. */
export function carryClock(
  { clock, sport }: Pick<Match, "clock" | "sport">,
  seconds: number,
): string {
  const step = Math.min(LONGEST_CARRY, Math.max(0, Math.floor(seconds)));
  return clock.replace(/(\d{1,3}):(\d{2})$/, (_, minutes: string, rest: string) => {
    const at = Number(minutes) * 60 + Number(rest);
    if (COUNTS_DOWN.has(sport)) return stopwatch(Math.max(0, at - step));
    const ends = sport === "FT" ? Object.values(HALF_ENDS) : [];
    return stopwatch(Math.min(at + step, ...ends.filter((end) => at < end).map((end) => end - 1)));
  });
}

function stoppage({ sport, period, seconds }: Moment): string | null {
  const end = sport === "FT" ? ownValue(HALF_ENDS, period) : undefined;
  return end === undefined || seconds < end ? null : `${end / 60}+${minuteOf(seconds - end)}`;
}

const minuteOf = (seconds: number): number => Math.floor(seconds / 60) + 1;

/** `67:24`, `105:02` */
function stopwatch(seconds: number): string {
  const two = (value: number) => String(value).padStart(2, "0");
  return `${two(Math.floor(seconds / 60))}:${two(seconds % 60)}`;
}
