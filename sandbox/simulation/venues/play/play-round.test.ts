import { describe, expect, it } from "vitest";
import { venueCents } from "../../../backend/ledger/ledger.ts";
import { factsOf } from "./play-kinds.ts";
import type { BankOutcome, FishingFacts, SlotFacts, SlotOutcome } from "./play-messages.ts";
import { balanceOf } from "./play-money.ts";
import { BALANCED, SAMPLE_CENTS, samplePlay } from "../../../testing/sample-play.ts";

const sample = samplePlay();
const { play } = sample;

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
    expect(sample.ledger("CHDZ")).toEqual(BALANCED);
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
  expect(sample.ledger("CHDZ")).toEqual(BALANCED);
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
  expect(sample.ledger("BHBY")).toEqual(BALANCED);
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
    expect(sample.ledger(venue)).toEqual(BALANCED);
  });

  it("refuses a seat whose largest loss the wallet does not cover", () => {
    const ticket = sample.open("YXQP", "harbor-bull", true);
    ticket.demoCents = 10_000;
    expect(() => play(ticket, "too-bold", { bid: 3, factor: 5 })).toThrow("余额不足");
    expect(ticket.demoCents).toBe(10_000);
  });
});
