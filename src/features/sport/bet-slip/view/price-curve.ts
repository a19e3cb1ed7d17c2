// A step line through prices: a price holds until the next.
interface Point {
  readonly at: number;
  /** As the feed quotes it. */
  readonly odds: string;
}

export interface DrawnCurve {
  readonly path: string;
  readonly end: readonly [x: number, y: number];
  readonly low: string;
  readonly high: string;
  /** Height of the opening price; null without one. */
  readonly opening: number | null;
}

/** Room at each edge, so that the line and its end are not cut. */
const INSET = 4;

/**
 * @param points at least two, the oldest first
 * @param opening odds of the same line when it opened, which the scale includes
 */
export function curveOf(
  points: readonly Point[],
  { width, height }: { readonly width: number; readonly height: number },
  opening: string | null = null,
): DrawnCurve {
  const all = [...points.map(({ odds }) => odds), ...(opening === null ? [] : [opening])];
  const sorted = all.toSorted((a, b) => Number(a) - Number(b));
  const [low = "0", high = "0"] = [sorted[0], sorted.at(-1)];
  const [from = 0, to = 0] = [points[0]?.at, points.at(-1)?.at];
  const range = Number(high) - Number(low);
  const x = (at: number) =>
    round(INSET + ((at - from) / Math.max(1, to - from)) * (width - INSET * 2));
  const y = (odds: string) => {
    const share = range === 0 ? 0.5 : (Number(odds) - Number(low)) / range;
    return round(height - INSET - share * (height - INSET * 2));
  };
  const steps = points.map(({ at, odds }, index) =>
    index === 0 ? `M${x(at)} ${y(odds)}` : `H${x(at)}V${y(odds)}`,
  );
  const last = points.at(-1);
  const end = last ? ([x(last.at), y(last.odds)] as const) : ([0, 0] as const);
  return {
    path: steps.join(""),
    end,
    low,
    high,
    opening: opening === null ? null : y(opening),
  };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
