// The share of stakes that each kind of bet at a table returns, in percent.
import type { TableKind } from "../play-game.ts";
import { payRoulette, ROULETTE_BETS } from "./roulette.ts";
import { paySicBo, SIC_BO_BETS, type Throw } from "./sic-bo.ts";

interface TableReturn {
  readonly bet: string;
  readonly low: number;
  readonly high: number;
}

export function tableReturns(kind: TableKind): readonly TableReturn[] {
  switch (kind) {
    case "baccarat":
      return BACCARAT;
    case "dragonTiger":
      return DRAGON_TIGER;
    case "roulette":
      return [range("所有投注", ROULETTE_BETS.map(rouletteShare))];
    case "sicBo":
      return SIC_BO_GROUPS.map(([bet, keys]) =>
        range(bet, SIC_BO_BETS.filter((one) => keys.test(one)).map(sicBoShare)),
      );
    case "niuNiu":
      return NIU_NIU;
  }
}

const one = (bet: string, percent: number): TableReturn => ({ bet, low: percent, high: percent });

/** Eight decks; baccarat.test.ts counts every order of the cards. */
const BACCARAT = [one("庄", 98.94), one("闲", 98.76), one("和", 85.64), one("对子", 89.64)];
const DRAGON_TIGER = [one("龙 / 虎", 96.27), one("和", 67.23)];

/** Dealer and position differ by their cards alone, so that each wins half of the rounds. */
const NIU_NIU = [one("闲位", 97.5)];

const SIC_BO_GROUPS = [
  ["大小单双", /^(?:big|small|odd|even)$/],
  ["和值", /^sum/],
  ["围骰", /riple/],
  ["对子", /^double/],
  ["单骰", /^single/],
] as const;

const FACES = [1, 2, 3, 4, 5, 6];
const THROWS = FACES.flatMap((first) =>
  FACES.flatMap((second) => FACES.map((third): Throw => [first, second, third])),
);

function rouletteShare(bet: string): number {
  const paid = Array.from({ length: 37 }, (_, number) => payRoulette(number, bet, 100));
  return mean(paid) / 100;
}

function sicBoShare(bet: string): number {
  return mean(THROWS.map((dice) => paySicBo(dice, bet, 1)));
}

function mean(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0) / amounts.length;
}

function range(bet: string, shares: readonly number[]): TableReturn {
  const percents = shares.map((share) => Math.round(share * 10_000) / 100);
  return { bet, low: Math.min(...percents), high: Math.max(...percents) };
}
