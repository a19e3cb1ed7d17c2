// In which outcomes of a match a leg of a combination wins, by the rules that settle it.
import type { PlayCount } from "#contract/betting/counts.ts";
import { periodKind } from "#contract/betting/play-periods.ts";
import { type PlaySpec, playSpec } from "#contract/betting/plays.ts";
import { settleScore } from "#contract/betting/score-rules.ts";
import type { MatchSport } from "#contract/betting/sports.ts";
import type { Pair } from "../timeline.ts";

export interface CombinationLeg {
  /** Play code, side and line as in the market. */
  readonly w: string;
  readonly r: string;
  readonly line: string | null;
  /** Sides of the market. */
  readonly listed: readonly string[];
  /** What the leg alone pays, stake included. */
  readonly decimal: number;
  /** What its match counts as its score, when it is not goals. */
  readonly counted?: "corners" | undefined;
}

export type Next = "H" | "C" | "N";

/** Counts of what the leg is about. */
export interface Outcome {
  readonly half: Pair;
  readonly full: Pair;
  /** Who scores next; null where no leg asks. */
  readonly next: Next | null;
}

export interface LegRule {
  readonly spec: PlaySpec;
  readonly count: PlayCount;
  /** Which scores decide it. */
  readonly reads: "half" | "full" | "both";
  /** Null: the stake or a part of it may come back. */
  wins(outcome: Outcome): boolean | null;
}

export function countOf({ w, counted }: Pick<CombinationLeg, "w" | "counted">): PlayCount {
  return counted ?? playSpec(w).count;
}

/** @param score of the leg's match, from which handicaps in play count; null: from the start */
export function legRule(
  leg: Omit<CombinationLeg, "decimal">,
  sport: MatchSport,
  score: Pair | null,
): LegRule {
  const spec = playSpec(leg.w);
  const bet = { side: leg.r, line: leg.line, listed: leg.listed, scoreAtBet: score };
  const isHalf = periodKind(spec.period) === "half";
  return {
    spec,
    count: countOf(leg),
    reads: isHalf ? "half" : BOTH_HALVES.has(spec.rule) ? "both" : "full",
    wins({ half, full, next }) {
      if (spec.rule === "nextGoal") return next === leg.r;
      const code = settleScore(bet, {
        spec,
        sport,
        score: isHalf ? half : full,
        half: isHalf ? null : half,
        goals: null,
      });
      return code === "W" ? true : code === "L" ? false : null;
    },
  };
}

/** The same rule after the first half. @param half what the leg counts had at its end */
export function afterHalf(rule: LegRule, half: Pair): LegRule {
  return { ...rule, reads: "full", wins: (outcome) => rule.wins({ ...outcome, half }) };
}

const BOTH_HALVES: ReadonlySet<string> = new Set(["halfFull", "halfGoals"]);

/** Why a leg can return its stake; null: it wins or loses. */
export function pushOf(
  { line }: CombinationLeg,
  returns: boolean,
): "whole" | "quarter" | "draw" | null {
  if (!returns) return null;
  const quarters = Math.abs(Math.round(Number(line ?? "0") * 4));
  return line === null ? "draw" : quarters % 4 === 0 ? "whole" : "quarter";
}
