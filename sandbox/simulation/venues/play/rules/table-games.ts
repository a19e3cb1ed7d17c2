// The games of a live table: what a round brings, which bets there are and what they pay.
import { ownValue } from "#contract/own-value.ts";
import { at, between } from "../../../random.ts";
import {
  BACCARAT_BETS,
  BACCARAT_ODDS,
  type BaccaratBet,
  type Hand,
  payBaccarat,
} from "./baccarat.ts";
import {
  DRAGON_TIGER_BETS,
  DRAGON_TIGER_ODDS,
  type DragonTigerBet,
  type DragonTigerHand,
  payDragonTiger,
} from "./dragon-tiger.ts";
import {
  BULL_POSITIONS,
  type BullPosition,
  type BullRound,
  bullRound,
  payBull,
} from "./bull-table.ts";
import { COMMISSION } from "./bank.ts";
import { payRoulette, ROULETTE_BETS, rouletteName, rouletteOdds } from "./roulette.ts";
import { dragonTigerHands, shoeHands } from "./shoe.ts";
import { paySicBo, SIC_BO_BETS, sicBoName, sicBoOdds, sumOf, type Throw } from "./sic-bo.ts";

/** A round of a table, as its clock counts it. */
export interface TableMoment {
  /** Rounds since the beginning of time. */
  readonly count: number;
  readonly shoe: number;
  /** Within the shoe, from 1. */
  readonly round: number;
}

export interface TableGame<Result> {
  readonly bets: readonly string[];
  nameOf(bet: string): string;
  /** What a won bet pays for each unit, without the stake. */
  oddsOf(bet: string): number;
  result(seed: number, table: string, moment: TableMoment): Result;
  /** @returns the payout in cents, stake included */
  pay(result: Result, bet: string, cents: number): number;
}

const BACCARAT_NAMES: Readonly<Record<BaccaratBet, string>> = {
  player: "闲",
  banker: "庄",
  tie: "和",
  playerPair: "闲对",
  bankerPair: "庄对",
};
const DRAGON_TIGER_NAMES: Readonly<Record<DragonTigerBet, string>> = {
  dragon: "龙",
  tie: "和",
  tiger: "虎",
};

export const BACCARAT_GAME: TableGame<Hand> = {
  bets: BACCARAT_BETS,
  nameOf: (bet) => ownValue(BACCARAT_NAMES, bet) ?? "",
  oddsOf: (bet) => ownValue(BACCARAT_ODDS, bet) ?? 0,
  result: (seed, table, { shoe, round }) => at(shoeHands(seed, table, shoe), round - 1),
  pay: (hand, bet, cents) => payBaccarat(hand, bet as BaccaratBet, cents),
};

export const DRAGON_TIGER_GAME: TableGame<DragonTigerHand> = {
  bets: DRAGON_TIGER_BETS,
  nameOf: (bet) => ownValue(DRAGON_TIGER_NAMES, bet) ?? "",
  oddsOf: (bet) => ownValue(DRAGON_TIGER_ODDS, bet) ?? 0,
  result: (seed, table, { shoe, round }) => at(dragonTigerHands(seed, table, shoe), round - 1),
  pay: (hand, bet, cents) => payDragonTiger(hand, bet as DragonTigerBet, cents),
};

export const ROULETTE_GAME: TableGame<{ readonly number: number }> = {
  bets: ROULETTE_BETS,
  nameOf: rouletteName,
  oddsOf: rouletteOdds,
  result: (seed, table, { count }) => ({ number: wheelNumber(seed, table, count) }),
  pay: ({ number }, bet, cents) => payRoulette(number, bet, cents),
};

export const SIC_BO_GAME: TableGame<{ readonly dice: Throw }> = {
  bets: SIC_BO_BETS,
  nameOf: sicBoName,
  oddsOf: sicBoOdds,
  result: (seed, table, { count }) => ({ dice: diceOf(seed, table, count) }),
  pay: ({ dice }, bet, cents) => paySicBo(dice, bet, cents),
};

const POSITION_NAMES: Readonly<Record<BullPosition, string>> = {
  first: "闲一",
  second: "闲二",
  third: "闲三",
  fourth: "闲四",
};

export const BULL_GAME: TableGame<BullRound> = {
  bets: BULL_POSITIONS,
  nameOf: (bet) => ownValue(POSITION_NAMES, bet) ?? "",
  oddsOf: () => 1 - COMMISSION,
  result: (seed, table, { count }) => bullRound(seed, table, count),
  pay: (round, bet, cents) => payBull(round, bet as BullPosition, cents),
};

export function wheelNumber(seed: number, table: string, count: number): number {
  return between(0, 36, seed, table, count, "wheel");
}

export function diceSum(seed: number, table: string, count: number): number {
  return sumOf(diceOf(seed, table, count));
}

function diceOf(seed: number, table: string, count: number): Throw {
  const die = (place: number) => between(1, 6, seed, table, count, "die", place);
  return [die(1), die(2), die(3)];
}
