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
  const { place } = of;
  const parts = Float64Array.from(of.parts, (byPlace) => byPlace[place] ?? 0);
  const size = (places + 1) * 2;
  const tally: Tally = { on: 0, none: 0, one: 0 };
  let out: Float64Array = new Float64Array(size);
  let playing: Playing = [new Float64Array(size), new Float64Array(size)];
  let spare: Playing = [new Float64Array(size), new Float64Array(size)];
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
    if (of.from === "bench" && pending > 0) out = wait(side, at, place, out);
    if (of.from === "bench" && pending === 1) continue;
    const next = play(side, { at, place, parts, next: spare }, playing, tally);
    spare = playing;
    playing = next;
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

interface Step {
  readonly at: number;
  readonly place: number;
  /** Of the place, by the place sent off. */
  readonly parts: Float64Array;
  /** Where the courses after it are written. */
  readonly next: Playing;
}

interface ExchangeStep extends Pick<TrackOf, "from" | "place"> {
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

/** One minute of the player on the field. The courses in which he is sent off are added to the tally. */
function play(
  side: SideChain,
  { at, place, parts, next }: Step,
  [none, one]: Playing,
  tally: Tally,
): Playing {
  const flow = side.flows[at];
  next[0].fill(0);
  next[1].fill(0);
  if (!flow) return next;
  const { from, to, quiet, goal } = flow;
  const { length } = from;
  for (let nth = 0; nth < length; nth++) {
    const [source, cell] = [from[nth] ?? 0, to[nth] ?? 0];
    const [first, second] = [none[source] ?? 0, one[source] ?? 0];
    if (first === 0 && second === 0) continue;
    const part = parts[cell >> 1] ?? 0;
    const without = (quiet[nth] ?? 0) + (goal[nth] ?? 0) * (1 - part);
    if (cell >> 1 === place) {
      const rest = restOf(side, at + 1, cell) * without;
      tally.none += first * rest;
      tally.one += second * rest;
      continue;
    }
    next[0][cell] = (next[0][cell] ?? 0) + first * without;
    next[1][cell] = (next[1][cell] ?? 0) + second * without + first * (goal[nth] ?? 0) * part;
  }
  return next;
}

/** One minute of the player on the bench. Who is to be replaced by him may be sent off: then he does not come on. */
function wait({ flows }: SideChain, at: number, place: number, mass: Float64Array): Float64Array {
  const next = new Float64Array(mass.length);
  const flow = flows[at];
  if (!flow) return next;
  for (let nth = 0; nth < flow.from.length; nth++) {
    const before = mass[flow.from[nth] ?? 0] ?? 0;
    const cell = flow.to[nth] ?? 0;
    if (before === 0 || cell >> 1 === place) continue;
    const factor = (flow.quiet[nth] ?? 0) + (flow.goal[nth] ?? 0);
    next[cell] = (next[cell] ?? 0) + before * factor;
  }
  return next;
}
