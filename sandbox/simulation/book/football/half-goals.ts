// The goals and red cards of the rest of a half, by summing over every minute (a forward recursion over the states of
// the model): for each state of red cards at its end, the chance of every number of goals.
import type { Pair } from "../timeline.ts";
import type { Grid } from "./period-chances.ts";
import { type FootballModel, type HalfNumber, minuteChances, MOST_SENT_OFF } from "./model.ts";

/** Chances of `home` and `away` goals at `home * size + away`; both together are fewer than `size`. */
export type Goals = Float64Array;

/** One table of goals for each state of red cards at the end of the half. */
export interface HalfGoals {
  readonly size: number;
  readonly all: readonly Goals[];
  /** Those of `all` in which the home side scores next; made when they are first asked for. */
  nextHome(): readonly Goals[];
}

const STATES = MOST_SENT_OFF + 1;
/** Every state of red cards, at its index. */
export const RED_STATES: readonly Pair[] = Array.from({ length: STATES * STATES }, (_, at) => [
  Math.floor(at / STATES),
  at % STATES,
]);
/** Chance of more goals than the tables hold. */
export const TAIL = 1e-10;

export const redIndex = ([home, away]: Pair): number =>
  Math.min(home, MOST_SENT_OFF) * STATES + Math.min(away, MOST_SENT_OFF);

interface Walk {
  readonly model: FootballModel;
  readonly half: HalfNumber;
  /** Of red cards, when it begins. */
  readonly from: number;
  readonly minutes: number;
}

export function halfGoals(walk: Walk): HalfGoals {
  const { model, half, from, minutes } = walk;
  const chances = RED_STATES.map((red) => minuteChances(model, half, red).goals);
  const { red } = minuteChances(model, half, [0, 0]);
  const size = sizeFor(Math.max(...chances.map(([home, away]) => home + away)), minutes);
  const all = emptyTables(size, from, red);
  all[from]?.fill(1, 0, 1);
  for (let minute = 1; minute <= minutes; minute++) {
    const reach = Math.min(2 * minute, size - 1);
    scoreAll(all, size, chances, reach);
    sendOff(all, red);
  }
  let next: Goals[] | null = null;
  return {
    size,
    all,
    nextHome: () => (next ??= nextHomeGoals({ from, minutes, chances, red, size })),
  };
}

interface Stretch {
  readonly from: number;
  readonly minutes: number;
  /** Of goals in a minute, by state of red cards. */
  readonly chances: readonly Pair[];
  readonly red: Pair;
  readonly size: number;
}

/** As `halfGoals`, but only what begins with a goal of the home side. */
function nextHomeGoals({ from, minutes, chances, red, size }: Stretch): Goals[] {
  const next = emptyTables(size, from, red);
  // The chances of no goal yet, as tables of that one case.
  const none = emptyTables(1, from, red);
  none[from]?.fill(1);
  for (let minute = 1; minute <= minutes; minute++) {
    scoreAll(next, size, chances, Math.min(2 * minute, size - 1));
    for (const [state, goals] of chances.entries()) {
      const table = next[state];
      if (table) addFirst(table, size, goals, none[state]?.[0] ?? 0);
    }
    scoreAll(none, 1, chances, 0);
    sendOff(none, red);
    sendOff(next, red);
  }
  return next;
}

function scoreAll(tables: readonly Goals[], size: number, chances: readonly Pair[], reach: number) {
  for (let state = 0; state < tables.length; state++) {
    const [table, goals] = [tables[state], chances[state]];
    if (table && goals && !isEmpty(table)) score(table, size, goals, reach);
  }
}

/** Whether the state that the table belongs to cannot occur. */
export const isEmpty = (table: Goals): boolean => table.length === 0;

/** One of each side. */
const MOST_IN_MINUTE = 2;

/** Goals with one more minute before them. */
export function withMinuteBefore({ size, chances }: Grid, goals: Pair): Grid {
  const wide = widened(chances, size);
  const width = size + MOST_IN_MINUTE;
  score(wide, width, goals, width - 1);
  return { size: width, chances: wide };
}

/** As `withMinuteBefore`, of what begins with a goal of the home side. @param any whatever begins it */
export function withMinuteBeforeNext(next: Grid, any: Grid, [home, away]: Pair): Grid {
  const width = next.size + MOST_IN_MINUTE;
  const [later, all] = [widened(next.chances, next.size), widened(any.chances, any.size)];
  const chances = later.map((chance, at) => {
    const one = at < width ? 0 : (all[at - width] ?? 0) * home * (1 - away);
    const two = at % width === 0 || at < width ? 0 : (all[at - width - 1] ?? 0) * home * away;
    return chance * (1 - home) * (1 - away) + one + two / 2;
  });
  return { size: width, chances };
}

function widened(table: Goals, size: number): Goals {
  const width = size + MOST_IN_MINUTE;
  const wide = new Float64Array(width * width);
  for (let row = 0; row < size; row++) {
    for (let column = 0; row + column < size; column++) {
      wide[row * width + column] = table[row * size + column] ?? 0;
    }
  }
  return wide;
}

/** Room for every state that red cards can lead to. */
function emptyTables(size: number, from: number, red: Pair): Goals[] {
  const [home, away] = RED_STATES[from] ?? [0, 0];
  const canReach = (now: number, then: number, chance: number) =>
    then === now || (then > now && chance > 0);
  return RED_STATES.map(([one, two]) =>
    canReach(home, one, red[0]) && canReach(away, two, red[1])
      ? new Float64Array(size * size)
      : UNREACHED,
  );
}

const UNREACHED: Goals = new Float64Array(0);

/** The smallest table that holds all but a negligible chance. @param chance of a goal in a minute */
function sizeFor(chance: number, minutes: number): number {
  const expected = chance * minutes;
  let term = Math.exp(-expected);
  let goals = 0;
  while (goals < 2 * minutes && (goals <= expected || term > TAIL)) {
    goals += 1;
    term *= expected / goals;
  }
  return goals + 1;
}

/** A minute of play, in place. @param reach most goals after it */
function score(table: Goals, size: number, [home, away]: Pair, reach: number): void {
  const [both, one, two] = [home * away, home * (1 - away), (1 - home) * away];
  const none = (1 - home) * (1 - away);
  // Every cell is read before it is written: those above and left of it are still of the minute before.
  for (let row = reach; row > 0; row--) {
    const at = row * size;
    const above = at - size;
    for (let column = reach - row; column > 0; column--) {
      table[at + column] =
        none * (table[at + column] ?? 0) +
        one * (table[above + column] ?? 0) +
        two * (table[at + column - 1] ?? 0) +
        both * (table[above + column - 1] ?? 0);
    }
    table[at] = none * (table[at] ?? 0) + one * (table[above] ?? 0);
  }
  for (let column = reach; column > 0; column--) {
    table[column] = none * (table[column] ?? 0) + two * (table[column - 1] ?? 0);
  }
  table[0] = none * (table[0] ?? 0);
}

/** First goals of a minute; of two, either comes first alike. @param none chance of none before it */
function addFirst(first: Goals, size: number, [home, away]: Pair, none: number): void {
  if (size < 2) return;
  first[size] = (first[size] ?? 0) + none * home * (1 - away);
  if (size < 3) return;
  first[size + 1] = (first[size + 1] ?? 0) + none * home * away * 0.5;
}

/** The red cards of a minute, in place; both sides on their own. */
function sendOff(tables: readonly Goals[], red: Pair): void {
  for (const side of [0, 1] as const) {
    const chance = red[side];
    if (chance === 0) continue;
    const step = side === 0 ? STATES : 1;
    for (let state = tables.length - 1; state >= 0; state--) {
      if ((RED_STATES[state]?.[side] ?? 0) === MOST_SENT_OFF) continue;
      move(tables[state], tables[state + step], chance);
    }
  }
}

function move(from: Goals | undefined, to: Goals | undefined, share: number): void {
  if (!from || !to || isEmpty(from) || isEmpty(to)) return;
  for (let at = 0; at < from.length; at++) {
    const chance = from[at] ?? 0;
    to[at] = (to[at] ?? 0) + chance * share;
    from[at] = chance * (1 - share);
  }
}
