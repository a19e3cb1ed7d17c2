// Bets on the round of a table that all players share. The lobby's road map and numbers show the same rounds.
import * as v from "valibot";
import type { World } from "../../../world.ts";
import { tableClock, tableRound } from "../../table-round.ts";
import type { GameOf, TableKind } from "../play-game.ts";
import type { TableFacts, TableLive, TableResult } from "../play-messages.ts";
import { refusal } from "../play-money.ts";
import {
  BACCARAT_GAME,
  BULL_GAME,
  DRAGON_TIGER_GAME,
  ROULETTE_GAME,
  SIC_BO_GAME,
  type TableGame,
} from "../rules/table-games.ts";
import { bullHands } from "../rules/bull-table.ts";
import { sumOf } from "../rules/sic-bo.ts";
import type { KindOfGame, LaterBet } from "./decision.ts";
import { CentsSchema, readBet, stakesBetween } from "./stakes.ts";

/** Bets of one member that wait for their round. */
const MOST_OPEN = 120;

const BetSchema = v.strictObject({
  /** The round that was shown: a late request does not bet on the next one. */
  count: v.number(),
  bets: v.pipe(
    v.array(v.strictObject({ on: v.string(), cents: CentsSchema })),
    v.minLength(1),
    v.maxLength(60),
  ),
});

interface Rules extends Omit<TableGame<never>, "result" | "pay"> {
  /** The bets that win, and what each pays. */
  resultAt(world: World, game: GameOf<TableKind>, time: number): TableResult;
  payAt(world: World, game: GameOf<TableKind>, time: number, bet: string, cents: number): number;
}

function rulesOf<Result extends object>(
  rules: TableGame<Result>,
  shown: (result: Result) => Omit<TableResult, "won">,
): Rules {
  const { bets, nameOf, oddsOf, pay } = rules;
  const result = ({ seed }: World, { table }: GameOf<TableKind>, time: number) =>
    rules.result(seed, table.id, tableClock(seed, table, time));
  return {
    bets,
    nameOf,
    oddsOf,
    resultAt(world, game, time) {
      const found = result(world, game, time);
      return { ...shown(found), won: bets.filter((bet) => pay(found, bet, 100) > 100) };
    },
    payAt: (world, game, time, bet, cents) => pay(result(world, game, time), bet, cents),
  };
}

const RULES: Readonly<Record<TableKind, Rules>> = {
  baccarat: rulesOf(BACCARAT_GAME, (hand) => ({ hand })),
  dragonTiger: rulesOf(DRAGON_TIGER_GAME, ({ dragon, tiger, winner }) => ({
    hand: {
      banker: [dragon],
      player: [tiger],
      bankerPoints: (dragon % 13) + 1,
      playerPoints: (tiger % 13) + 1,
      winner,
    },
  })),
  roulette: rulesOf(ROULETTE_GAME, ({ number }) => ({ number })),
  sicBo: rulesOf(SIC_BO_GAME, ({ dice }) => ({ dice, number: sumOf(dice) })),
  niuNiu: rulesOf(BULL_GAME, (round) => ({
    hands: bullHands(round).map(({ cards, rank }) => ({ cards, rank })),
    number: round.dealer.rank,
  })),
};

export const TABLE: KindOfGame<TableKind, TableFacts, TableLive> = {
  facts(_world, { kind, table }) {
    const { bets, oddsOf } = RULES[kind];
    return {
      odds: Object.fromEntries(bets.map((bet) => [bet, oddsOf(bet)])),
      limits: [table.low * 100, table.high * 100],
      chips: stakesBetween(table.low * 100, table.high * 100),
      seconds: table.roundSeconds,
    };
  },
  live(world, game, time) {
    const { table, kind } = game;
    const clock = tableClock(world.seed, table, time);
    const { road, numbers, round, seated } = tableRound(world.seed, table, time);
    const dealt = time >= clock.dealsAt ? RULES[kind].resultAt(world, game, time) : null;
    const { hand, number } = dealt ?? {};
    return {
      count: clock.count,
      round,
      seated,
      /** Milliseconds; the page counts down by itself. */
      betsLeft: Math.max(0, clock.dealsAt - time),
      roundLeft: clock.endsAt - time,
      dealt,
      road: hand ? [...road, hand.winner] : road,
      numbers: number === undefined ? numbers : [number, ...numbers],
    };
  },
  decide({ world, game, time, openKeys }, bet) {
    const { count, bets } = readBet(BetSchema, bet);
    const { table, kind } = game;
    const rules = RULES[kind];
    const clock = tableClock(world.seed, table, time);
    if (clock.count !== count || time >= clock.dealsAt) throw refusal("本局已停止投注");
    const total = bets.reduce((sum, { cents }) => sum + cents, 0);
    const [low, high] = [table.low * 100, table.high * 100];
    if (bets.some(({ on }) => !rules.bets.includes(on))) throw refusal("没有这个玩法");
    if (bets.some(({ cents }) => cents < low)) throw refusal(`单注最低 ¥\u00A0${table.low}`);
    if (total > high || openKeys.length >= MOST_OPEN) throw refusal("超出本台限红");
    const openBets = bets.map(({ on, cents }): LaterBet => ({
      key: on,
      label: `${table.name} · ${rules.nameOf(on)}`,
      stakeCents: cents,
      decidedAt: clock.dealsAt,
      winCents: () => rules.payAt(world, game, time, on, cents),
    }));
    return { stakeCents: total, winCents: 0, outcome: { bets }, openBets };
  },
};
