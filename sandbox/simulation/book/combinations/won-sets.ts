// The chance of every set of legs that wins together, from the chances of both halves. A set is a bit mask: bit 0 is
// the first leg.
import { MAX_SELECTIONS } from "#contract/betting/sports.ts";
import type { Grid } from "../football/period-chances.ts";
import type { Pair } from "../timeline.ts";
import type { LegRule, Next } from "./leg-wins.ts";

export type WonSets = ReadonlyMap<number, number>;

/** What is counted in both halves, and who scores next. */
export interface Halves {
  readonly first: Grid;
  readonly second: Grid;
  readonly next: Next | null;
}

/** A leg and the bit that stands for it. */
export interface BitLeg {
  readonly bit: number;
  readonly rule: LegRule;
}

export interface LegWins {
  /** Whether only the final counts decide. */
  readonly ofFull: boolean;
  half(half: Pair, next: Next | null): number;
  full(full: Pair, next: Next | null): number;
  both(half: Pair, full: Pair, next: Next | null): number;
}

export function wonSets(list: readonly Halves[], wins: LegWins, now: Pair): Map<number, number> {
  const sums = new Float64Array(SETS);
  const add = (set: number, chance: number) => void (sums[set] = (sums[set] ?? 0) + chance);
  for (const { first, second, next } of list) {
    if (wins.ofFull) {
      for (const { home, away, chance } of joined(first, second)) {
        add(wins.full([now[0] + home, now[1] + away], next), chance);
      }
      continue;
    }
    const later = cellsOf(second);
    for (const early of cellsOf(first)) {
      const half: Pair = [now[0] + early.home, now[1] + early.away];
      const ofHalf = wins.half(half, next);
      for (const late of later) {
        const full: Pair = [half[0] + late.home, half[1] + late.away];
        const set = ofHalf | wins.full(full, next) | wins.both(half, full, next);
        add(set, early.chance * late.chance);
      }
    }
  }
  const found = new Map<number, number>();
  sums.forEach((chance, set) => chance !== 0 && found.set(set, chance));
  return found;
}

const SETS = 2 ** MAX_SELECTIONS;

/** The counts of both halves together. */
function joined(first: Grid, second: Grid): ReturnType<typeof cellsOf> {
  const size = first.size + second.size - 1;
  const chances = new Float64Array(size * size);
  const later = cellsOf(second);
  for (const early of cellsOf(first)) {
    const from = early.home * size + early.away;
    for (const { home, away, chance } of later) {
      const at = from + home * size + away;
      chances[at] = (chances[at] ?? 0) + early.chance * chance;
    }
  }
  return cellsOf({ size, chances });
}

/** The counts of a grid that have a chance. */
function cellsOf({ size, chances }: Grid) {
  const cells: { readonly home: number; readonly away: number; readonly chance: number }[] = [];
  chances.forEach((chance, at) => {
    if (chance > 0) cells.push({ home: Math.floor(at / size), away: at % size, chance });
  });
  return cells;
}

/** Each leg is asked once for a score. @param returned gets the bits of legs whose stake may return */
export function legWins(legs: readonly BitLeg[], returned: Set<number>): LegWins {
  const reading = (reads: LegRule["reads"]) => legs.filter(({ rule }) => rule.reads === reads);
  const [half, full, both] = [reading("half"), reading("full"), reading("both")];
  const ask = (asked: readonly BitLeg[], outcome: Parameters<LegRule["wins"]>[0]): number =>
    asked.reduce((set, { bit, rule }) => {
      const won = rule.wins(outcome);
      if (won === null) returned.add(bit);
      return won === true ? set | bit : set;
    }, 0);
  const remembered = (asked: readonly BitLeg[]) => {
    const known: Record<string, number[]> = {};
    return (score: Pair, next: Next | null): number => {
      if (asked.length === 0) return 0;
      const list = (known[next ?? ""] ??= []);
      const key = score[0] * SCORES + score[1];
      return (list[key] ??= ask(asked, { half: score, full: score, next }));
    };
  };
  return {
    ofFull: half.length + both.length === 0,
    half: remembered(half),
    full: remembered(full),
    both: (one: Pair, two: Pair, next: Next | null): number =>
      both.length === 0 ? 0 : ask(both, { half: one, full: two, next }),
  };
}

/** More than any count of a side. */
const SCORES = 256;

/** Of legs that the model holds independent. */
export function together(one: WonSets, two: WonSets): Map<number, number> {
  const found = new Map<number, number>();
  for (const [set, chance] of one) {
    for (const [other, more] of two) {
      found.set(set | other, (found.get(set | other) ?? 0) + chance * more);
    }
  }
  return found;
}

/** For every set of legs, the chance that all of its legs win, whatever the others do. */
export function chancesOfSets(sets: WonSets, legs: number): Float64Array {
  const chances = new Float64Array(2 ** legs);
  for (const [set, chance] of sets) chances[set] = (chances[set] ?? 0) + chance;
  for (let bit = 1; bit < chances.length; bit *= 2) {
    for (let set = 0; set < chances.length; set++) {
      if ((set & bit) === 0) chances[set] = (chances[set] ?? 0) + (chances[set | bit] ?? 0);
    }
  }
  return chances;
}
