import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { LegQuote } from "#contract/api/tickets.ts";
import { samplePick } from "./sample-pick.ts";
import { capOf, type FigureInput, slipFigures } from "./slip-figures.ts";
import {
  EMPTY,
  type Mode,
  type SlipContent,
  togglePick,
  withBanker,
  withMode,
  withQuotes,
  withStake,
} from "./slip-model.ts";
import { asksConsent, blockedBy, ticketOf } from "./slip-ready.ts";

const LIMITS = { minCents: 1000, maxCents: 500_000, payoutCapCents: 10_000_000 };

function slipOf(
  mode: Mode,
  odds: readonly string[],
  quote: Partial<LegQuote> | null = {},
): SlipContent {
  const picks = odds.map((price, index) => samplePick({ priceId: `p${index}`, odds: price }));
  const slip = picks.reduce(
    (content, pick) => togglePick(content, pick, { at: 1, locked: false }).content,
    withMode(EMPTY, mode),
  );
  if (quote === null) return slip;
  const active = "open" as const;
  return withQuotes(
    slip,
    picks.map(({ priceId, gameId, w, r, line, odds: price, score }) => ({
      priceId,
      gameId,
      w,
      r,
      line,
      score,
      active,
      odds: price,
      ...LIMITS,
      ...quote,
    })),
  );
}

const input = (content: SlipContent, changes: Partial<FigureInput> = {}): FigureInput => ({
  content,
  limits: { series: LIMITS, dailyLeftCents: null },
  oddsType: "H",
  accept: "any",
  balanceCents: 1_000_000,
  ...changes,
});
const staked = (content: SlipContent, stakes: Readonly<Record<string, string>>) =>
  Object.entries(stakes).reduce((slip, [key, typed]) => withStake(slip, key, typed), content);

describe("singles", () => {
  it("risk the stake, with negative odds the price of the win", () => {
    const slip = staked(slipOf("single", ["1.25"]), { p0: "100" });
    expect(slipFigures(input(slip))).toMatchObject({
      riskCents: 10_000,
      winCents: 12_500,
      count: 1,
    });
    expect(slipFigures(input(slip, { oddsType: "M" }))).toMatchObject({
      riskCents: 8000,
      winCents: 10_000,
    });
  });

  it("say which cap bounds them", () => {
    const slip = staked(slipOf("single", ["0.50"]), { p0: "9000" });
    const bet = (changes: Partial<FigureInput>) => slipFigures(input(slip, changes)).bets[0];
    expect(bet({})).toMatchObject({ bound: "limit", most: "5000" });
    expect(bet({ balanceCents: 12_345 })).toMatchObject({ bound: "balance", most: "123" });
    const daily = bet({ limits: { series: null, dailyLeftCents: 10_000 } });
    expect(daily).toMatchObject({ bound: "day", most: "200" });
    expect(daily && capOf(daily, "payout")).toBe("day");
  });

  it("are bounded by nothing before the first quote of a visitor", () => {
    const slip = staked(slipOf("single", ["0.50"], null), { p0: "9000" });
    const [bet] = slipFigures(input(slip, { balanceCents: null })).bets;
    expect(bet).toMatchObject({ bound: null, most: "", minCents: null });
  });

  it("count nothing on a price that is none", () => {
    const slip = staked(slipOf("single", ["-"]), { p0: "10" });
    expect(slipFigures(input(slip))).toMatchObject({ riskCents: 1000, winCents: 0 });
  });
});

describe("series and systems", () => {
  it("are one line per kind, each with its bets and its risk", () => {
    const slip = staked(slipOf("series", ["1.00", "1.00", "1.00"]), { series: "10", "3:2": "10" });
    const figures = slipFigures(input(slip));
    expect(figures.bets.map(({ key, bets }) => `${key} ${bets}`)).toEqual([
      "series 1",
      "3:2 3",
      "3:2-3 4",
      "3:1-3 7",
    ]);
    // 10 at 8.00, and three at 4.00.
    expect(figures).toMatchObject({ count: 4, riskCents: 4000, returnCents: 8000 + 12_000 });
  });

  it("have the bankers in every bet", () => {
    const slip = withBanker(slipOf("series", ["1.00", "1.00", "1.00"]), "p0", true);
    const lines = slipFigures(input(slip)).bets;
    expect(lines.map(({ key, bets, bankers }) => `${key} ${bets} ${bankers.join("")}`)).toEqual([
      "series 1 ",
      "3:2 2 0",
      "3:2-3 3 0",
    ]);
  });
});

describe("whether it can be placed", () => {
  const reason = (content: SlipContent, changes: Partial<FigureInput> = {}) =>
    blockedBy(input(content, changes), slipFigures(input(content, changes)));
  const one = slipOf("single", ["0.90"]);

  it.each([
    ["empty", EMPTY],
    ["tooFew", slipOf("series", ["0.90"])],
    ["noStake", one],
    ["belowMinimum", staked(one, { p0: "9.99" })],
    ["aboveMaximum", staked(one, { p0: "5001" })],
    ["suspended", staked(slipOf("single", ["0.90"], { active: "suspended" }), { p0: "10" })],
    ["closed", staked(slipOf("single", ["0.90"], { active: "closed" }), { p0: "10" })],
    [null, staked(one, { p0: "10" })],
  ] as const)("%s", (expected, content) => {
    expect(reason(content)).toBe(expected);
  });

  it("holds the sum of all tickets against the balance", () => {
    const slip = staked(slipOf("multiple", ["0.90", "0.90"]), { p0: "60", p1: "60" });
    expect(reason(slip, { balanceCents: 10_000 })).toBe("balance");
  });

  it("takes at most ten tickets", () => {
    const slip = slipOf(
      "series",
      Array.from({ length: 10 }, () => "0.10"),
    );
    const keys = slipFigures(input(slip)).bets.map(({ key }) => [key, "10"] as const);
    expect(
      reason(staked(slip, Object.fromEntries(keys)), {
        balanceCents: null,
        limits: { series: null, dailyLeftCents: null },
      }),
    ).toBe("tooMany");
  });

  it("asks for consent to a changed line and score always, to odds by the player's choice", () => {
    const slip = (quote: Partial<LegQuote>) =>
      slipFigures(input(staked(slipOf("single", ["0.90"], quote), { p0: "10" })));
    expect(asksConsent(slip({ line: "-0.75" }), "any")).toBe(true);
    expect(asksConsent(slip({ score: [1, 0] }), "any")).toBe(true);
    expect(asksConsent(slip({ odds: "0.80" }), "any")).toBe(false);
    expect(asksConsent(slip({ odds: "0.80" }), "better")).toBe(true);
    expect(asksConsent(slip({ odds: "0.95" }), "better")).toBe(false);
    expect(asksConsent(slip({ odds: "0.95" }), "ask")).toBe(true);
  });
});

it("sends what is shown", () => {
  const odds = fc.integer({ min: 1, max: 900 }).map((cents) => (cents / 100).toFixed(2));
  const typed = fc.integer({ min: 10, max: 900 }).map(String);
  fc.assert(
    fc.property(fc.array(odds, { minLength: 1, maxLength: 5 }), typed, (prices, stake) => {
      const slip = prices.reduce(
        (content, _, index) => withStake(content, `p${index}`, stake),
        slipOf("multiple", prices),
      );
      const { tickets, riskCents, winCents, returnCents } = slipFigures(input(slip));
      expect(returnCents).toBe(riskCents + winCents);
      expect(tickets.map((bet) => ticketOf(bet, { accept: "any", oddsType: "H" }))).toEqual(
        prices.map((price, index) => ({
          legs: [expect.objectContaining({ priceId: `p${index}`, odds: price })],
          sizes: [1],
          bankers: [],
          oddsType: "H",
          stakeCents: Number(stake) * 100,
        })),
      );
    }),
    { numRuns: 100 },
  );
});
