// The score of a play's period, as far as it is final.
import type { MatchResult } from "./match-result.ts";
import { FIRST_FIVE, periodKind } from "./play-periods.ts";
import type { PlaySpec } from "./plays.ts";
import type { Score } from "./score.ts";

/** What is settled: the score of its period; null until it is final. */
export function scoreOf(spec: PlaySpec, result: MatchResult): Score | null {
  const { periods = {} } = result;
  const { half = null } = result[spec.count] ?? {};
  switch (periodKind(spec.period)) {
    case "full":
      return fullScore(spec, result);
    case "half":
      return half;
    case "second": {
      const full = fullScore(spec, result);
      return full && half && [full[0] - half[0], full[1] - half[1]];
    }
    case "five":
      return sum(FIRST_FIVE.map((inning) => periods[inning]));
    default:
      return periods[spec.period] ?? null;
  }
}

/** Overtime is part of full time in every sport but football; shoot-outs never count. */
function fullScore({ count }: PlaySpec, result: MatchResult): Score | null {
  const full = result[count]?.full ?? null;
  const { overtime, sport } = result;
  const counts = count === "score" && sport !== "FT" && sport !== "VF";
  return full && overtime && counts ? [full[0] + overtime[0], full[1] + overtime[1]] : full;
}

function sum(scores: readonly (Score | undefined)[]): Score | null {
  let [home, away] = [0, 0];
  for (const score of scores) {
    if (score === undefined) return null;
    home += score[0];
    away += score[1];
  }
  return [home, away];
}
