// Sic bo: three dice. A triple loses all bets on big, small, odd and even.

import { ownValue } from "#contract/own-value.ts";

export type Throw = readonly [number, number, number];

const FACES = [1, 2, 3, 4, 5, 6] as const;

/** By sum: what a bet on it pays for each unit, without the stake. */
const SUM_ODDS: Readonly<Record<number, number>> = {
  4: 60,
  5: 30,
  6: 17,
  7: 12,
  8: 8,
  9: 6,
  10: 6,
  11: 6,
  12: 6,
  13: 8,
  14: 12,
  15: 17,
  16: 30,
  17: 60,
};

interface SicBoBet {
  /** As printed. */
  readonly name: string;
  /** For each unit, without the stake; for a single face, of one die. */
  readonly odds: number;
  /** How many times the odds are paid. */
  readonly times: (dice: Throw) => number;
}

const BETS: Readonly<Record<string, SicBoBet>> = {
  small: { name: "小", odds: 1, times: plain((sum) => sum <= 10) },
  odd: { name: "单", odds: 1, times: plain((sum) => sum % 2 === 1) },
  anyTriple: { name: "全围", odds: 30, times: (dice) => Number(isTriple(dice)) },
  even: { name: "双", odds: 1, times: plain((sum) => sum % 2 === 0) },
  big: { name: "大", odds: 1, times: plain((sum) => sum >= 11) },
  ...named(
    "triple",
    180,
    (face) => `围骰 ${face}`,
    (count) => Number(count === 3),
  ),
  ...named(
    "double",
    10,
    (face) => `对子 ${face}`,
    (count) => Number(count >= 2),
  ),
  ...named(
    "single",
    1,
    (face) => `单骰 ${face}`,
    (count) => count,
  ),
  ...Object.fromEntries(
    Object.entries(SUM_ODDS).map(([sum, odds]): [string, SicBoBet] => [
      `sum${sum}`,
      { name: `和值 ${sum}`, odds, times: (dice) => Number(sumOf(dice) === Number(sum)) },
    ]),
  ),
};

export const SIC_BO_BETS: readonly string[] = Object.keys(BETS);

export function sicBoName(bet: string): string {
  return ownValue(BETS, bet)?.name ?? "";
}

export function sicBoOdds(bet: string): number {
  return ownValue(BETS, bet)?.odds ?? 0;
}

export function sumOf(dice: Throw): number {
  return dice[0] + dice[1] + dice[2];
}

/** @returns the payout in cents, stake included */
export function paySicBo(dice: Throw, bet: string, cents: number): number {
  const times = ownValue(BETS, bet)?.times(dice) ?? 0;
  return times === 0 ? 0 : cents * (1 + sicBoOdds(bet) * times);
}

function isTriple([first, second, third]: Throw): boolean {
  return first === second && second === third;
}

function plain(wins: (sum: number) => boolean): SicBoBet["times"] {
  return (dice) => Number(!isTriple(dice) && wins(sumOf(dice)));
}

/** A bet on each face: `triple1` to `triple6`. */
function named(
  key: string,
  odds: number,
  name: (face: number) => string,
  times: (count: number) => number,
): Record<string, SicBoBet> {
  return Object.fromEntries(
    FACES.map((face) => [
      `${key}${face}`,
      {
        name: name(face),
        odds,
        times: (dice: Throw) => times(dice.filter((shown) => shown === face).length),
      },
    ]),
  );
}
