// Knock-out ties by round, in the order the server first names the rounds: the final is last.
import type * as v from "valibot";
import type { venueInfo } from "#contract/api/venue-info.ts";

export type Tie = v.InferOutput<typeof venueInfo.response>["bracket"][number];

export interface TieRound {
  readonly name: string;
  readonly ties: readonly Tie[];
  readonly last: boolean;
}

export function tieRounds(bracket: readonly Tie[]): TieRound[] {
  const names = [...new Set(bracket.map((tie) => tie.round))];
  return names.map((name, at) => ({
    name,
    ties: bracket.filter((tie) => tie.round === name),
    last: at === names.length - 1,
  }));
}
