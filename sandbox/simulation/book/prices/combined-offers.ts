// The combinations of one match that the book quotes itself: the result with both to score, and with a total.
import type { PeriodChances } from "../football/period-chances.ts";
import { mean } from "./distribution.ts";
import type { Offer } from "./quote.ts";

const RESULTS = ["H", "N", "C"] as const;
/** Most goals above the score that the line of result and total stands. */
const LEAST_LINE = 1.5;

export function combinedOffers({ now, total, grid }: PeriodChances): Offer[] {
  const line = lineOf(now[0] + now[1], mean(total));
  const both = new Map(RESULTS.flatMap((side) => [[`${side}Y`, 0] as const, [`${side}NO`, 0]]));
  const totals = new Map(RESULTS.flatMap((side) => [[`${side}O`, 0] as const, [`${side}U`, 0]]));
  const { size, chances } = grid();
  chances.forEach((chance, at) => {
    const [home, away] = [now[0] + Math.floor(at / size), now[1] + (at % size)];
    const result = home > away ? "H" : home < away ? "C" : "N";
    add(both, `${result}${home > 0 && away > 0 ? "Y" : "NO"}`, chance);
    add(totals, `${result}${home + away > line ? "O" : "U"}`, chance);
  });
  return [
    { base: "MTS", row: 0, line: null, chances: [...both] },
    { base: "MOU", row: 0, line, chances: [...totals] },
  ];
}

/** The half line nearest to the goals expected. */
function lineOf(scored: number, more: number): number {
  return Math.max(LEAST_LINE, scored + 0.5, Math.round(scored + more - 0.5) + 0.5);
}

function add(chances: Map<string, number>, side: string, chance: number): void {
  chances.set(side, (chances.get(side) ?? 0) + chance);
}
