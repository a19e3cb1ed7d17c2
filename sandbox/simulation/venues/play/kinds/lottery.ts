// Bets on the next issue of a draw, by the plays and odds that the lobby prints.
import * as v from "valibot";
import type { Row } from "../../../data/catalogue-rows.ts";
import { drawFacts, drawResult, drawState } from "../../lottery-draw.ts";
import type { LotteryFacts, LotteryLive } from "../play-messages.ts";
import { refusal } from "../play-money.ts";
import { findPlay, LOTTERY_PLAYS } from "../rules/lottery-plays.ts";
import type { KindOfGame, LaterBet } from "./decision.ts";
import { CentsSchema, readBet, stakesBetween } from "./stakes.ts";

const LOWEST = 200;
const HIGHEST = 5_000_000;
/** Bets close this long before the draw. */
const CLOSING_MS = 3000;
const SHOWN = 20;

const BetSchema = v.strictObject({
  issue: v.string(),
  bets: v.pipe(
    v.array(v.strictObject({ play: v.string(), row: v.string(), cents: CentsSchema })),
    v.minLength(1),
    v.maxLength(30),
  ),
});

export const LOTTERY: KindOfGame<"lottery", LotteryFacts, LotteryLive> = {
  facts: (_world, { draw }) => ({
    draw: draw.kind,
    everySeconds: draw.everySeconds,
    closingMs: CLOSING_MS,
    chips: stakesBetween(LOWEST, 100_000),
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
  decide({ world: { seed }, game: { draw }, time }, bet) {
    const { issue, bets } = readBet(BetSchema, bet);
    const upcoming = nextIssue(seed, draw, time);
    if (upcoming.issue !== issue || time > upcoming.drawnAt - CLOSING_MS)
      throw refusal("本期已封盘，请投注下一期");
    const total = bets.reduce((sum, { cents }) => sum + cents, 0);
    if (bets.some(({ cents }) => cents < LOWEST)) throw refusal("单注最低 ¥\u00A02");
    if (total > HIGHEST) throw refusal("单期最高 ¥\u00A050,000");
    const openBets = bets.map(({ play, row, cents }): LaterBet => {
      const found = findPlay(draw.kind, play, row);
      if (!found) throw refusal("没有这个玩法");
      const name = LOTTERY_PLAYS[draw.kind].find(({ key }) => key === play)?.name ?? "";
      return {
        key: `${play}.${row}`,
        label: `${issue} 期 · ${name} ${found.label}`,
        stakeCents: cents,
        decidedAt: upcoming.drawnAt,
        winCents: () =>
          found.wins(drawResult(seed, draw, upcoming.index))
            ? Math.floor((cents * Math.round(found.odds * 100)) / 100)
            : 0,
      };
    });
    return { stakeCents: total, winCents: 0, outcome: { issue, bets }, openBets };
  },
};

function nextIssue(seed: number, draw: Row<"draw">, time: number) {
  const every = draw.everySeconds * 1000;
  const index = Math.floor(time / every) + 1;
  return { index, issue: drawResult(seed, draw, index).issue, drawnAt: index * every };
}
