// Rounds of a live table: time for bets, then the deal; after a number of rounds a new shoe.
import type { Row } from "../data/catalogue-rows.ts";
import { between, hash, wave } from "../random.ts";
import type { Winner } from "./play/rules/baccarat.ts";
import { dragonTigerHands, SHOE_HANDS as SHOE, shoeHands } from "./play/rules/shoe.ts";
import { bullHands, bullRound } from "./play/rules/bull-table.ts";
import { diceSum, wheelNumber } from "./play/rules/table-games.ts";

const DEAL_SECONDS = 12;
/** A new shoe starts with this many rounds played, so that the road map is never empty. */
const OPENING = 22;
const LAST_NUMBERS = 16;

export interface TableRound {
  readonly round: number;
  readonly secondsLeft: number;
  readonly road: Winner[];
  readonly numbers: number[];
  /** Of dou niu. */
  readonly bulls: number[][];
  readonly seated: number;
}

export interface TableClock {
  /** Rounds since the beginning of time. */
  readonly count: number;
  readonly shoe: number;
  /** Within the shoe, from 1. */
  readonly round: number;
  readonly startsAt: number;
  /** Bets are closed and the cards dealt; epoch milliseconds. */
  readonly dealsAt: number;
  readonly endsAt: number;
}

export function tableClock(seed: number, table: Row<"live_table">, time: number): TableClock {
  const cycle = (table.roundSeconds + DEAL_SECONDS) * 1000;
  const rounds = SHOE - OPENING;
  const offset = hash(seed, table.id) % (cycle * rounds);
  const count = Math.floor((time + offset) / cycle);
  const startsAt = count * cycle - offset;
  return {
    count,
    shoe: Math.floor(count / rounds),
    round: OPENING + (count % rounds) + 1,
    startsAt,
    dealsAt: startsAt + table.roundSeconds * 1000,
    endsAt: startsAt + cycle,
  };
}

export function tableRound(seed: number, table: Row<"live_table">, time: number): TableRound {
  const { count, shoe, round, startsAt } = tableClock(seed, table, time);
  const into = Math.floor((time - startsAt) / 1000);
  const bulls = table.game === "niuNiu" ? lastBulls(seed, table, count) : [];
  const hasRoad = table.game === "baccarat" || table.game === "dragonTiger";
  return {
    round,
    secondsLeft: Math.max(0, table.roundSeconds - into),
    road: hasRoad ? road(seed, table, shoe, round - 1) : [],
    numbers: hasRoad ? [] : numbersOf(seed, table, count, bulls),
    bulls,
    seated: seated(seed, table, time),
  };
}

function road(seed: number, table: Row<"live_table">, shoe: number, rounds: number): Winner[] {
  const handsOf = table.game === "baccarat" ? shoeHands : dragonTigerHands;
  return handsOf(seed, table.id, shoe)
    .slice(0, rounds)
    .map(({ winner }) => winner);
}

/** Newest first. */
function lastOf<T>(count: number, resultOf: (count: number) => T): T[] {
  return Array.from({ length: LAST_NUMBERS }, (_, back) => resultOf(count - 1 - back));
}

function lastBulls(seed: number, { id }: Row<"live_table">, count: number): number[][] {
  return lastOf(count, (one) => bullHands(bullRound(seed, id, one)).map(({ rank }) => rank));
}

function numbersOf(
  seed: number,
  { id, game }: Row<"live_table">,
  count: number,
  bulls: readonly number[][],
): number[] {
  if (game === "niuNiu") return bulls.map(([dealer = 0]) => dealer);
  const numberOf = game === "roulette" ? wheelNumber : diceSum;
  return lastOf(count, (one) => numberOf(seed, id, one));
}

function seated(seed: number, table: Row<"live_table">, time: number): number {
  const usual = between(180, 820, seed, table.id, "seated");
  return Math.round(usual * (1 + 0.15 * wave(time, 120_000, seed, table.id, "seated")));
}
