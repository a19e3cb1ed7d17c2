// The first and the last goal of a match by the place that scores it, minute by minute, own goals aside.
import type { CardOrder } from "./card-order.ts";
import { OWN_GOALS } from "./falls.ts";
import { type ChainMinute, type MinuteChain, STATES } from "./minute-chain.ts";

/** One side of a match for sums over places. */
export interface SideChain {
  readonly chain: MinuteChain;
  readonly cards: CardOrder;
  readonly places: number;
  /** The place that is sent off, or the number of places. */
  readonly off: number;
  /** `scorerChances` */
  readonly scorers: readonly (readonly number[])[];
  /** Who is sent off in a minute, from a cell (`cellOf`): the own place, the other side's red cards, the chance. */
  moves(minute: number, cell: number): readonly Moved[];
  readonly flows: readonly Flow[];
}

/**
 * All moves of a minute as plain lists, for thousands of sums: from which cell to which, with the chance that the own
 * side does not score, and that it does; goals are weighted.
 */
export interface Flow {
  readonly from: Uint8Array;
  readonly to: Uint8Array;
  readonly quiet: Float64Array;
  readonly goal: Float64Array;
}

type Moved = readonly [off: number, other: number, chance: number];

export function sideChain(of: Omit<SideChain, "moves" | "flows">): SideChain {
  const cells = (of.places + 1) * 2;
  const made = of.chain.minutes.map((minute, at) =>
    Array.from({ length: cells }, (_, cell) =>
      offAfter(of, { at, minute, off: cell >> 1, other: cell & 1 }),
    ),
  );
  const flows = of.chain.minutes.map((minute, at) => flowOf(of, minute, made[at] ?? []));
  return { ...of, flows, moves: (minute, cell) => made[minute]?.[cell] ?? [] };
}

function flowOf(
  { places, chain }: Pick<SideChain, "places" | "chain">,
  minute: ChainMinute,
  moves: readonly (readonly Moved[])[],
): Flow {
  const all = moves.flatMap((list, from) =>
    list.map(([off, other, chance]) => {
      const state = ownState(from >> 1, places, from & 1);
      const [mine, theirs] = [minute.ownGoal[state] ?? 0, minute.otherGoal[state] ?? 0];
      const factor = chance * (1 - theirs + theirs * chain.weights.other);
      return {
        from,
        to: cellOf(off, other),
        quiet: factor * (1 - mine),
        goal: factor * mine * chain.weights.own,
      };
    }),
  );
  return {
    from: Uint8Array.from(all, ({ from }) => from),
    to: Uint8Array.from(all, ({ to }) => to),
    quiet: Float64Array.from(all, ({ quiet }) => quiet),
    goal: Float64Array.from(all, ({ goal }) => goal),
  };
}

export interface PlaceGoals {
  /** That the place scores the first of the goals to come, and in this minute. */
  first(minute: number, place: number): number;
  last(minute: number, place: number): number;
  /** That nobody has scored when the minute begins, and this place is not sent off. */
  still(minute: number, place: number): number;
  /** That nobody scores any more. */
  readonly none: number;
}

export function placeGoals(side: SideChain): PlaceGoals {
  const { chain, places } = side;
  const cells = chain.minutes.length * places;
  const quiet = quietAfter(chain);
  const first = new Float64Array(cells);
  const last = new Float64Array(cells);
  const still = new Float64Array(cells + places);
  const sums = { first, last, still };
  let [silent, any] = [startOf(side), startOf(side)];
  for (const [at, minute] of chain.minutes.entries()) {
    addStill(side, at, silent, still);
    silent = step(side, { at, minute, from: silent, isSilent: true, quiet }, sums);
    any = step(side, { at, minute, from: any, isSilent: false, quiet }, sums);
  }
  const of = (sum: Float64Array) => (minute: number, place: number) =>
    (sum[minute * places + place] ?? 0) / chain.mass;
  return {
    first: of(first),
    last: of(last),
    still: of(still),
    none: (quiet[chain.now] ?? 0) / chain.mass,
  };
}

/** By place sent off and by the other side's red cards. */
const cellOf = (off: number, other: number): number => off * 2 + other;

function startOf({ chain, places, off }: SideChain): Float64Array {
  const mass = new Float64Array((places + 1) * 2);
  mass[cellOf(off, chain.now & 1)] = 1;
  return mass;
}

const ownState = (off: number, places: number, other: number): number =>
  (off < places ? 2 : 0) + other;

function addStill({ chain, places }: SideChain, at: number, from: Float64Array, to: Float64Array) {
  for (let off = 0; off <= places; off++) {
    for (const other of [0, 1]) {
      const mass = (from[cellOf(off, other)] ?? 0) * chain.after(at, ownState(off, places, other));
      if (mass === 0) continue;
      for (let place = 0; place < places; place++) {
        if (place !== off) to[at * places + place] = (to[at * places + place] ?? 0) + mass;
      }
    }
  }
}

interface Step {
  readonly at: number;
  readonly minute: ChainMinute;
  readonly from: Float64Array;
  /** Only courses in which nobody has scored. */
  readonly isSilent: boolean;
  /** `quietAfter` */
  readonly quiet: Float64Array;
}

interface Sums {
  readonly first: Float64Array;
  readonly last: Float64Array;
}

function step(side: SideChain, { at, minute, from, isSilent, quiet }: Step, sums: Sums) {
  const { chain, places, scorers } = side;
  const next = new Float64Array(from.length);
  const later = isSilent ? null : quiet;
  for (const [off, other, mass] of filledCells(from, places)) {
    const state = ownState(off, places, other);
    const goals = minuteGoals(minute, state, chain.weights);
    const scored = mass * goals.first;
    const passes = mass * (isSilent ? goals.silent : goals.any);
    for (const [to, toOther, chance] of side.moves(at, cellOf(off, other))) {
      const then = ownState(to, places, toOther);
      const rest = later
        ? (later[(at + 1) * STATES.length + then] ?? 0)
        : chain.after(at + 1, then);
      const cell = cellOf(to, toOther);
      next[cell] = (next[cell] ?? 0) + passes * chance;
      const found = isSilent ? sums.first : sums.last;
      for (let place = 0; place < places; place++) {
        const share = (scorers[to]?.[place] ?? 0) / (1 - OWN_GOALS);
        const sum = at * places + place;
        found[sum] = (found[sum] ?? 0) + scored * chance * share * rest;
      }
    }
  }
  return next;
}

function* filledCells(mass: Float64Array, places: number) {
  for (let off = 0; off <= places; off++) {
    for (const other of [0, 1] as const) {
      const found = mass[cellOf(off, other)] ?? 0;
      if (found > 0) yield [off, other, found] as const;
    }
  }
}

interface Before {
  readonly at: number;
  readonly minute: ChainMinute;
  readonly off: number;
  readonly other: number;
}

function offAfter(
  { places, cards }: Pick<SideChain, "places" | "cards">,
  { at, minute, off, other }: Before,
): Moved[] {
  const state = ownState(off, places, other);
  const theirs = minute.otherRed[state] ?? 0;
  const mine = off < places ? 0 : (minute.ownRed[state] ?? 0);
  const found: Moved[] = [];
  const add = (to: number, chance: number) => {
    if (chance === 0) return;
    found.push([to, other, chance * (1 - theirs)]);
    if (theirs > 0) found.push([to, 1, chance * theirs]);
  };
  add(off, 1 - mine);
  if (mine === 0) return found;
  for (let place = 0; place < places; place++) add(place, mine * cards.red(at, place));
  return found;
}

/**
 * What a minute's goals weigh: the side scores first (as likely as last) in it, nobody scores, any goals. Of two, either
 * comes first alike.
 */
function minuteGoals(minute: ChainMinute, state: number, { own, other }: MinuteChain["weights"]) {
  const [mine, theirs] = [minute.ownGoal[state] ?? 0, minute.otherGoal[state] ?? 0];
  const [scored, lost] = [mine * own, theirs * other];
  const named = (goal: number) => goal * (1 - OWN_GOALS);
  const silent = (chance: number, goal: number) => 1 - chance + goal * OWN_GOALS;
  const quiet = silent(theirs, lost);
  const first = named(scored) * (quiet + named(lost) / 2);
  return {
    first,
    silent: silent(mine, scored) * quiet,
    any: (1 - mine + scored) * (1 - theirs + lost),
  };
}

/** Weight of the courses from each minute on in which nobody scores, by state of red cards. */
function quietAfter(chain: MinuteChain): Float64Array {
  const { minutes } = chain;
  const sums = new Float64Array((minutes.length + 1) * STATES.length);
  sums.fill(1, minutes.length * STATES.length);
  for (let at = minutes.length - 1; at >= 0; at--) {
    const minute = minutes[at];
    if (!minute) continue;
    for (const state of STATES) {
      const [mine, theirs] = [minute.ownRed[state] ?? 0, minute.otherRed[state] ?? 0];
      const to = (own: number, other: number) =>
        sums[(at + 1) * STATES.length + (state | (2 * own) | other)] ?? 0;
      const rest =
        (1 - mine) * ((1 - theirs) * to(0, 0) + theirs * to(0, 1)) +
        mine * ((1 - theirs) * to(1, 0) + theirs * to(1, 1));
      sums[at * STATES.length + state] = minuteGoals(minute, state, chain.weights).silent * rest;
    }
  }
  return sums;
}
