// Bets on the round of a table that all players share. The lobby's road map shows the same hands.
import * as v from "valibot";
import { at } from "../../../random.ts";
import type { World } from "../../../world.ts";
import { tableClock, tableRound } from "../../table-round.ts";
import type { BaccaratFacts, BaccaratLive } from "../play-messages.ts";
import { refusal } from "../play-money.ts";
import { BACCARAT_BETS, BACCARAT_ODDS, type Hand, payBaccarat } from "../rules/baccarat.ts";
import { shoeHands } from "../rules/shoe.ts";
import type { GameOf } from "../play-game.ts";
import type { KindOfGame, LaterBet } from "./decision.ts";
import { CentsSchema, readBet, stakesBetween } from "./stakes.ts";

const BetSchema = v.strictObject({
  /** The round that was shown: a late request does not bet on the next one. */
  count: v.number(),
  bets: v.pipe(
    v.array(v.strictObject({ on: v.picklist(BACCARAT_BETS), cents: CentsSchema })),
    v.minLength(1),
    v.maxLength(BACCARAT_BETS.length),
  ),
});

const NAMES = {
  player: "闲",
  banker: "庄",
  tie: "和",
  playerPair: "闲对",
  bankerPair: "庄对",
} as const;

export const BACCARAT: KindOfGame<"baccarat", BaccaratFacts, BaccaratLive> = {
  facts: (_world, { table }) => ({
    odds: BACCARAT_ODDS,
    limits: [table.low * 100, table.high * 100],
    chips: stakesBetween(table.low * 100, table.high * 100),
    seconds: table.roundSeconds,
  }),
  live(world, game, time) {
    const { table } = game;
    const clock = tableClock(world.seed, table, time);
    const { road, round, seated } = tableRound(world.seed, table, time);
    const dealt = time >= clock.dealsAt;
    return {
      count: clock.count,
      round,
      seated,
      /** Milliseconds; the page counts down by itself. */
      betsLeft: Math.max(0, clock.dealsAt - time),
      roundLeft: clock.endsAt - time,
      dealt: dealt ? handOf(world, game, time) : null,
      road: dealt ? [...road, handOf(world, game, time).winner] : road,
    };
  },
  decide({ world, game, time, openKeys }, bet) {
    const { count, bets } = readBet(BetSchema, bet);
    const clock = tableClock(world.seed, game.table, time);
    if (clock.count !== count || time >= clock.dealsAt) throw refusal("本局已停止投注");
    const total = bets.reduce((sum, { cents }) => sum + cents, 0);
    const [low, high] = [game.table.low * 100, game.table.high * 100];
    if (bets.some(({ cents }) => cents < low)) throw refusal(`单注最低 ¥${game.table.low}`);
    if (total > high || openKeys.length >= 20) throw refusal("超出本台限红");
    const hand = handOf(world, game, time);
    const openBets = bets.map(({ on, cents }): LaterBet => ({
      key: on,
      label: `${game.table.name} · ${NAMES[on]}`,
      stakeCents: cents,
      decidedAt: clock.dealsAt,
      winCents: () => payBaccarat(hand, on, cents),
    }));
    return { stakeCents: total, winCents: 0, outcome: { bets }, openBets };
  },
};

function handOf(world: World, { table }: GameOf<"baccarat">, time: number): Hand {
  const { shoe, round } = tableClock(world.seed, table, time);
  return at(shoeHands(world.seed, table.id, shoe), round - 1);
}
