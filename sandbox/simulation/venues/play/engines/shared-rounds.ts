// Rounds that all players share, by the clock: tables and draws. The lobby shows the same rounds. A stake is taken at
// once, and what it wins follows from the round's result.
import * as v from "valibot";
import { ownValue } from "#contract/own-value.ts";
import type { Row } from "../../../data/catalogue-rows.ts";
import { drawFacts, drawResult, drawState } from "../../lottery-draw.ts";
import { tableClock, tableRound } from "../../table-round.ts";
import type { GameOf, TableKind } from "../play-game.ts";
import type { LotteryFacts, LotteryLive, TableFacts, TableLive } from "../play-messages.ts";
import { refusal } from "../play-money.ts";
import { TEXTS } from "../play-texts.ts";
import { findPlay, LOTTERY_PLAYS, playReturns } from "../rules/lottery-plays.ts";
import { payBet, shownResult } from "../rules/table-game.ts";
import { TABLE_GAMES } from "../rules/table-games.ts";
import { tableReturns } from "../rules/table-returns.ts";
import type { Decision, Engine, LaterBet } from "./engine.ts";
import { CentsSchema, readBet, stakesBetween } from "./stakes.ts";

/** What a round takes bets on. */
interface Offer<Bet> {
  /** Why no bet is taken any more; null: bets are open. */
  readonly closed: string | null;
  readonly decidedAt: number;
  readonly lowCents: number;
  /** Of all bets of a request. */
  readonly highCents: number;
  readonly tooHigh: string;
  /** @returns null for a bet that is not offered */
  betOf(bet: Bet): Pick<LaterBet, "key" | "label" | "winCents"> | null;
}

function takeBets<Bet extends { readonly cents: number }>(
  bets: readonly Bet[],
  { closed, decidedAt, lowCents, highCents, tooHigh, betOf }: Offer<Bet>,
): Omit<Decision, "outcome"> {
  if (closed !== null) throw refusal(closed);
  const openBets = bets.map((bet): LaterBet => {
    const found = betOf(bet);
    if (found === null) throw refusal("没有这个玩法");
    return { ...found, stakeCents: bet.cents, decidedAt };
  });
  const total = bets.reduce((sum, { cents }) => sum + cents, 0);
  if (bets.some(({ cents }) => cents < lowCents)) {
    throw refusal(`单注最低 ¥\u00A0${lowCents / 100}`);
  }
  if (total > highCents) throw refusal(tooHigh);
  return { stakeCents: total, winCents: 0, openBets };
}

function betsSchema<Entries extends v.ObjectEntries>(entries: Entries, most: number) {
  const bet = v.strictObject({ ...entries, cents: CentsSchema });
  return v.pipe(v.array(bet), v.minLength(1), v.maxLength(most));
}

/** Bets of one member that wait for their round. */
const MOST_OPEN = 120;

const TableBetSchema = v.strictObject({
  /** The round that was shown: a late request does not bet on the next one. */
  count: v.number(),
  bets: betsSchema({ on: v.string() }, 60),
});

export const TABLE: Engine<GameOf<TableKind>, TableFacts, TableLive> = {
  facts(_world, { kind, table }) {
    const { spots } = TABLE_GAMES[kind];
    const limits = limitsOf(table);
    return {
      odds: Object.fromEntries(Object.entries(spots).map(([bet, { odds }]) => [bet, odds])),
      limits,
      chips: stakesBetween(...limits),
      seconds: table.roundSeconds,
    };
  },
  live({ seed }, { kind, table }, time) {
    const game = TABLE_GAMES[kind];
    const clock = tableClock(seed, table, time);
    const { road, numbers, round, seated } = tableRound(seed, table, time);
    const isDealt = time >= clock.dealsAt;
    const dealt = isDealt ? shownResult(game, game.result(seed, table.id, clock)) : null;
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
  brief({ kind, table }) {
    const [minBetCents, maxBetCents] = limitsOf(table);
    return { rules: TEXTS.brief[kind], returns: tableReturns(kind), minBetCents, maxBetCents };
  },
  decide({ kind, table }, { world: { seed }, time, openKeys }, asked) {
    const { count, bets } = readBet(TableBetSchema, asked);
    const game = TABLE_GAMES[kind];
    const clock = tableClock(seed, table, time);
    const [lowCents, highCents] = limitsOf(table);
    const taken = takeBets(bets, {
      closed: clock.count === count && time < clock.dealsAt ? null : "本局已停止投注",
      decidedAt: clock.dealsAt,
      lowCents,
      highCents: openKeys.length < MOST_OPEN ? highCents : 0,
      tooHigh: "超出本台限红",
      betOf({ on, cents }) {
        const spot = ownValue(game.spots, on);
        if (spot === undefined) return null;
        const winCents = () => payBet(game, game.result(seed, table.id, clock), on, cents);
        return { key: on, label: `${table.name} · ${spot.name}`, winCents };
      },
    });
    return { ...taken, outcome: { bets } };
  },
};

function limitsOf({ low, high }: Row<"live_table">): readonly [low: number, high: number] {
  return [low * 100, high * 100];
}

const LOWEST = 200;
const HIGHEST = 5_000_000;
const HIGHEST_CHIP = 100_000;
/** Bets close this long before the draw. */
const CLOSING_MS = 3000;
const SHOWN = 20;

const DrawBetSchema = v.strictObject({
  issue: v.string(),
  bets: betsSchema({ play: v.string(), row: v.string() }, 30),
});

export const LOTTERY: Engine<GameOf<"lottery">, LotteryFacts, LotteryLive> = {
  facts: (_world, { draw }) => ({
    draw: draw.kind,
    everySeconds: draw.everySeconds,
    closingMs: CLOSING_MS,
    chips: stakesBetween(LOWEST, HIGHEST_CHIP),
    plays: LOTTERY_PLAYS[draw.kind].map(({ key, name, rule, rows }) => ({
      key,
      name,
      rule,
      rows: rows.map(({ key: row, label, odds }) => ({ key: row, label, odds })),
    })),
  }),
  live({ seed }, { draw }, time) {
    const { issue, balls, special } = drawState(seed, draw, time);
    const upcoming = nextIssue(seed, draw, time);
    const index = upcoming.index - 1;
    const past = Array.from({ length: SHOWN }, (_, back) => drawResult(seed, draw, index - back));
    return {
      issue: upcoming.issue,
      left: upcoming.drawnAt - time,
      last: { issue, balls, special, facts: drawFacts(draw.kind, { issue, balls, special }) },
      past,
    };
  },
  brief: ({ draw }) => ({ rules: TEXTS.brief.lottery, returns: playReturns(draw.kind) }),
  decide({ draw }, { world: { seed }, time }, asked) {
    const { issue, bets } = readBet(DrawBetSchema, asked);
    const { index, issue: upcoming, drawnAt } = nextIssue(seed, draw, time);
    const isOpen = upcoming === issue && time <= drawnAt - CLOSING_MS;
    const taken = takeBets(bets, {
      closed: isOpen ? null : "本期已封盘，请投注下一期",
      decidedAt: drawnAt,
      lowCents: LOWEST,
      highCents: HIGHEST,
      tooHigh: "单期最高 ¥\u00A050,000",
      betOf({ play, row, cents }) {
        const found = findPlay(draw.kind, play, row);
        if (found === undefined) return null;
        const { label, odds, wins } = found;
        const won = () => Math.floor((cents * Math.round(odds * 100)) / 100);
        const winCents = () => (wins(drawResult(seed, draw, index)) ? won() : 0);
        return { key: `${play}.${row}`, label: `${issue} 期 · ${found.play} ${label}`, winCents };
      },
    });
    return { ...taken, outcome: { issue, bets } };
  },
};

function nextIssue(seed: number, draw: Row<"draw">, time: number) {
  const every = draw.everySeconds * 1000;
  const index = Math.floor(time / every) + 1;
  return { index, issue: drawResult(seed, draw, index).issue, drawnAt: index * every };
}
