// Series and systems: all k of n legs, with bankers that are in every bet. A series is the system
// whose only size is all its legs.

/** The locales compose its name from these figures. */
export interface SystemKind {
  readonly key: string; // legs:sizes, such as `3:3`, `4:2`, `4:2-4`
  readonly legs: number;
  /** Legs of a bet: each size is bet in all its combinations. */
  readonly sizes: readonly number[];
  readonly bets: number; // 3串4 has 4 bets on 3 legs
}

/** Every kind for so many legs: the series, each single size, all multiples, and those with singles. */
export function systemKinds(legs: number): readonly SystemKind[] {
  if (legs < 2) {
    return [];
  }
  const sizes = Array.from({ length: legs - 2 }, (_, index) => [legs - 1 - index]);
  const ranges = legs > 2 ? [upTo(2, legs), upTo(1, legs)] : [upTo(1, 2)];
  return [[legs], ...sizes, ...ranges].map((kind) => systemKind(legs, kind));
}

export interface BetCount {
  readonly legs: number;
  readonly bankers: number;
  readonly sizes: readonly number[];
}

/** Bets of a system; a size below the number of bankers has none. */
export function numberOfBets({ legs, bankers, sizes }: BetCount): number {
  return sizes.reduce((sum, size) => sum + choose(legs - bankers, size - bankers), 0);
}

function systemKind(legs: number, sizes: readonly number[]): SystemKind {
  const [first = legs] = sizes;
  const last = sizes.at(-1) ?? first;
  return {
    key: `${legs}:${first === last ? first : `${first}-${last}`}`,
    legs,
    sizes,
    bets: numberOfBets({ legs, bankers: 0, sizes }),
  };
}

const upTo = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

/** Binomial coefficient; every division is exact. */
function choose(n: number, k: number): number {
  if (k < 0 || k > n) {
    return 0;
  }
  let count = 1;
  for (let step = 1; step <= k; step += 1) {
    count = (count * (n - k + step)) / step;
  }
  return count;
}
