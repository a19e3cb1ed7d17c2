// The goals to come in a match: a running minute, then whole minutes of its half, then the second half.
import { createCache } from "../cache.ts";
import type { Pair } from "../timeline.ts";
import {
  type Goals,
  type HalfGoals,
  halfGoals,
  isEmpty,
  RED_STATES,
  redIndex,
  TAIL,
} from "./half-goals.ts";
import { type FootballModel, type HalfNumber, minuteChances } from "./model.ts";
import { addConvolved, type Grid } from "./period-chances.ts";
import { type PlayState, restChances, type RunningMinute } from "./play-state.ts";

export interface GoalOutlook {
  readonly half: HalfNumber;
  /** State of red cards now. */
  readonly red: number;
  /** Chances of goals in what is left of the running minute. */
  readonly running: Pair;
  /** By the red cards after the running minute. */
  readonly cases: readonly MinuteCase[];
  /** The whole second half, by the state of red cards at half time; empty once it has begun. */
  readonly second: readonly HalfGoals[];
}

export interface MinuteCase {
  readonly chance: number;
  /** Whole minutes of the half that is played. */
  readonly later: HalfGoals;
}

/** Computes the last minutes of a half, each case once. */
type Halves = (half: HalfNumber, from: number, minutes: number) => HalfGoals;

const made = new WeakMap<FootballModel, Halves>();
/** Cases kept of the running half: those of two minutes. */
const KEPT = 2 * RED_STATES.length;

export function goalOutlook(model: FootballModel, state: PlayState): GoalOutlook {
  const halves = halvesOf(model);
  const { half, left, running, now } = state;
  const red = redIndex(now.red);
  const second = half === 1 ? RED_STATES.map((_, from) => halves(2, from, model.minutes[1])) : [];
  if (running === null) {
    return {
      half,
      red,
      running: [0, 0],
      cases: [{ chance: 1, later: halves(half, red, left) }],
      second,
    };
  }
  const chances = minuteChances(model, half, running.redBefore);
  const cases = afterMinute(chances.red, running, now.red).map((one) => ({
    chance: one.chance,
    later: halves(half, redIndex(one.red), left),
  }));
  return { half, red, running: restChances(chances.goals, running, "goals"), cases, second };
}

function halvesOf(model: FootballModel): Halves {
  const known = made.get(model);
  if (known) return known;
  const whole = new Map<number, HalfGoals>();
  const partial = createCache<HalfGoals>(KEPT);
  const halves: Halves = (half, from, minutes) => {
    const make = () => halfGoals({ model, half, from, minutes });
    if (minutes !== model.minutes[half - 1]) return partial(`${half} ${from} ${minutes}`, make);
    const key = half * RED_STATES.length + from;
    const before = whole.get(key) ?? make();
    whole.set(key, before);
    return before;
  };
  made.set(model, halves);
  return halves;
}

/** The states of red cards after the running minute. */
function afterMinute(chance: Pair, running: RunningMinute, now: Pair) {
  const [home, away] = restChances(chance, running, "red");
  return [
    { red: now, chance: (1 - home) * (1 - away) },
    { red: [now[0] + 1, now[1]] as const, chance: home * (1 - away) },
    { red: [now[0], now[1] + 1] as const, chance: (1 - home) * away },
    { red: [now[0] + 1, now[1] + 1] as const, chance: home * away },
  ].filter((one) => one.chance > 0);
}

const sums = new WeakMap<HalfGoals, Grid>();

/** Whatever red cards it ends with. */
export function anyEnd(goals: HalfGoals): Grid {
  const known = sums.get(goals);
  if (known) return known;
  const chances = new Float64Array(goals.size * goals.size);
  for (const table of goals.all) addScaled(chances, table, 1);
  const grid = { size: goals.size, chances };
  sums.set(goals, grid);
  return grid;
}

const wholes = new WeakMap<HalfGoals, Grid>();

/** From whole minutes of the first half until the end of the match. */
export function untilEnd(first: HalfGoals, second: readonly HalfGoals[]): Grid {
  const known = wholes.get(first);
  if (known) return known;
  const size = first.size + (second[0]?.size ?? 1) - 1;
  const grid = { size, chances: new Float64Array(size * size) };
  for (const [red, chances] of first.all.entries()) {
    const later = second[red];
    if (later && !isEmpty(chances))
      addConvolved(grid, { size: first.size, chances }, anyEnd(later));
  }
  const small = trimmed(grid);
  wholes.set(first, small);
  return small;
}

/** Without numbers of goals that have a negligible chance. */
function trimmed({ size, chances }: Grid): Grid {
  let [least, left] = [size, 0];
  for (; least > 1; least--) {
    for (let home = 0; home < least; home++) left += chances[home * size + least - 1 - home] ?? 0;
    if (left > TAIL) break;
  }
  const small = new Float64Array(least * least);
  for (let row = 0; row < least; row++) {
    small.set(chances.subarray(row * size, row * size + least - row), row * least);
  }
  return { size: least, chances: small };
}

export function addScaled(to: Goals, chances: Goals, factor: number): void {
  const { length } = chances;
  for (let at = 0; at < length; at++) {
    to[at] = (to[at] ?? 0) + (chances[at] ?? 0) * factor;
  }
}
