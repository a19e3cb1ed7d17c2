// Rounds of a live table: time for bets, then the deal; after a number of rounds a new shoe.
import type { Row } from "../data/catalogue-rows.ts";
import { between, hash, wave } from "../random.ts";
import type { Winner } from "./play/rules/baccarat.ts";
import { SHOE_HANDS as SHOE } from "./play/rules/shoe.ts";
import type { TableMoment } from "./play/rules/table-game.ts";
import { TABLE_GAMES } from "./play/rules/table-games.ts";

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

export interface TableClock extends TableMoment {
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
  const clock = tableClock(seed, table, time);
  const into = Math.floor((time - clock.startsAt) / 1000);
  const hasRoad = table.game === "baccarat" || table.game === "dragonTiger";
  const moments = hasRoad ? shoeRounds(clock) : lastRounds(clock);
  const shown = shownRounds(seed, table, moments);
  return {
    round: clock.round,
    secondsLeft: Math.max(0, table.roundSeconds - into),
    road: shown.flatMap(({ hand }) => hand?.winner ?? []),
    numbers: shown.flatMap(({ number }) => number ?? []),
    bulls: shown.flatMap(({ hands }) => (hands ? [hands.map(({ rank }) => rank)] : [])),
    seated: seated(seed, table, time),
  };
}

function shownRounds(seed: number, table: Row<"live_table">, moments: readonly TableMoment[]) {
  const game = TABLE_GAMES[table.game];
  return moments.map((moment) => game.shown(game.result(seed, table.id, moment)));
}

/** Of this shoe, oldest first. */
function shoeRounds({ count, shoe, round }: TableMoment): TableMoment[] {
  return Array.from({ length: round - 1 }, (_, index) => ({ count, shoe, round: index + 1 }));
}

/** Newest first. */
function lastRounds({ count, shoe, round }: TableMoment): TableMoment[] {
  return Array.from({ length: LAST_NUMBERS }, (_, back) => ({
    count: count - 1 - back,
    shoe,
    round,
  }));
}

function seated(seed: number, table: Row<"live_table">, time: number): number {
  const usual = between(180, 820, seed, table.id, "seated");
  return Math.round(usual * (1 + 0.15 * wave(time, 120_000, seed, table.id, "seated")));
}
