// Rounds of a live table: time for bets, then the deal; after a number of rounds a new shoe.
import type { Row } from "../data/catalogue-rows.ts";
import { between, hash, wave } from "../random.ts";
import type { Winner } from "./play/rules/baccarat.ts";
import { dragonTigerHands, SHOE_HANDS as SHOE, shoeHands } from "./play/rules/shoe.ts";
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
  const hasRoad = table.game === "baccarat" || table.game === "dragonTiger";
  return {
    round,
    secondsLeft: Math.max(0, table.roundSeconds - into),
    road: hasRoad ? road(seed, table, shoe, round - 1) : [],
    numbers: hasRoad ? [] : lastNumbers(seed, table, count),
    seated: seated(seed, table, time),
  };
}

function road(seed: number, table: Row<"live_table">, shoe: number, rounds: number): Winner[] {
  const handsOf = table.game === "baccarat" ? shoeHands : dragonTigerHands;
  return handsOf(seed, table.id, shoe)
    .slice(0, rounds)
    .map(({ winner }) => winner);
}

function lastNumbers(seed: number, table: Row<"live_table">, count: number): number[] {
  return Array.from({ length: LAST_NUMBERS }, (_, back) => numberOf(seed, table, count - 1 - back));
}

function numberOf(seed: number, { id, game }: Row<"live_table">, count: number): number {
  if (game === "roulette") return wheelNumber(seed, id, count);
  return game === "sicBo" ? diceSum(seed, id, count) : between(1, 13, seed, id, count);
}

function seated(seed: number, table: Row<"live_table">, time: number): number {
  const usual = between(180, 820, seed, table.id, "seated");
  return Math.round(usual * (1 + 0.15 * wave(time, 120_000, seed, table.id, "seated")));
}
