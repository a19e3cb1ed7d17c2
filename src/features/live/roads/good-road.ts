// Good roads: shoes whose last results follow a pattern that players look for.
import { type Outcome, type Side, type Streak, streaksOf } from "#lib/text/big-road.ts";

export const GOOD_ROADS = [
  "longBanker",
  "longPlayer",
  "singleJump",
  "doubleJump",
  "oneBankerTwoPlayers",
  "onePlayerTwoBankers",
] as const;
export type GoodRoadKind = (typeof GOOD_ROADS)[number];

export interface GoodRoad {
  readonly kind: GoodRoadKind;
  /** Results that follow the pattern so far, without ties. */
  readonly length: number;
}

/** Fewer results are chance. */
const LEAST = 6;

/** Length of each side's streaks in a shoe that follows the pattern. */
const PATTERNS = [
  ["singleJump", { B: 1, P: 1 }],
  ["doubleJump", { B: 2, P: 2 }],
  ["oneBankerTwoPlayers", { B: 1, P: 2 }],
  ["onePlayerTwoBankers", { B: 2, P: 1 }],
] as const satisfies readonly (readonly [GoodRoadKind, Readonly<Record<Side, number>>])[];

/** The pattern of the last results, null when they follow none. */
export function goodRoad(road: readonly Outcome[]): GoodRoad | null {
  const streaks = streaksOf(road);
  const last = streaks.at(-1);
  if (last === undefined) return null;
  if (last.length >= LEAST) {
    return { kind: last.side === "B" ? "longBanker" : "longPlayer", length: last.length };
  }
  for (const [kind, pattern] of PATTERNS) {
    const length = followed(streaks, pattern);
    if (length >= LEAST) return { kind, length };
  }
  return null;
}

/** Results at the end of the shoe that follow the pattern; the last streak may still grow. */
function followed(streaks: readonly Streak[], pattern: Readonly<Record<Side, number>>): number {
  let results = 0;
  for (const [back, { side, length }] of streaks.toReversed().entries()) {
    const fits = back === 0 ? length <= pattern[side] : length === pattern[side];
    if (!fits) return results;
    results += length;
  }
  return results;
}
