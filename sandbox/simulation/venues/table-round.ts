// Rounds of a live table: time for bets, then the deal; after a number of rounds a new shoe.
import type { Row } from "../data/catalogue-rows.ts";
import { between, hash, unit, wave } from "../random.ts";
import type { Winner } from "./play/rules/baccarat.ts";
import { SHOE_HANDS as SHOE, shoeHands } from "./play/rules/shoe.ts";

const DEAL_SECONDS = 12;
/** A new shoe starts with this many rounds played, so that the road map is never empty. */
const OPENING = 22;
const LAST_NUMBERS = 16;
const DRAGON_TIGER_TIE = 0.075;

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
  if (table.game === "baccarat") {
    const hands = shoeHands(seed, table.id, shoe);
    return hands.slice(0, rounds).map(({ winner }) => winner);
  }
  let last: "B" | "P" = "B";
  return Array.from({ length: rounds }, (_, index): Winner => {
    if (unit(seed, table.id, shoe, index) < DRAGON_TIGER_TIE) return "T";
    // Slightly favours repeats, so that the road map has streaks.
    const again = unit(seed, table.id, shoe, index, "again") < 0.56;
    last = again ? last : last === "B" ? "P" : "B";
    return last;
  });
}

function lastNumbers(seed: number, table: Row<"live_table">, count: number): number[] {
  const [low, high] =
    table.game === "roulette" ? [0, 36] : table.game === "sicBo" ? [3, 18] : [1, 13];
  return Array.from({ length: LAST_NUMBERS }, (_, back) =>
    between(low, high, seed, table.id, count - 1 - back),
  );
}

function seated(seed: number, table: Row<"live_table">, time: number): number {
  const usual = between(180, 820, seed, table.id, "seated");
  return Math.round(usual * (1 + 0.15 * wave(time, 120_000, seed, table.id, "seated")));
}
