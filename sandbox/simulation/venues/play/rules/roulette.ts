// European roulette: numbers 0 to 36, one zero, which wins for bets on the zero only.

import { ownValue } from "#contract/own-value.ts";

const NUMBERS = Array.from({ length: 37 }, (_, number) => number);
const RED = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]);

interface OutsideBet {
  /** As printed. */
  readonly name: string;
  /** For each unit, without the stake. */
  readonly odds: number;
  /** Never asked about the zero. */
  readonly wins: (number: number) => boolean;
}

const OUTSIDE: Readonly<Record<string, OutsideBet>> = {
  dozen1: { name: "第一打 1–12", odds: 2, wins: (number) => number <= 12 },
  dozen2: { name: "第二打 13–24", odds: 2, wins: (number) => number > 12 && number <= 24 },
  dozen3: { name: "第三打 25–36", odds: 2, wins: (number) => number > 24 },
  column1: { name: "第一列", odds: 2, wins: (number) => number % 3 === 1 },
  column2: { name: "第二列", odds: 2, wins: (number) => number % 3 === 2 },
  column3: { name: "第三列", odds: 2, wins: (number) => number % 3 === 0 },
  low: { name: "小 1–18", odds: 1, wins: (number) => number <= 18 },
  even: { name: "双", odds: 1, wins: (number) => number % 2 === 0 },
  red: { name: "红", odds: 1, wins: (number) => RED.has(number) },
  black: { name: "黑", odds: 1, wins: (number) => !RED.has(number) },
  odd: { name: "单", odds: 1, wins: (number) => number % 2 === 1 },
  high: { name: "大 19–36", odds: 1, wins: (number) => number > 18 },
};

const STRAIGHT_ODDS = 35;

/** Numbers as `n0` to `n36`, then the outside bets. */
export const ROULETTE_BETS: readonly string[] = [
  ...NUMBERS.map((number) => `n${number}`),
  ...Object.keys(OUTSIDE),
];

export function rouletteName(bet: string): string {
  return ownValue(OUTSIDE, bet)?.name ?? `${bet.slice(1)} 号`;
}

export function rouletteOdds(bet: string): number {
  return ownValue(OUTSIDE, bet)?.odds ?? STRAIGHT_ODDS;
}

/** @returns the payout in cents, stake included */
export function payRoulette(number: number, bet: string, cents: number): number {
  const outside = ownValue(OUTSIDE, bet);
  const won = outside ? number !== 0 && outside.wins(number) : bet === `n${number}`;
  return won ? cents * (1 + rouletteOdds(bet)) : 0;
}
