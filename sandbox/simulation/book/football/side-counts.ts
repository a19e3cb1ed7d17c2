// Corners and yellow cards to come, of each side on its own: none of them depends on goals or red cards.
import type { Pair } from "../timeline.ts";
import { convolve } from "../prices/distribution.ts";
import { type FootballModel, type HalfNumber, minuteChances } from "./model.ts";
import { type PlayState, restChances } from "./play-state.ts";

const NO_REDS: Pair = [0, 0];
const TAIL = 1e-11;

export interface SideCounts {
  /** What is left of the first half, by side; certainly none once it is over. */
  readonly first: readonly [number[], number[]];
  readonly second: readonly [number[], number[]];
}

/** @param weights what the book believes beyond the model: the weight of one more of each side */
export function sideCounts(
  model: FootballModel,
  state: PlayState,
  kind: "corners" | "yellow",
  weights: Pair,
): SideCounts {
  const of = (half: HalfNumber, side: 0 | 1): number[] => {
    if (half < state.half) return [1];
    const chance = minuteChances(model, half, NO_REDS)[kind];
    const isNow = half === state.half;
    const minutes = isNow ? state.left : model.minutes[half - 1];
    const whole = binomial(minutes ?? 0, weighted(chance[side], weights[side]));
    if (!isNow || state.running === null) return whole;
    const rest = weighted(restChances(chance, state.running, kind)[side], weights[side]);
    return convolve(whole, [1 - rest, rest]);
  };
  return { first: [of(1, 0), of(1, 1)], second: [of(2, 0), of(2, 1)] };
}

/** The chance of something when its outcomes are weighted. */
const weighted = (chance: number, weight: number): number =>
  (chance * weight) / (1 - chance + chance * weight);

function binomial(trials: number, chance: number): number[] {
  const chances: number[] = [];
  const odds = chance / (1 - chance);
  let term = (1 - chance) ** trials;
  for (let count = 0; count <= trials; count++) {
    chances.push(term);
    term *= (odds * (trials - count)) / (count + 1);
    if (count >= trials * chance && term < TAIL) break;
  }
  return chances;
}

/** Both halves together, without counts that have a negligible chance. */
export function joined(first: readonly number[], second: readonly number[]): number[] {
  const chances = convolve(first, second);
  const last = chances.findLastIndex((chance) => chance >= TAIL);
  return chances.slice(0, last + 1);
}
