// How often each number came, and for how many draws it has been missing (遗漏).

export interface NumberRange {
  readonly low: number;
  readonly high: number;
}

export interface NumberStatistic {
  readonly number: number;
  /** Draws in which it came. */
  readonly count: number;
  /** Draws since it came last; all draws when it never came. */
  readonly missing: number;
  /** Mean length of the gaps before, between and after its draws. */
  readonly averageGap: number;
  readonly longestGap: number;
  /** Most draws in a row in which it came. */
  readonly longestRun: number;
}

/** @param draws numbers of each draw, oldest first */
export function numberStatistics(
  draws: readonly (readonly number[])[],
  range: NumberRange,
): NumberStatistic[] {
  return numbersIn(range).map((number) => statistic(number, draws));
}

function statistic(number: number, draws: readonly (readonly number[])[]): NumberStatistic {
  let [count, missing, longestGap, run, longestRun] = [0, 0, 0, 0, 0];
  for (const drawn of draws) {
    if (drawn.includes(number)) {
      count += 1;
      run += 1;
      missing = 0;
    } else {
      missing += 1;
      run = 0;
    }
    longestGap = Math.max(longestGap, missing);
    longestRun = Math.max(longestRun, run);
  }
  const averageGap = (draws.length - count) / (count + 1);
  return { number, count, missing, averageGap, longestGap, longestRun };
}

/**
 * For each draw, oldest first, and each number of the range: 0 when it came, else the draws since it came.
 * @param draws numbers of each draw, oldest first
 */
export function gapRows(draws: readonly (readonly number[])[], range: NumberRange): number[][] {
  const numbers = numbersIn(range);
  let gaps = numbers.map(() => 0);
  return draws.map((drawn) => {
    gaps = numbers.map((number, at) => (drawn.includes(number) ? 0 : (gaps[at] ?? 0) + 1));
    return gaps;
  });
}

export function numbersIn({ low, high }: NumberRange): number[] {
  return Array.from({ length: Math.max(0, high - low + 1) }, (_, at) => low + at);
}

/** The numbers that came most and least often; a number is never in both lists. */
export function hotAndCold(
  statistics: readonly NumberStatistic[],
  size: number,
): Record<"hot" | "cold", NumberStatistic[]> {
  const shown = Math.min(size, Math.floor(statistics.length / 2));
  const ranked = statistics.toSorted(
    (a, b) => b.count - a.count || a.missing - b.missing || a.number - b.number,
  );
  return { hot: ranked.slice(0, shown), cold: ranked.toReversed().slice(0, shown) };
}
