// The clock text of a live match, continued between two answers of the server.

/** Sports whose clock counts down. */
const COUNTS_DOWN: ReadonlySet<string> = new Set(["BK"]);

/** Stops a clock whose server stopped answering. Seconds. */
const LONGEST_CARRY = 6;

/** `下半场 67:24` becomes `下半场 67:27` three seconds later; text without a clock is unchanged. */
export function carryClock(clock: string, sport: string, seconds: number): string {
  const step = Math.min(LONGEST_CARRY, Math.max(0, Math.floor(seconds)));
  return clock.replace(/(\d{1,3}):(\d{2})$/, (_, minutes: string, rest: string) => {
    const at = Number(minutes) * 60 + Number(rest);
    const moved = Math.max(0, COUNTS_DOWN.has(sport) ? at - step : at + step);
    return `${pad(Math.floor(moved / 60))}:${pad(moved % 60)}`;
  });
}

/** `01:43:52` until the kick-off, with days as hours. */
export function untilStart(startsAt: number, now: number): string {
  const seconds = Math.max(0, Math.floor((startsAt - now) / 1000));
  return [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
    .map(pad)
    .join(":");
}

function pad(value: number): string {
  return String(value).padStart(2, "0");
}
