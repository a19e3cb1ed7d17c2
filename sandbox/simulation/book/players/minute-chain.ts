// The rest of a football match minute by minute, as one side sees it: chances of its own and of the other side's goals
// and red cards, weighted by what the book believes (`football/weights.ts`), with the sums of all courses before and
// after each minute. Whatever is said of players is a sum over these minutes.
import {
  type FootballModel,
  type HalfNumber,
  minuteChances,
  MOST_SENT_OFF,
} from "../football/model.ts";
import { type PlayState, restChances } from "../football/play-state.ts";
import type { Pair } from "../timeline.ts";

/** Figures for each state of red cards: none, other side, own side, both (`stateOf`). */
type ByState = readonly number[];

export interface ChainMinute {
  readonly ownGoal: ByState;
  readonly otherGoal: ByState;
  readonly ownRed: ByState;
  readonly otherRed: ByState;
  /** Of a yellow card of the own side, weighted. */
  readonly yellow: number;
  /** Minutes of the second half that are over when it begins; null in the first half, and once it has begun. */
  readonly begins: number | null;
}

export interface MinuteChain {
  readonly minutes: readonly ChainMinute[];
  readonly weights: { readonly own: number; readonly other: number };
  /** State of red cards now. */
  readonly now: number;
  /** Weight of all courses. */
  readonly mass: number;
  /** Weight of all courses from the beginning of a minute on. */
  after(minute: number, state: number): number;
  /** Weight of all courses up to the beginning of a minute. */
  before(minute: number, state: number): number;
}

export const STATES = [0, 1, 2, 3] as const;

export const stateOf = (own: number, other: number): number =>
  2 * Math.min(own, MOST_SENT_OFF) + Math.min(other, MOST_SENT_OFF);

export interface ChainOf {
  readonly model: FootballModel;
  readonly state: PlayState;
  readonly side: 0 | 1;
  readonly weights: { readonly goals: Pair; readonly yellow: Pair };
}

export function minuteChain(of: ChainOf): MinuteChain {
  const { side, state, weights } = of;
  const minutes = minutesOf(of);
  const other = side === 0 ? 1 : 0;
  const factors = { own: weights.goals[side], other: weights.goals[other] };
  const now = stateOf(state.now.red[side], state.now.red[other]);
  const after = backward(minutes, factors);
  const before = forward(minutes, factors, now);
  return {
    minutes,
    weights: factors,
    now,
    mass: after[now] ?? 1,
    after: (minute, at) => after[minute * STATES.length + at] ?? 0,
    before: (minute, at) => before[minute * STATES.length + at] ?? 0,
  };
}

function minutesOf({ model, state, side, weights }: ChainOf): ChainMinute[] {
  const { half, left, running } = state;
  const other = side === 0 ? 1 : 0;
  const own = (pair: Pair) => pair[side];
  const their = (pair: Pair) => pair[other];
  const redsOf = (at: number): Pair => {
    const [mine, theirs] = [at >> 1, at & 1];
    return side === 0 ? [mine, theirs] : [theirs, mine];
  };
  const whole = (of: HalfNumber, begins: number | null): ChainMinute => {
    const chances = STATES.map((at) => minuteChances(model, of, redsOf(at)));
    return {
      ownGoal: chances.map(({ goals }) => own(goals)),
      otherGoal: chances.map(({ goals }) => their(goals)),
      ownRed: chances.map(({ red }) => own(red)),
      otherRed: chances.map(({ red }) => their(red)),
      yellow: weighted(own(chances[0]?.yellow ?? [0, 0]), own(weights.yellow)),
      begins,
    };
  };
  const found: ChainMinute[] = [];
  if (running) {
    const rest = runningMinute(model, state);
    const isOn = (at: number, card: number) => (at >> card === 0 ? 1 : 0);
    found.push({
      ownGoal: STATES.map(() => own(rest.goals)),
      otherGoal: STATES.map(() => their(rest.goals)),
      ownRed: STATES.map((at) => own(rest.red) * isOn(at, 1)),
      otherRed: STATES.map((at) => their(rest.red) * isOn(at & 1, 0)),
      yellow: weighted(own(rest.yellow), own(weights.yellow)),
      begins: null,
    });
  }
  const start = (model.minutes[half - 1] ?? 0) - left;
  for (let minute = 0; minute < left; minute++) {
    found.push(whole(half, half === 2 ? start + minute : null));
  }
  const later = half === 1 ? model.minutes[1] : 0;
  for (let minute = 0; minute < later; minute++) found.push(whole(2, minute));
  return found;
}

function runningMinute(model: FootballModel, { half, running }: PlayState) {
  const none: Pair = [0, 0];
  if (!running) return { goals: none, red: none, yellow: none };
  const chances = minuteChances(model, half, running.redBefore);
  return {
    goals: restChances(chances.goals, running, "goals"),
    red: restChances(chances.red, running, "red"),
    yellow: restChances(chances.yellow, running, "yellow"),
  };
}

const weighted = (chance: number, weight: number): number =>
  (chance * weight) / (1 - chance + chance * weight);

type Factors = MinuteChain["weights"];

/** Of any goals in a minute. */
function goalWeight(minute: ChainMinute, at: number, { own, other }: Factors): number {
  const [mine, theirs] = [minute.ownGoal[at] ?? 0, minute.otherGoal[at] ?? 0];
  return (1 - mine + mine * own) * (1 - theirs + theirs * other);
}

/** The states that a minute's red cards lead to, with their chances. */
export function sentOff(minute: ChainMinute, at: number): readonly (readonly [number, number])[] {
  const [mine, theirs] = [minute.ownRed[at] ?? 0, minute.otherRed[at] ?? 0];
  return [
    [at, (1 - mine) * (1 - theirs)] as const,
    [at | 1, (1 - mine) * theirs] as const,
    [at | 2, mine * (1 - theirs)] as const,
    [at | 3, mine * theirs] as const,
  ].filter(([, chance]) => chance > 0);
}

function backward(minutes: readonly ChainMinute[], factors: Factors): Float64Array {
  const sums = new Float64Array((minutes.length + 1) * STATES.length);
  sums.fill(1, minutes.length * STATES.length);
  for (let at = minutes.length - 1; at >= 0; at--) {
    const minute = minutes[at];
    for (const state of minute ? STATES : []) {
      let sum = 0;
      for (const [to, chance] of minute ? sentOff(minute, state) : []) {
        sum += chance * (sums[(at + 1) * STATES.length + to] ?? 0);
      }
      sums[at * STATES.length + state] = minute ? sum * goalWeight(minute, state, factors) : 0;
    }
  }
  return sums;
}

function forward(minutes: readonly ChainMinute[], factors: Factors, now: number): Float64Array {
  const sums = new Float64Array((minutes.length + 1) * STATES.length);
  sums[now] = 1;
  for (const [at, minute] of minutes.entries()) {
    for (const state of STATES) {
      const sum = (sums[at * STATES.length + state] ?? 0) * goalWeight(minute, state, factors);
      for (const [to, chance] of sum === 0 ? [] : sentOff(minute, state)) {
        const next = (at + 1) * STATES.length + to;
        sums[next] = (sums[next] ?? 0) + sum * chance;
      }
    }
  }
  return sums;
}
