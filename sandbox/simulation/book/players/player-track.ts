// How often one player scores, or makes goals, in a certain place of a side: a sum over all courses of the match in
// which he starts or comes on, stays, is replaced or sent off.
import type { SideChain } from "./place-goals.ts";

export interface Tracked {
  /** That he plays. */
  readonly on: number;
  /** That he plays and has not a single one, and exactly one. */
  readonly none: number;
  readonly one: number;
}

export interface TrackOf {
  readonly place: number;
  /** `comes`: he is on the bench. */
  readonly from: "on" | "bench";
  /** Chances that the exchange of the place is made at the beginning of each minute; null: none is planned. */
  readonly exchange: readonly number[] | null;
  /** Chance of each place to have a part in a goal of the side, by the place sent off (`falls.ts`). */
  readonly parts: readonly (readonly number[])[];
}

export function trackPlayer(side: SideChain, of: TrackOf): Tracked {
  const { chain, places, off } = side;
  const size = (places + 1) * 2;
  const tally: Tally = { on: 0, none: 0, one: 0 };
  let out: Float64Array = new Float64Array(size);
  let playing: Playing = [new Float64Array(size), new Float64Array(size)];
  const start = of.from === "bench" ? out : playing[0];
  start[off * 2 + (chain.now & 1)] = 1;
  if (of.from === "on") tally.on = chain.mass;
  let pending = 1;
  for (let at = 0; at < chain.minutes.length; at++) {
    const chance = of.exchange?.[at] ?? 0;
    if (chance > 0) {
      exchange(side, { ...of, at, share: chance / pending }, { out, playing, tally });
      pending -= chance;
    }
    if (of.from === "bench") out = move(side, { ...of, at, mass: out, event: null }, tally);
    playing = play(side, { ...of, at }, playing, tally);
  }
  for (const mass of playing[0]) tally.none += mass;
  for (const mass of playing[1]) tally.one += mass;
  const { mass } = chain;
  return { on: tally.on / mass, none: tally.none / mass, one: tally.one / mass };
}

interface Tally {
  on: number;
  none: number;
  one: number;
}

type Playing = readonly [none: Float64Array, one: Float64Array];

interface Masses {
  readonly out: Float64Array;
  readonly playing: Playing;
  readonly tally: Tally;
}

interface ExchangeStep extends TrackOf {
  readonly at: number;
  /** Of the courses in which it is not made yet. */
  readonly share: number;
}

/** Brings the player on, or takes him off. */
function exchange(side: SideChain, { from, place, at, share }: ExchangeStep, masses: Masses): void {
  const { out, playing, tally } = masses;
  const [none, one] = playing;
  for (let cell = 0; cell < out.length; cell++) {
    const rest = restOf(side, at, cell);
    // Nobody replaces a player who was sent off.
    if (cell >> 1 === place) continue;
    if (from === "bench") {
      const comes = (out[cell] ?? 0) * share;
      none[cell] = (none[cell] ?? 0) + comes;
      out[cell] = (out[cell] ?? 0) - comes;
      tally.on += comes * rest;
      continue;
    }
    tally.none += (none[cell] ?? 0) * share * rest;
    tally.one += (one[cell] ?? 0) * share * rest;
    none[cell] = (none[cell] ?? 0) * (1 - share);
    one[cell] = (one[cell] ?? 0) * (1 - share);
  }
}

/** Weight of all that follows a state at the beginning of a minute. */
function restOf({ chain, places }: SideChain, at: number, cell: number): number {
  return chain.after(at, (cell >> 1 < places ? 2 : 0) + (cell & 1));
}

function play(side: SideChain, step: TrackOf & { at: number }, playing: Playing, tally: Tally) {
  const more = new Float64Array(playing[0].length);
  const none = move(side, { ...step, mass: playing[0], event: more }, tally, "none");
  // A second goal counts no further.
  const one = move(side, { ...step, mass: playing[1], event: "lost" }, tally, "one");
  for (let cell = 0; cell < more.length; cell++) one[cell] = (one[cell] ?? 0) + (more[cell] ?? 0);
  return [none, one] as const;
}

interface Move extends TrackOf {
  readonly at: number;
  readonly mass: Float64Array;
  /** Where courses go in which he has a part in a goal; null: he is not playing. */
  readonly event: Float64Array | "lost" | null;
}

/** One minute. The courses in which he is sent off are added to the tally. */
function move(
  side: SideChain,
  { at, place, parts, mass, event }: Move,
  tally: Tally,
  count: "none" | "one" = "none",
): Float64Array {
  const { chain, places } = side;
  const next = new Float64Array(mass.length);
  const minute = chain.minutes[at];
  for (let cell = 0; minute && cell < mass.length; cell++) {
    const before = mass[cell] ?? 0;
    if (before === 0) continue;
    const [off, other] = [cell >> 1, cell & 1];
    const state = (off < places ? 2 : 0) + other;
    const [mine, theirs] = [minute.ownGoal[state] ?? 0, minute.otherGoal[state] ?? 0];
    const conceded = 1 - theirs + theirs * chain.weights.other;
    const goal = mine * chain.weights.own;
    for (const [to, toOther, chance] of side.moves(at, cell)) {
      const own = event === null ? 0 : goal * (parts[to]?.[place] ?? 0);
      const without = before * chance * conceded * (1 - mine + goal - own);
      if (to === place) {
        if (event !== null) tally[count] += without * restOf(side, at + 1, to * 2 + toOther);
        continue;
      }
      const then = to * 2 + toOther;
      next[then] = (next[then] ?? 0) + without;
      if (event !== null && event !== "lost") {
        event[then] = (event[then] ?? 0) + before * chance * conceded * own;
      }
    }
  }
  return next;
}
