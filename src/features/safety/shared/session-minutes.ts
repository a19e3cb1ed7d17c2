/** Whole minutes of the session; never negative, whatever the clocks say. */
export function sessionMinutes(since: number, now: number): number {
  return Math.max(0, Math.floor((now - since) / 60_000));
}
