// Tables of how selections settle, for the tests of the plays.
import { perTally } from "./counts.ts";
import type { MatchResult } from "./match-result.ts";
import { settleSelection } from "./settlement.ts";

export type Vector = readonly [
  play: string,
  side: string,
  line: string | null,
  code: string | null,
];

export const FOOTBALL: MatchResult = {
  sport: "FT",
  status: "ended",
  score: { half: [0, 1], full: [2, 1] },
  corners: { half: [3, 2], full: [7, 4] },
  cards: { half: [0, 1], full: [1, 3] },
  goals: ["C", "H", "H"],
};

export const NOT_COUNTED = perTally(() => null);

/** @returns the vectors with the codes that the result gives them */
export function settled(vectors: readonly Vector[], result: MatchResult): Vector[] {
  return vectors.map(([play, side, line]) => [
    play,
    side,
    line,
    settleSelection({ play, side, line }, result),
  ]);
}
