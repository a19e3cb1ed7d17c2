import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { SAMPLE_LIMITS, sampleInput, sampleSlip, staked } from "./sample-selection.ts";
import { betsByKind, capOf, type FigureInput, slipFigures } from "./slip-figures.ts";
import { withBanker, withStake } from "./slip-model.ts";
import { ticketOf } from "./slip-ready.ts";

describe("singles", () => {
  it("risk the stake; with negative odds, the stake that wins the amount", () => {
    const slip = staked(sampleSlip("single", ["1.25"]), { p0: "100" });
    expect(slipFigures(sampleInput(slip))).toMatchObject({
      riskCents: 10_000,
      winCents: 12_500,
      count: 1,
    });
    expect(slipFigures(sampleInput(slip, { oddsType: "M" }))).toMatchObject({
      riskCents: 8000,
      winCents: 10_000,
    });
  });

  it("name the cap that limits them", () => {
    const slip = staked(sampleSlip("single", ["0.50"]), { p0: "9000" });
    const bet = (changes: Partial<FigureInput>) => slipFigures(sampleInput(slip, changes)).bets[0];
    expect(bet({})).toMatchObject({ bound: "limit", most: "5000" });
    expect(bet({ balanceCents: 12_345 })).toMatchObject({ bound: "balance", most: "123" });
    const daily = bet({ limits: { series: null, dailyLeftCents: 10_000 } });
    expect(daily).toMatchObject({ bound: "day", most: "200" });
    expect(daily && capOf(daily, "payout")).toBe("day");
  });

  it("name the lower of two payout caps, the bet's own when both are equal", () => {
    const slip = staked(sampleSlip("single", ["0.50"]), { p0: "10" });
    const payoutCapCents = SAMPLE_LIMITS.payoutCapCents;
    const bet = (dailyLeftCents: number) =>
      slipFigures(sampleInput(slip, { limits: { series: null, dailyLeftCents } })).bets;
    const named = (left: number) => bet(left).map((one) => capOf(one, "payout"));
    expect(named(payoutCapCents - 1)).toEqual(["day"]);
    expect(named(payoutCapCents)).toEqual(["payout"]);
    expect(named(payoutCapCents + 1)).toEqual(["payout"]);
    expect(bet(0).map((one) => [capOf(one, "limit"), capOf(one, "balance")])).toEqual([
      ["limit", "balance"],
    ]);
  });

  it("show the limits of their quote, and none once closed", () => {
    const shown = (active: "open" | "suspended" | "closed") =>
      slipFigures(sampleInput(sampleSlip("single", ["0.50"], { active }))).bets[0];
    expect(shown("open")).toMatchObject(SAMPLE_LIMITS);
    expect(shown("suspended")).toMatchObject(SAMPLE_LIMITS);
    expect(shown("closed")).toMatchObject({ minCents: null, maxCents: null, payoutCapCents: null });
  });

  it("offer the highest known stake: limits for visitors, the balance before the first quote", () => {
    const most = (quote: null | undefined, balanceCents: number | null) =>
      slipFigures(sampleInput(sampleSlip("single", ["0.50"], quote), { balanceCents })).bets[0];
    expect(most(undefined, null)).toMatchObject({ most: "5000" });
    expect(most(null, 12_345)).toMatchObject({ most: "123" });
    expect(most(null, null)).toMatchObject({ most: "" });
  });

  it("have an empty field until an amount is typed", () => {
    const slip = staked(sampleSlip("multiple", ["0.50", "0.50"]), { p1: "12." });
    expect(slipFigures(sampleInput(slip)).bets).toMatchObject([
      { typed: "", enteredCents: 0, riskCents: 0 },
      { typed: "12.", enteredCents: 1200, riskCents: 1200 },
    ]);
  });

  it("have no limit for a visitor before the first quote", () => {
    const slip = staked(sampleSlip("single", ["0.50"], null), { p0: "9000" });
    const [bet] = slipFigures(sampleInput(slip, { balanceCents: null })).bets;
    expect(bet).toMatchObject({ bound: null, most: "", minCents: null });
  });

  it("count nothing without a price", () => {
    const slip = staked(sampleSlip("single", ["-"]), { p0: "10" });
    expect(slipFigures(sampleInput(slip))).toMatchObject({ riskCents: 1000, winCents: 0 });
  });
});

describe("series and systems", () => {
  it("have one line per kind, each with its bets and its risk", () => {
    const slip = staked(sampleSlip("series", ["1.00", "1.00", "1.00"]), {
      series: "10",
      "3:2": "10",
    });
    const figures = slipFigures(sampleInput(slip));
    expect(figures.bets.map(({ key, bets }) => `${key} ${bets}`)).toEqual([
      "p0 1",
      "p1 1",
      "p2 1",
      "series 1",
      "3:2 3",
      "3:2-3 4",
      "3:1-3 7",
    ]);
    // 10 at 8.00, and three at 4.00.
    expect(figures).toMatchObject({ count: 4, riskCents: 4000, returnCents: 8000 + 12_000 });
  });

  it("are placed together with singles of the same selections", () => {
    const slip = staked(sampleSlip("series", ["1.00", "1.00"]), {
      p0: "10",
      p1: "20",
      series: "5",
    });
    const figures = slipFigures(sampleInput(slip));
    const { singles, series, systems } = betsByKind(figures.bets);
    expect([singles.length, series?.key, systems.map(({ key }) => key)]).toEqual([
      2,
      "series",
      ["2:1-2"],
    ]);
    expect(figures.tickets.map(({ key }) => key)).toEqual(["p0", "p1", "series"]);
    expect(figures).toMatchObject({ count: 3, riskCents: 3500, returnCents: 2000 + 4000 + 2000 });
  });

  it("offer no single as long as a series has one selection", () => {
    expect(slipFigures(sampleInput(sampleSlip("series", ["1.00"]))).bets).toEqual([]);
  });

  it("win nothing when a leg has no price", () => {
    const slip = staked(sampleSlip("series", ["1.00", "-"]), { series: "10" });
    expect(slipFigures(sampleInput(slip))).toMatchObject({ riskCents: 1000, winCents: 0 });
  });

  it("include the bankers in every bet", () => {
    const slip = withBanker(sampleSlip("series", ["1.00", "1.00", "1.00"]), "p0", true);
    const lines = slipFigures(sampleInput(slip)).bets.slice(3);
    expect(lines.map(({ key, bets, bankers }) => `${key} ${bets} ${bankers.join("")}`)).toEqual([
      "series 1 ",
      "3:2 2 0",
      "3:2-3 3 0",
    ]);
  });
});

it("sends what is shown", () => {
  const odds = fc.integer({ min: 1, max: 900 }).map((cents) => (cents / 100).toFixed(2));
  const typed = fc.integer({ min: 10, max: 900 }).map(String);
  fc.assert(
    fc.property(fc.array(odds, { minLength: 1, maxLength: 5 }), typed, (prices, stake) => {
      const slip = prices.reduce(
        (content, _, index) => withStake(content, `p${index}`, stake),
        sampleSlip("multiple", prices),
      );
      const { tickets, riskCents, winCents, returnCents } = slipFigures(sampleInput(slip));
      expect(returnCents).toBe(riskCents + winCents);
      expect(
        tickets.map((bet) => ticketOf(bet, { accept: "any", mostFall: 5, oddsType: "H" })),
      ).toEqual(
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
