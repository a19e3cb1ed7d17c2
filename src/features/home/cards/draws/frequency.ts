// How often each number of a lottery was drawn: heat of its cell, and the extremes.
import type { Draw } from "#contract/api/venue-info.ts";

export const HEAT_STEPS = 5;

export interface HeatCell {
  readonly number: number;
  readonly count: number;
  /** 0 coldest to `HEAT_STEPS - 1` hottest, scaled to the range of this draw. */
  readonly heat: number;
}

export function heatCells(draw: Pick<Draw, "frequency" | "balls" | "history">): HeatCell[] {
  const first = lowestNumber(draw);
  const low = Math.min(...draw.frequency);
  const range = Math.max(...draw.frequency) - low;
  return draw.frequency.map((count, index) => ({
    number: first + index,
    count,
    heat: range === 0 ? 0 : Math.round(((count - low) / range) * (HEAT_STEPS - 1)),
  }));
}

/** The `size` numbers that came most and least; ties go to the lower number. */
export function extremes(
  cells: readonly HeatCell[],
  size: number,
): Record<"hot" | "cold", HeatCell[]> {
  const byCount = cells.toSorted((a, b) => b.count - a.count || a.number - b.number);
  const coldest = cells.toSorted((a, b) => a.count - b.count || a.number - b.number);
  return { hot: byCount.slice(0, size), cold: coldest.slice(0, size) };
}

/** Digit games start at 0, ball games at 1; derived from the results. */
function lowestNumber({
  frequency,
  balls,
  history,
}: Pick<Draw, "frequency" | "balls" | "history">): number {
  const seen = new Set([...balls, ...history.flatMap((past) => past.balls)]);
  if (seen.has(0)) return 0;
  return frequency.length === 10 && !seen.has(10) ? 0 : 1;
}
