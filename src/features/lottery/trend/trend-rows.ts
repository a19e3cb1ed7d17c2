// The grid of a trend chart: per draw the drawn numbers, and for the others the draws since they came.
import type { DrawResult } from "../statistics/draw-shape.ts";
import { gapRows, numbersIn } from "../statistics/number-statistics.ts";
import type { TrendSeries } from "../statistics/trend-series.ts";

export interface TrendRow {
  readonly issue: string;
  readonly cells: readonly TrendCell[];
  /** Index of the drawn number; null for several, none, or one outside of the range. */
  readonly place: number | null;
}

export interface TrendCell {
  readonly number: number;
  readonly drawn: boolean;
  /** 0 when drawn. */
  readonly gap: number;
}

/**
 * Gaps are counted over all results, also those before the shown ones.
 * @param results newest first, as are the rows
 */
export function trendRows(
  results: readonly DrawResult[],
  series: TrendSeries,
  shown: number,
): TrendRow[] {
  const numbers = numbersIn(series.range);
  const oldestFirst = results.toReversed();
  const gaps = gapRows(
    oldestFirst.map((result) => series.numbersOf(result)),
    series.range,
  );
  return oldestFirst
    .map((result, at): TrendRow => {
      const row = gaps[at] ?? [];
      const drawn = row.flatMap((gap, index) => (gap === 0 ? [index] : []));
      return {
        issue: result.issue,
        cells: numbers.map((number, index) => ({
          number,
          drawn: row[index] === 0,
          gap: row[index] ?? 0,
        })),
        place: series.single && drawn.length === 1 ? (drawn[0] ?? null) : null,
      };
    })
    .toReversed()
    .slice(0, shown);
}
