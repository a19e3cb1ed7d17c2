// The chances of goals in a match and in its first half. What the book believes beyond the model weights each outcome
// by a factor per goal (exponential tilting), so that all prices stay sums over one set of chances.
import type { Pair } from "../timeline.ts";
import { addScaled, anyEnd, type GoalOutlook, type MinuteCase, untilEnd } from "./goal-outlook.ts";
import {
  type Goals,
  type HalfGoals,
  isEmpty,
  RED_STATES,
  redIndex,
  withMinuteBefore,
  withMinuteBeforeNext,
} from "./half-goals.ts";
import type { Grid, PeriodChances } from "./period-chances.ts";
import { type MixedGrid, weigh, weightedGrid, type Weighed, weightedMass } from "./weights.ts";

/** Goals of both halves for one state of red cards at half time. The chances in `first` include that of the state. */
export interface HalfPair {
  /** State of red cards at half time. */
  readonly red: number;
  readonly first: Grid;
  readonly second: Grid;
}

export interface GoalChances {
  readonly full: PeriodChances;
  readonly half: PeriodChances;
  pairs(): readonly HalfPair[];
  /** Who scores next. */
  next(): { readonly home: number; readonly away: number; readonly none: number };
  /** Red cards at half time, and at the end: chances by state. */
  reds(): { readonly half: readonly number[]; readonly full: readonly number[] };
  /** `second` of a pair, only as far as it ends with a state of red cards; null: with any. */
  secondTo(red: number, end: number | null): Grid;
  /** `first` of a pair and `secondTo`, only as far as the home side scores next. */
  nextFirst(red: number): Grid;
  nextSecond(red: number, end: number | null): Grid;
}

/** Unless the half is over, all that is needed of it is one table: lists need thousands of these at once. */
export function goalChances(outlook: GoalOutlook, now: Pair, weights: Pair): GoalChances {
  const { half, second, cases, running } = outlook;
  const until = ({ later }: MinuteCase) => (half === 1 ? untilEnd(later, second) : anyEnd(later));
  const wholes = cases.map((one) => ({ chance: one.chance, grid: until(one) }));
  const full = weigh(wholes, running, weights);
  const first = half === 1 ? [{ chance: 1, grid: untilHalfTime(outlook, weights) }] : wholes;
  const early = half === 1 ? weigh(first, running, weights) : full;
  const tables = tablesOf(outlook, weights, full.mass);
  const pairs = memo(() => pairsOf(outlook, tables));
  const period = (weighed: Weighed, grids: readonly MixedGrid[]): PeriodChances => ({
    now,
    lead: weighed.lead,
    total: weighed.total,
    grid: memo(() => weightedGrid(played(mixture(grids), running), weights, 1 / weighed.mass)),
  });
  return {
    full: period(full, wholes),
    half: period(early, first),
    pairs,
    next: () => nextGoal(pairs(), tables),
    reds: () => redChances(pairs(), tables.secondTo),
    ...tables,
  };
}

/** The goals of the first half after the running minute, each state of red cards with the chance of the second half. */
function untilHalfTime({ second, cases }: GoalOutlook, weights: Pair): Grid {
  const masses = second.map((later) => weightedMass(anyEnd(later), weights));
  const size = cases[0]?.later.size ?? 1;
  const chances = new Float64Array(size * size);
  for (const { chance, later } of cases) {
    for (const [red, table] of later.all.entries()) {
      const factor = chance * (masses[red] ?? 0);
      if (!isEmpty(table)) addGrid(chances, size, { size, chances: table }, factor);
    }
  }
  return { size, chances };
}

/** With what is left of the running minute before it. */
const played = (grid: Grid, running: Pair): Grid =>
  isBreak(running) ? grid : withMinuteBefore(grid, running);

/** Whether no minute with a chance of goals is running. */
const isBreak = ([home, away]: Pair): boolean => home + away === 0;

function mixture(grids: readonly MixedGrid[]): Grid {
  const size = Math.max(...grids.map(({ grid }) => grid.size));
  const chances = new Float64Array(size * size);
  for (const { chance, grid } of grids) addGrid(chances, size, grid, chance);
  return { size, chances };
}

function addGrid(to: Float64Array, width: number, { size, chances }: Grid, factor: number): void {
  for (let row = 0; row < size; row++) {
    for (let column = 0; row + column < size; column++) {
      const at = row * width + column;
      to[at] = (to[at] ?? 0) + (chances[row * size + column] ?? 0) * factor;
    }
  }
}

type Tables = Pick<GoalChances, "secondTo" | "nextFirst" | "nextSecond"> & {
  first(red: number): Grid;
};

/** @param mass of all outcomes, by which the first half is divided */
function tablesOf(outlook: GoalOutlook, weights: Pair, mass: number): Tables {
  const { half, second } = outlook;
  const mixed = (of: (later: HalfGoals) => readonly Goals[], end: number | null): Grid =>
    mixture(
      outlook.cases.map(({ chance, later }) => ({ chance, grid: tableOf(later, of(later), end) })),
    );
  const all = ({ all: tables }: HalfGoals) => tables;
  const home = (later: HalfGoals) => later.nextHome();
  const running = (end: number | null) => played(mixed(all, end), outlook.running);
  const next = (end: number | null): Grid =>
    isBreak(outlook.running)
      ? mixed(home, end)
      : withMinuteBeforeNext(mixed(home, end), mixed(all, end), outlook.running);
  const given = (red: number, of: (later: HalfGoals) => readonly Goals[], end: number | null) => {
    const later = second[red];
    return later ? tableOf(later, of(later), end) : CERTAIN;
  };
  const weighted = (grid: Grid, factor = 1): Grid => weightedGrid(grid, weights, factor);
  const isFirst = half === 1;
  return {
    first: (red) => weighted(isFirst ? running(red) : CERTAIN, 1 / mass),
    secondTo: (red, end) => weighted(isFirst ? given(red, all, end) : running(end)),
    nextFirst: (red) => weighted(isFirst ? next(red) : NEVER, 1 / mass),
    nextSecond: (red, end) => weighted(isFirst ? given(red, home, end) : next(end)),
  };
}

const CERTAIN: Grid = { size: 1, chances: new Float64Array([1]) };
const NEVER: Grid = { size: 1, chances: new Float64Array([0]) };

/** @param end null: whatever red cards it ends with */
function tableOf({ size }: HalfGoals, tables: readonly Goals[], end: number | null): Grid {
  const chances = new Float64Array(size * size);
  for (const [state, table] of tables.entries()) {
    if (end === null || end === state) addScaled(chances, table, 1);
  }
  return { size, chances };
}

function pairsOf({ half, red: now, cases }: GoalOutlook, tables: Tables): HalfPair[] {
  return [...RED_STATES.keys()]
    .filter((red) =>
      half === 2
        ? red === now
        : cases.some(({ later }) => !isEmpty(later.all[red] ?? NEVER.chances)),
    )
    .map((red) => ({ red, first: tables.first(red), second: tables.secondTo(red, null) }));
}

function nextGoal(pairs: readonly HalfPair[], { nextFirst, nextSecond }: Tables) {
  let [home, none] = [0, 0];
  for (const { red, first, second } of pairs) {
    const quiet = first.chances[0] ?? 0;
    home += massOf(nextFirst(red)) * massOf(second) + quiet * massOf(nextSecond(red, null));
    none += quiet * (second.chances[0] ?? 0);
  }
  return { home, away: Math.max(0, 1 - home - none), none };
}

function redChances(pairs: readonly HalfPair[], secondTo: GoalChances["secondTo"]) {
  const [half, full] = [RED_STATES.map(() => 0), RED_STATES.map(() => 0)];
  for (const { red, first, second } of pairs) {
    const mass = massOf(first);
    half[red] = mass * massOf(second);
    for (const end of RED_STATES.keys()) {
      full[end] = (full[end] ?? 0) + mass * massOf(secondTo(red, end));
    }
  }
  return { half, full };
}

/** How a state of red cards differs from that of now. */
export function redsSince(state: number, now: Pair): Pair {
  const [then, before] = [RED_STATES[state] ?? now, RED_STATES[redIndex(now)] ?? now];
  return [then[0] - before[0], then[1] - before[1]];
}

export function massOf({ chances }: Grid): number {
  let mass = 0;
  for (const chance of chances) mass += chance;
  return mass;
}

function memo<T>(make: () => T): () => T {
  let made: T | null = null;
  return () => (made ??= make());
}
