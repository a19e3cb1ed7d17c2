// Five slot machines from steady to wild: reels, pays and free spins. `slot-odds.ts` computes what they return.
import * as v from "valibot";
import MACHINES from "../../../data/content/slot-machines.json" with { type: "json" };
import { readWhole } from "../../../data/read-content.ts";

/** Eight paying symbols `0` (best) to `7`, then: */
export const WILD = 8;
export const SCATTER = 9;
export const REELS = 5;
export const ROWS = 3;

export type Volatility = 1 | 2 | 3 | 4 | 5;

export interface SlotModel {
  /** Symbols of each reel from top to bottom, in a circle. */
  readonly reels: readonly (readonly number[])[];
  /** The three symbols in sight, by reel and stop. */
  readonly windows: readonly (readonly (readonly number[])[])[];
  /** Multiples of the line stake by symbol, for three, four and five from the left. */
  readonly pays: readonly (readonly [three: number, four: number, five: number])[];
  /** Multiples of the stake for three, four and five scatters anywhere. */
  readonly scatterPays: readonly [number, number, number];
  /** For three, four and five scatters. */
  readonly freeSpins: readonly [number, number, number];
  /** Of all wins in free spins. */
  readonly freeFactor: number;
}

/** Per reel: how many of symbols 0 to 7, wilds and scatters. Wilds are on the three middle reels. */
type Counts = readonly number[];

const OUTER: Counts = [2, 3, 3, 4, 4, 5, 5, 5, 0, 1];
const MIDDLE: Counts = [2, 3, 3, 4, 4, 5, 4, 4, 2, 1];

/** Spreads the symbols evenly, so that no two scatters are in sight at once. */
function reel(counts: Counts, turn: number): number[] {
  const placed = counts.flatMap((count, symbol) =>
    Array.from({ length: count }, (_, index) => ({
      symbol,
      place: ((index + 0.5) / count + symbol * 0.37 + turn * 0.13) % 1,
    })),
  );
  return placed.toSorted((left, right) => left.place - right.place).map(({ symbol }) => symbol);
}

const REEL_SET = [OUTER, MIDDLE, MIDDLE, MIDDLE, OUTER].map(reel);
const WINDOWS = REEL_SET.map((symbols) =>
  symbols.map((_, stop) =>
    Array.from({ length: ROWS }, (_row, row) => symbols[(stop + row) % symbols.length] ?? SCATTER),
  ),
);

const Triple = v.tuple([v.number(), v.number(), v.number()]);
const Machine = v.strictObject({
  pays: v.pipe(v.array(Triple), v.length(WILD)),
  scatterPays: Triple,
  freeSpins: Triple,
  freeFactor: v.number(),
});
const MachinesSchema = v.strictTuple([Machine, Machine, Machine, Machine, Machine]);
const [steady, even, middle, lively, wild] = readWhole(
  "slot-machines.json",
  MachinesSchema,
  MACHINES,
);

function modelOf(machine: v.InferOutput<typeof Machine>): SlotModel {
  return { reels: REEL_SET, windows: WINDOWS, ...machine };
}

export const SLOT_MODELS: Readonly<Record<Volatility, SlotModel>> = {
  1: modelOf(steady),
  2: modelOf(even),
  3: modelOf(middle),
  4: modelOf(lively),
  5: modelOf(wild),
};
