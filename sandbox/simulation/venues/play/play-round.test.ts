import { beforeEach, describe, expect, it } from "vitest";
import { ledgerProblems } from "../../../backend/wallet/ledger-check.ts";
import { accountCents, HOUSE, venueCents } from "../../../backend/wallet/ledger.ts";
import { MOMENT } from "../../../testing/sample-sandbox.ts";
import { LOTTERY } from "./kinds/lottery.ts";
import { TABLE } from "./kinds/table.ts";
import { settleBets } from "./open-bets.ts";
import { factsOf } from "./play-kinds.ts";
import type { BankOutcome, FishingFacts, SlotFacts, SlotOutcome } from "./play-messages.ts";
import { balanceOf } from "./play-money.ts";
import type { PlayTicket } from "./play-room.ts";
import { playTicketRound } from "./play-round.ts";
import { SAMPLE_CENTS, samplePlay } from "./sample-play.ts";
import { tableRound } from "../table-round.ts";

interface Played<Outcome> {
  readonly stakeCents: number;
  readonly winCents: number;
  readonly outcome: Outcome;
}

const sample = samplePlay();
let houseBefore = 0;
beforeEach(() => {
  houseBefore = accountCents(sample.world.database, HOUSE);
});

function play<Outcome>(ticket: PlayTicket, round: string, bet: object, time = MOMENT) {
  return playTicketRound(sample.world, ticket, { round, bet }, time) as Played<Outcome>;
}

/** Everything a member has won at venues came from the house, and all entries sum to zero. */
function checkLedger(channelCode: string): void {
  const { world, member } = sample;
  expect(ledgerProblems(world.database)).toEqual([]);
  const moved = venueCents(world.database, member, channelCode) - SAMPLE_CENTS;
  expect(accountCents(world.database, HOUSE) - houseBefore + moved).toBe(0);
}

describe("a slot", () => {
  it("moves stake and win of each round between the venue wallet and the house", () => {
    const ticket = sample.open("CHDZ", "deep-chest");
    let expected = SAMPLE_CENTS;
    for (let index = 0; index < 200; index++) {
      const { stakeCents, winCents, outcome } = play<SlotOutcome>(ticket, `round-${index}`, {
        stakeCents: 500,
      });
      expected += winCents - stakeCents;
      const shown = outcome.spins.reduce((sum, spin) => sum + spin.winCents, 0);
      expect(Math.abs(shown - winCents)).toBeLessThanOrEqual(outcome.spins.length);
    }
    expect(balanceOf(sample.world, ticket)).toBe(expected);
    checkLedger("CHDZ");
  });

  it("answers a repeated round the same and moves nothing again", () => {
    const ticket = sample.open("CHDZ", "deep-chest");
    const first = play(ticket, "round-one", { stakeCents: 500 });
    const before = balanceOf(sample.world, ticket);
    expect(play(ticket, "round-one", { stakeCents: 500 })).toEqual(first);
    expect(balanceOf(sample.world, ticket)).toBe(before);
    expect(() => play(ticket, "round-one", { stakeCents: 1000 })).toThrow("其他投注内容");
  });

  it("refuses stakes that it does not offer or the wallet does not hold", () => {
    const ticket = sample.open("CHDZ", "deep-chest");
    expect(() => play(ticket, "odd-stake", { stakeCents: 501 })).toThrow("投注额");
    expect(() => play(ticket, "no-stake", {})).toThrow("投注内容");
    const other = sample.open("HPDZ", "tiger-gate", true);
    other.demoCents = 100;
    expect(() => play(other, "overdraw", { stakeCents: 500 })).toThrow("余额不足");
    expect(other.demoCents).toBe(100);
  });

  it("publishes the return of the catalogue", () => {
    const ticket = sample.open("CHDZ", "deep-chest");
    const facts = factsOf(sample.world, ticket.game) as SlotFacts;
    if (ticket.game.kind !== "slot") throw new Error(ticket.game.kind);
    const { rtp, maxWin, volatility, lines } = ticket.game.row;
    expect(facts).toMatchObject({ rtp, maxWin, volatility });
    expect(facts.lines).toHaveLength(Math.min(243, lines ?? 20));
  });
});

it("a demo moves only its play money", () => {
  const ticket = sample.open("CHDZ", "deep-chest", true);
  for (let index = 0; index < 50; index++) play(ticket, `demo-${index}`, { stakeCents: 500 });
  expect(ticket.demoCents).not.toBe(1_000_000);
  expect(venueCents(sample.world.database, sample.member, "CHDZ")).toBe(SAMPLE_CENTS);
  expect(accountCents(sample.world.database, HOUSE)).toBe(houseBefore);
});

it("every game of the catalogue has facts, and every slot returns what it publishes", () => {
  const { world } = sample;
  for (const row of world.catalogue.games.filter(({ category }) => category === "DZ")) {
    const game = { kind: "slot", name: row.name, standsInFor: null, row } as const;
    const { rtp, stakes } = factsOf(world, game) as SlotFacts;
    expect(rtp, row.name).toBe(row.rtp);
    expect(stakes.length, row.name).toBeGreaterThan(1);
  }
});

it("a volley pays each catch at the cannon's price", () => {
  const ticket = sample.open("BHBY", "whale-hunt");
  const { fish, stakes } = factsOf(sample.world, ticket.game) as FishingFacts;
  const [stakeCents = 0] = stakes;
  const targets = Array.from({ length: 12 }, (_, index) => fish[index % 3]?.key ?? "");
  for (let index = 0; index < 60; index++) {
    const { outcome, winCents, ...round } = play<{ readonly catches: number[] }>(
      ticket,
      `volley-${index}`,
      { stakeCents, targets },
    );
    expect(round.stakeCents).toBe(stakeCents * 12);
    expect(winCents).toBe(outcome.catches.reduce((sum, cents) => sum + cents, 0));
  }
  checkLedger("BHBY");
  expect(() => play(ticket, "unknown-fish", { stakeCents, targets: ["car"] })).toThrow("鱼");
});

describe("a table with a banker", () => {
  it.each([
    ["YXQP", "harbor-bull", 5],
    ["JHQP", "gold-flower", 3],
    ["LCQP", "old-tiles", 2],
  ])("%s %s settles the member's seat and pays all but the commission", (venue, code, size) => {
    const ticket = sample.open(venue, code);
    let expected = SAMPLE_CENTS;
    for (let index = 0; index < 150; index++) {
      const bet = { bid: index % 4 === 0 ? 1 : 0, factor: 2 };
      const round = play<BankOutcome>(ticket, `bull-${index}`, bet);
      const net = round.winCents - round.stakeCents;
      expected += net;
      const { seats } = round.outcome;
      expect(net).toBe(seats[0]?.cents);
      expect(new Set(seats.flatMap(({ cards }) => cards)).size).toBe(5 * size);
      const commission = seats.reduce((sum, { cents }) => sum + (cents > 0 ? cents / 19 : 0), 0);
      const total = seats.reduce((sum, { cents }) => sum + cents, 0);
      expect(total).toBeCloseTo(-commission, 0);
    }
    expect(balanceOf(sample.world, ticket)).toBe(expected);
    checkLedger(venue);
  });

  it("refuses a seat whose largest loss the wallet does not cover", () => {
    const ticket = sample.open("YXQP", "harbor-bull", true);
    ticket.demoCents = 10_000;
    expect(() => play(ticket, "too-bold", { bid: 3, factor: 5 })).toThrow("余额不足");
    expect(ticket.demoCents).toBe(10_000);
  });
});

describe("bets on a round of the baccarat table", () => {
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
    checkLedger("QLZR");
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
    checkLedger(venue);
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
  checkLedger("G1CP");
  expect(() => play(ticket, "old-issue", { issue, bets }, MOMENT + left)).toThrow("封盘");
});
