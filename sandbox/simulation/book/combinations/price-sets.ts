// What sets of legs pay. A leg alone pays what its single pays. Independent legs multiply; where some make others
// likelier, the margin shrinks with the surprise that is left, and more legs never pay less.

/** As in the markets: highest price, and least. */
const LIMITS = { highest: 501, least: 1.01 } as const;

/**
 * @param chances that at least the legs of a set win, by set
 * @param decimals of the legs alone
 * @returns what each set pays, stake included; 0 for the empty set and for those that cannot win
 */
export function priceSets(chances: Float64Array, decimals: readonly number[]): Float64Array {
  const sold = new Float64Array(chances.length);
  const prices = new Float64Array(chances.length);
  for (let set = 1; set < chances.length; set++) {
    const chance = chances[set] ?? 0;
    if (chance <= 0) continue;
    const legs = legsOf(set);
    const [only, more] = legs;
    sold[set] =
      only !== undefined && more === undefined
        ? 1 / (decimals[only] ?? 1)
        : soldTogether({ set, legs, chance }, { chances, decimals, sold });
    const decimal = Math.floor(100 / (sold[set] ?? 1) + 1e-9) / 100;
    prices[set] = Math.min(LIMITS.highest, Math.max(LIMITS.least, decimal));
  }
  return prices;
}

interface Known {
  readonly chances: Float64Array;
  readonly decimals: readonly number[];
  /** Of the smaller sets. */
  readonly sold: Float64Array;
}

/** The chance with the margin, as the inverse of a price. */
function soldTogether(
  { set, legs, chance }: { set: number; legs: readonly number[]; chance: number },
  { chances, decimals, sold }: Known,
): number {
  let [apart, margins] = [0, 0];
  for (const leg of legs) {
    const own = chances[2 ** leg] ?? 1;
    apart += Math.log(own);
    margins += Math.log(Math.max(1, 1 / ((decimals[leg] ?? 1) * own)));
  }
  const surprise = apart === 0 ? 1 : Math.min(1, Math.log(chance) / apart);
  const own = chance * Math.exp(surprise * margins);
  return legs.reduce((least, leg) => Math.min(least, sold[set - 2 ** leg] ?? least), own);
}

export function legsOf(set: number): number[] {
  const legs: number[] = [];
  for (let leg = 0; 2 ** leg <= set; leg++) if ((set & (2 ** leg)) !== 0) legs.push(leg);
  return legs;
}
