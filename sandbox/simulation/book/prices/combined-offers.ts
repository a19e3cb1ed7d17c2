// The combinations of one match that the book quotes itself: the result with both to score, and with a total.
import { poisson } from "./distribution.ts";
import type { ExpectedCounts } from "./expected-counts.ts";
import type { Offer } from "./quote.ts";

const RESULTS = ["H", "N", "C"] as const;
/** Most goals above the score that the line of result and total stands. */
const LEAST_LINE = 1.5;

export function combinedOffers({ now, more }: ExpectedCounts): Offer[] {
  const chances = [poisson(more[0]), poisson(more[1])] as const;
  const line = lineOf({ now, more });
  const both = new Map(RESULTS.flatMap((side) => [[`${side}Y`, 0] as const, [`${side}NO`, 0]]));
  const totals = new Map(RESULTS.flatMap((side) => [[`${side}O`, 0] as const, [`${side}U`, 0]]));
  chances[0].forEach((one, scored) =>
    chances[1].forEach((two, against) => {
      const [home, away] = [now[0] + scored, now[1] + against];
      const result = home > away ? "H" : home < away ? "C" : "N";
      add(both, `${result}${home > 0 && away > 0 ? "Y" : "NO"}`, one * two);
      add(totals, `${result}${home + away > line ? "O" : "U"}`, one * two);
    }),
  );
  return [
    { base: "MTS", row: 0, line: null, chances: [...both] },
    { base: "MOU", row: 0, line, chances: [...totals] },
  ];
}

/** The half line nearest to the goals expected. */
function lineOf({ now, more }: ExpectedCounts): number {
  const expected = now[0] + now[1] + more[0] + more[1];
  return Math.max(LEAST_LINE, now[0] + now[1] + 0.5, Math.round(expected - 0.5) + 0.5);
}

function add(chances: Map<string, number>, side: string, chance: number): void {
  chances.set(side, (chances.get(side) ?? 0) + chance);
}
