// Lines of handicaps and totals in quarter goals. A quarter line is two half stakes on its neighbours.
import { fraction, times, whole } from "./fraction.ts";
import type { Outcome } from "./result-codes.ts";

/** Outcome by the sum of the signs of the two half stakes. */
const BY_HALVES = { 2: "W", 1: "LW", 0: "P", [-1]: "LL", [-2]: "L" } as const;

/** The line belongs to the side: −1 gives a goal, +1 receives one. */
export function settleHandicap(line: string, sideScore: number, otherScore: number): Outcome {
  return settleMargin(quarters(line), sideScore - otherScore);
}

export function settleTotal(line: string, total: number, side: "over" | "under"): Outcome {
  const direction = side === "over" ? 1 : -1;
  return settleMargin(-direction * quarters(line), direction * total);
}

/** `-0.75` → `0.75`. */
export function oppositeLine(line: string): string {
  return lineText(-quarters(line));
}

/** As players read it: `-0.75` → `-0.5/1`. */
export function shownLine(line: string): string {
  const value = quarters(line);
  const size = Math.abs(value);
  const sign = value < 0 ? "-" : "";
  return isSplit(value)
    ? `${sign}${lineText(size - 1)}/${lineText(size + 1)}`
    : `${sign}${lineText(size)}`;
}

function settleMargin(line: number, margin: number): Outcome {
  const ahead = 4 * margin + line;
  const step = isSplit(line) ? 1 : 0;
  const halves = Math.sign(ahead - step) + Math.sign(ahead + step);
  return BY_HALVES[halves as keyof typeof BY_HALVES];
}

const isSplit = (line: number): boolean => line % 2 !== 0;

function quarters(line: string): number {
  const { numerator, denominator } = times(fraction(line), whole(4));
  if (denominator !== 1n) {
    throw new RangeError(`"${line}" is not a line in quarters`);
  }
  return Number(numerator);
}

/** Quarters are exact as floats, so the shortest text is the line; −0 reads `0`. */
const lineText = (value: number): string => String(value / 4);
