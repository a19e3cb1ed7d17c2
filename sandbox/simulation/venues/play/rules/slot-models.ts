// Five slot machines from steady to wild: reels, pays and free spins. `slot-odds.ts` computes what they return.

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

export const SLOT_MODELS: Readonly<Record<Volatility, SlotModel>> = {
  1: {
    reels: REEL_SET,
    windows: WINDOWS,
    pays: [
      [45, 90, 220],
      [35, 65, 130],
      [35, 65, 130],
      [20, 45, 90],
      [20, 45, 90],
      [16, 35, 65],
      [16, 35, 65],
      [16, 35, 65],
    ],
    scatterPays: [2, 5, 20],
    freeSpins: [8, 8, 8],
    freeFactor: 1,
  },
  2: {
    reels: REEL_SET,
    windows: WINDOWS,
    pays: [
      [50, 140, 480],
      [30, 75, 240],
      [30, 75, 240],
      [19, 50, 140],
      [19, 50, 140],
      [12, 30, 75],
      [12, 30, 75],
      [12, 30, 75],
    ],
    scatterPays: [2, 10, 50],
    freeSpins: [8, 12, 16],
    freeFactor: 2,
  },
  3: {
    reels: REEL_SET,
    windows: WINDOWS,
    pays: [
      [45, 230, 920],
      [30, 110, 370],
      [30, 110, 370],
      [14, 55, 180],
      [14, 55, 180],
      [9, 30, 90],
      [9, 30, 90],
      [9, 30, 90],
    ],
    scatterPays: [2, 10, 50],
    freeSpins: [10, 15, 20],
    freeFactor: 2,
  },
  4: {
    reels: REEL_SET,
    windows: WINDOWS,
    pays: [
      [55, 360, 2200],
      [25, 130, 710],
      [25, 130, 710],
      [11, 55, 270],
      [11, 55, 270],
      [4, 20, 90],
      [4, 20, 90],
      [4, 20, 90],
    ],
    scatterPays: [2, 15, 100],
    freeSpins: [10, 15, 25],
    freeFactor: 3,
  },
  5: {
    reels: REEL_SET,
    windows: WINDOWS,
    pays: [
      [40, 410, 4100],
      [20, 140, 1000],
      [20, 140, 1000],
      [7, 40, 270],
      [7, 40, 270],
      [3, 14, 70],
      [3, 14, 70],
      [3, 14, 70],
    ],
    scatterPays: [2, 20, 200],
    freeSpins: [12, 18, 30],
    freeFactor: 4,
  },
};
