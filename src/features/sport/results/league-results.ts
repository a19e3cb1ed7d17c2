import type * as v from "valibot";
import type { results } from "#contract/api/sport-results.ts";

export type Result = v.InferOutput<typeof results.response>["list"][number];

export interface ResultBlock {
  readonly key: string;
  readonly sport: Result["sport"];
  readonly league: string;
  readonly results: readonly Result[];
}

/** Results of each league together, in the order of their first one. */
export function resultBlocksOf(list: readonly Result[]): readonly ResultBlock[] {
  const byLeague = Map.groupBy(list, ({ sport, league }) => `${sport} ${league}`);
  return [...byLeague].flatMap(([key, found]) => {
    const [first] = found;
    return first ? [{ key, sport: first.sport, league: first.league, results: found }] : [];
  });
}
