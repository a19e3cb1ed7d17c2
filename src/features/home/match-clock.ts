// The printed clock of a live match, carried on between two answers of the server.

/** Sports whose clock runs towards zero. */
const COUNTS_DOWN: ReadonlySet<string> = new Set(["BK"]);

/** A server that stopped answering must not let a match run on by itself. */
const LONGEST_CARRY = 6;

/** `下半场 67:24` three seconds later is `下半场 67:27`; a text without a clock stays as it is. */
export function carryClock(clock: string, sport: string, seconds: number): string {
  const step = Math.min(LONGEST_CARRY, Math.max(0, Math.floor(seconds)));
  return clock.replace(/(\d{1,3}):(\d{2})$/, (_, minutes: string, rest: string) => {
    const at = Number(minutes) * 60 + Number(rest);
    const moved = Math.max(0, COUNTS_DOWN.has(sport) ? at - step : at + step);
    return `${pad(Math.floor(moved / 60))}:${pad(moved % 60)}`;
  });
}

/** `01:43:52` until the kick-off; days are counted as hours. */
export function untilStart(startsAt: number, now: number): string {
  const seconds = Math.max(0, Math.floor((startsAt - now) / 1000));
  return [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
    .map(pad)
    .join(":");
}

function pad(value: number): string {
  return String(value).padStart(2, "0");
}
