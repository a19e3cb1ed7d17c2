// Combinations within a football match: the chance and the price of a set of legs, and of every set that may remain
// when a leg is void. A slip holds ten selections at most (spec: betting-and-money §5).
import { isCombinable } from "#contract/betting/match-combinations.ts";
import { playSpec } from "#contract/betting/plays.ts";
import { MAX_SELECTIONS, type MatchSport } from "#contract/betting/sports.ts";
import type { FootballChances } from "../football/football-chances.ts";
import { type Conflict, conflictsOf } from "./conflicts.ts";
import { type CombinationLeg, countOf, type LegRule, legRule, pushOf } from "./leg-wins.ts";
import { matchSets } from "./match-sets.ts";
import { legsOf, priceSets } from "./price-sets.ts";
import { chancesOfSets } from "./won-sets.ts";

export interface PricedSet {
  /** Positions of the legs. */
  readonly legs: readonly number[];
  /** That all of them win. */
  readonly chance: number;
  /** What it pays, stake included. */
  readonly decimal: number;
}

export type Combination =
  | { readonly state: "tooMany"; readonly most: number }
  /** Legs on plays that the model does not cover. */
  | { readonly state: "unknown"; readonly legs: readonly number[] }
  /** Legs that can return the stake: on a whole line, a quarter line, or a draw. */
  | {
      readonly state: "returns";
      readonly legs: readonly {
        readonly leg: number;
        readonly why: "whole" | "quarter" | "draw";
      }[];
    }
  | { readonly state: "conflict"; readonly conflicts: readonly Conflict[] }
  | {
      readonly state: "priced";
      readonly chance: number;
      readonly decimal: number;
      /** Share of the price that the book keeps on average. */
      readonly margin: number;
      /** Groups of legs that are independent of each other. */
      readonly independent: readonly (readonly number[])[];
      /** Every set that is left when legs are void, smallest first. */
      readonly remaining: readonly PricedSet[];
    };

export function priceCombination(
  chances: FootballChances,
  sport: MatchSport,
  legs: readonly CombinationLeg[],
): Combination {
  if (legs.length > MAX_SELECTIONS) return { state: "tooMany", most: MAX_SELECTIONS };
  const unknown = positions(legs, ({ w }) => !isCombinable(playSpec(w)));
  if (legs.length === 0 || unknown.length > 0) return { state: "unknown", legs: unknown };
  const { goals, corners } = chances.state.now;
  const rules = legs.map((leg) => legRule(leg, sport, leg.counted ? corners : goals));
  const { sets, returned } = matchSets(chances, bitsOf(rules));
  const returning = legs.flatMap((leg, at) => {
    const why = pushOf(leg, returned.has(2 ** at));
    return why === null ? [] : [{ leg: at, why }];
  });
  if (returning.length > 0) return { state: "returns", legs: returning };
  const all = chancesOfSets(sets, legs.length);
  const conflicts = conflictsOf(all);
  if (conflicts.length > 0) return { state: "conflict", conflicts };
  return priced(legs, all);
}

/** That all of these win. */
export function chanceOfAll(chances: FootballChances, rules: readonly LegRule[]): number {
  return matchSets(chances, bitsOf(rules)).sets.get(2 ** rules.length - 1) ?? 0;
}

function bitsOf(rules: readonly LegRule[]) {
  return rules.map((rule, at) => ({ bit: 2 ** at, rule }));
}

function priced(legs: readonly CombinationLeg[], chances: Float64Array): Combination {
  const prices = priceSets(
    chances,
    legs.map(({ decimal }) => decimal),
  );
  const whole = chances.length - 1;
  const [chance, decimal] = [chances[whole] ?? 0, prices[whole] ?? 0];
  const remaining = Array.from({ length: whole - 1 }, (_, at): PricedSet => {
    const set = at + 1;
    return { legs: legsOf(set), chance: chances[set] ?? 0, decimal: prices[set] ?? 0 };
  }).toSorted((left, right) => left.legs.length - right.legs.length);
  const corners = (leg: CombinationLeg) => countOf(leg) === "corners";
  const independent = [positions(legs, (leg) => !corners(leg)), positions(legs, corners)].filter(
    (group) => group.length > 0,
  );
  return { state: "priced", chance, decimal, margin: 1 - chance * decimal, independent, remaining };
}

function positions(
  legs: readonly CombinationLeg[],
  fits: (leg: CombinationLeg) => boolean,
): number[] {
  return legs.flatMap((leg, at) => (fits(leg) ? [at] : []));
}
