import { describe, expect, it } from "vitest";
import { MOMENT } from "../../../testing/sample-sandbox.ts";
import { tableRound } from "../table-round.ts";
import { LOTTERY, TABLE } from "./engines/shared-rounds.ts";
import { settleBets } from "./open-bets.ts";
import { balanceOf } from "./play-money.ts";
import { BALANCED, SAMPLE_CENTS, samplePlay } from "../../../testing/sample-play.ts";

const sample = samplePlay();
const { play } = sample;

describe("bets on a round of a shared table", () => {
  it("take the stake at once and pay after the deal, as the table's hand says", () => {
    const ticket = sample.open("QLZR", "a01");
    const { world, member } = sample;
    if (ticket.game.kind !== "baccarat") throw new Error(ticket.game.kind);
    const { game } = ticket;
    let time = MOMENT;
    while ((TABLE.live(world, game, time).betsLeft ?? 0) === 0) time += 1000;
    const { count, betsLeft } = TABLE.live(world, game, time);
    const bets = [
      { on: "player", cents: 2000 },
      { on: "tie", cents: 2000 },
    ];
    const placed = play(ticket, "hand-one", { count, bets }, time);
    expect(placed).toMatchObject({ stakeCents: 4000, winCents: 0 });
    expect(balanceOf(world, ticket)).toBe(SAMPLE_CENTS - 4000);
    settleBets(world, member, time + betsLeft - 1);
    expect(ticket.results).toEqual([]);
    settleBets(world, member, time + betsLeft);
    const { dealt } = TABLE.live(world, game, time + betsLeft);
    if (dealt === null) throw new Error("The cards are not dealt.");
    const { winner } = dealt.hand ?? {};
    // A tie pays eight times and returns the bet on the player.
    const won = winner === "T" ? 20_000 : winner === "P" ? 4000 : 0;
    expect(balanceOf(world, ticket)).toBe(SAMPLE_CENTS - 4000 + won);
    expect(ticket.results).toHaveLength(2);
    settleBets(world, member, time + betsLeft + 60_000);
    expect(balanceOf(world, ticket)).toBe(SAMPLE_CENTS - 4000 + won);
    expect(sample.ledger("QLZR")).toEqual(BALANCED);
    expect(() => play(ticket, "too-late", { count, bets }, time + betsLeft)).toThrow("停止投注");
  });

  it.each([
    ["QLZR", "d24", ["dragon", "tiger", "tie"], "龙虎 D24 · 龙"],
    ["BCZR", "r02", ["n0", "n17", "red", "black", "dozen2"], "欧式轮盘 R02 · 17 号"],
    ["BCZR", "s01", ["big", "small", "sum9", "triple4", "single1"], "骰宝 S01 · 和值 9"],
  ])("pay at table %s %s what its bets have won", (venue, code, bets, label) => {
    const ticket = sample.open(venue, code);
    const { world, member } = sample;
    const { game } = ticket;
    if (!("table" in game)) throw new Error(game.kind);
    let time = MOMENT;
    let expected = SAMPLE_CENTS;
    for (let index = 0; index < 40; index++) {
      while (TABLE.live(world, game, time).betsLeft === 0) time += 1000;
      const { count, betsLeft } = TABLE.live(world, game, time);
      const placed = bets.map((on) => ({ on, cents: 2000 }));
      play(ticket, `shared-${code}-${index}`, { count, bets: placed }, time);
      const unknown = { count, bets: [{ on: "moon", cents: 2000 }] };
      expect(() => play(ticket, `moon-${index}`, unknown, time)).toThrow("玩法");
      time += betsLeft;
      settleBets(world, member, time);
      const { dealt } = TABLE.live(world, game, time);
      const results = ticket.results.slice(-bets.length);
      for (const [at, { winCents }] of results.entries()) {
        const won = dealt?.won.includes(bets[at] ?? "") === true;
        expect(winCents > 2000, `${bets[at]} of ${JSON.stringify(dealt)}`).toBe(won);
      }
      expected += results.reduce((sum, { winCents }) => sum + winCents - 2000, 0);
    }
    expect(ticket.results.map((result) => result.label)).toContain(label);
    expect(balanceOf(world, ticket)).toBe(expected);
    expect(sample.ledger(venue)).toEqual(BALANCED);
  });

  it("show the rounds of the lobby", () => {
    const ticket = sample.open("BCZR", "r02");
    const { game } = ticket;
    if (game.kind !== "roulette") throw new Error(game.kind);
    const { world } = sample;
    let time = MOMENT;
    while (TABLE.live(world, game, time).dealt === null) time += 1000;
    const { dealt, numbers } = TABLE.live(world, game, time);
    expect(numbers[0]).toBe(dealt?.number);
    while (TABLE.live(world, game, time).dealt !== null) time += 1000;
    expect(tableRound(world.seed, game.table, time).numbers[0]).toBe(dealt?.number);
  });

  it("are also paid when the member has left for another game", () => {
    const ticket = sample.open("QLZR", "a01", true);
    if (ticket.game.kind !== "baccarat") throw new Error(ticket.game.kind);
    let time = MOMENT;
    while (TABLE.live(sample.world, ticket.game, time).betsLeft === 0) time += 1000;
    const { count } = TABLE.live(sample.world, ticket.game, time);
    const bets = (["player", "banker"] as const).map((on) => ({ on, cents: 10_000 }));
    play(ticket, "left-early", { count, bets }, time);
    sample.open("CHDZ", "deep-chest", true);
    settleBets(sample.world, sample.member, time + 120_000);
    expect(ticket.results.map(({ winCents }) => winCents > 0)).toContain(true);
  });
});

it("a lottery bet is settled by the draw that the lobby shows", () => {
  const ticket = sample.open("G1CP", "jisu-five");
  const { world, member } = sample;
  if (ticket.game.kind !== "lottery") throw new Error(ticket.game.kind);
  const { issue, left } = LOTTERY.live(world, ticket.game, MOMENT);
  const bets = ["large", "small", "odd", "even"].map((row) => ({ play: "sum", row, cents: 1000 }));
  play(ticket, "draw-one", { issue, bets });
  expect(balanceOf(world, ticket)).toBe(SAMPLE_CENTS - 4000);
  settleBets(world, member, MOMENT + left - 1);
  expect(balanceOf(world, ticket)).toBe(SAMPLE_CENTS - 4000);
  settleBets(world, member, MOMENT + left);
  // One of each pair wins at 1.96.
  expect(balanceOf(world, ticket)).toBe(SAMPLE_CENTS - 4000 + 2 * 1960);
  const { last } = LOTTERY.live(world, ticket.game, MOMENT + left);
  expect(last.issue).toBe(issue);
  const sum = last.balls.reduce((total, ball) => total + ball, 0);
  const labels = ticket.results.filter(({ winCents }) => winCents > 0).map(({ label }) => label);
  expect(labels.join()).toContain(sum >= 23 ? "大" : "小");
  expect(sample.ledger("G1CP")).toEqual(BALANCED);
  expect(() => play(ticket, "old-issue", { issue, bets }, MOMENT + left)).toThrow("封盘");
});
