// Coming matches by the hour of their start.
import type { Match } from "#contract/api/featured-matches.ts";

const HOUR_MS = 3_600_000;

export interface MatchHour {
  /** Begin of the hour, epoch milliseconds. */
  readonly at: number;
  /** In the order of their start. */
  readonly matches: readonly Match[];
}

export function matchHours(matches: readonly Match[]): MatchHour[] {
  const coming = matches
    .filter((match) => !match.live)
    .toSorted((one, other) => one.startsAt - other.startsAt);
  const groups = Map.groupBy(coming, ({ startsAt }) => Math.floor(startsAt / HOUR_MS) * HOUR_MS);
  return [...groups].map(([at, list]) => ({ at, matches: list }));
}
