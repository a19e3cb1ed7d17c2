import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { capPreview, payoutCapCents, payoutClassOf, PAYOUT_CAPS_USD } from "./limits.ts";
import type { CapInput, PayoutClass } from "./limits.ts";
import { whole } from "./fraction.ts";
import { ODDS_TYPES } from "./odds.ts";
import { figuresOf, stakeRates } from "./stake.ts";
import { systemRates } from "./systems.ts";

const input = (more: Partial<CapInput> = {}): CapInput => ({
  rates: stakeRates({ price: "0.50", quoted: "hk", type: "H" }),
  enteredCents: 10_000,
  minCents: 1000,
  maxCents: 500_000,
  balanceCents: 400_000,
  payoutCapCents: 300_000,
  dayRemainingCents: 300_000,
  ...more,
});

describe("payout caps", () => {
  it("match the specification", () => {
    expect(PAYOUT_CAPS_USD).toEqual({
      football: 1_500_000,
      basketball: 1_500_000,
      tennis: 300_000,
      americanFootball: 300_000,
      baseball: 300_000,
      iceHockey: 300_000,
      rugby: 300_000,
      volleyball: 300_000,
      other: 200_000,
      newHandicap: 25_000,
      casino: 600_000,
      financials: 180_000,
    });
  });

  it("map each sport to its class", () => {
    expect((["FT", "BK", "TN", "BS", "VB"] as const).map(payoutClassOf)).toEqual([
      "football",
      "basketball",
      "tennis",
      "baseball",
      "volleyball",
    ]);
    expect((["VF", "OP", "SK", "TT"] as const).map(payoutClassOf)).toEqual(
      Array.from({ length: 4 }, () => "other"),
    );
  });

  it("use the lowest cap of a parlay's sports, floored", () => {
    expect(payoutCapCents(["football"], "7.1234")).toBe(1_068_510_000);
    expect(payoutCapCents(["football", "tennis", "other"], "7.1")).toBe(142_000_000);
    expect(payoutCapCents(["newHandicap"], "0.00000111")).toBe(2);
    expect(payoutCapCents([], "7.1")).toBe(0);
  });

  it("never rise with another sport", () => {
    const classes = fc.array(fc.constantFrom(...(Object.keys(PAYOUT_CAPS_USD) as PayoutClass[])), {
      minLength: 1,
    });
    fc.assert(
      fc.property(classes, classes, (some, more) => {
        expect(payoutCapCents([...some, ...more], "7.2")).toBeLessThanOrEqual(
          payoutCapCents(some, "7.2"),
        );
      }),
    );
  });
});

describe("capPreview", () => {
  it("returns the figures and the maximum of each cap", () => {
    expect(capPreview(input())).toEqual({
      riskCents: 10_000,
      winCents: 5000,
      returnCents: 15_000,
      bound: null,
      belowMinimum: false,
      ceilings: { limit: 500_000, balance: 400_000, payout: 600_000, day: 600_000 },
      highestCents: 400_000,
      lowestCap: "balance",
      payableWinCents: 5000,
    });
  });

  it.each<[string, Partial<CapInput>]>([
    ["limit", { maxCents: 9999 }],
    ["balance", { balanceCents: 9999 }],
    ["payout", { payoutCapCents: 4999 }],
    ["day", { dayRemainingCents: 4999 }],
  ])("names the %s that binds", (bound, more) => {
    expect(capPreview(input(more)).bound).toBe(bound);
  });

  it("names a cap only above it, and the first of two equal caps", () => {
    expect(capPreview(input({ maxCents: 10_000 })).bound).toBeNull();
    expect(capPreview(input({ maxCents: 9000, balanceCents: 9000 })).bound).toBe("limit");
    expect(capPreview(input({ balanceCents: 0, dayRemainingCents: 0 })).bound).toBe("balance");
  });

  it("cuts the win to the payout cap", () => {
    const more = { enteredCents: 100_000, payoutCapCents: 40_000, dayRemainingCents: 30_000 };
    expect(capPreview(input(more)).payableWinCents).toBe(30_000);
    expect(capPreview(input({ ...more, dayRemainingCents: 45_000 })).payableWinCents).toBe(40_000);
    expect(capPreview(input({ ...more, dayRemainingCents: -1 }))).toMatchObject({
      payableWinCents: 0,
      highestCents: 0,
      bound: "day",
    });
  });

  it("checks the minimum by the risk", () => {
    const rates = stakeRates({ price: "2.00", quoted: "hk", type: "M" });
    expect(capPreview(input({ rates, enteredCents: 2000 })).belowMinimum).toBe(false);
    expect(capPreview(input({ rates, enteredCents: 1998 })).belowMinimum).toBe(true);
  });

  it("floors ceilings and limits the risk of negative odds", () => {
    const rates = stakeRates({ price: "0.30", quoted: "hk", type: "I" });
    expect(capPreview(input({ rates })).ceilings).toEqual({
      limit: 500_000 * 0.3,
      balance: 400_000 * 0.3,
      payout: 300_000,
      day: 300_000,
    });
  });

  it("allows one cent when one cent is left", () => {
    const { ceilings } = capPreview(input({ balanceCents: 1, payoutCapCents: 1 }));
    expect(ceilings).toMatchObject({ balance: 1, payout: 2 });
  });

  it("shows a series whose win is above every cap", () => {
    const legs = Array.from({ length: 10 }, () => ({ price: "999.00", quoted: "hk" as const }));
    const preview = capPreview(input({ rates: systemRates({ legs, sizes: [10] }) }));
    expect(preview).toMatchObject({
      returnCents: Number.MAX_SAFE_INTEGER,
      payableWinCents: 300_000,
    });
    expect(preview).toMatchObject({ bound: "payout", highestCents: 0 });
  });

  it("has no payout ceiling when nothing can be won", () => {
    const rates = { risk: whole(1), win: whole(0) };
    expect(capPreview(input({ rates })).ceilings.payout).toBe(Number.MAX_SAFE_INTEGER);
    const tiny = { risk: whole(1), win: { numerator: 1n, denominator: 10n ** 30n } };
    expect(capPreview(input({ rates: tiny })).ceilings.day).toBe(Number.MAX_SAFE_INTEGER);
  });

  it("allows no amount when the daily win is used up", () => {
    const rates = { risk: whole(1), win: whole(0) };
    expect(capPreview(input({ rates, dayRemainingCents: 0 }))).toMatchObject({
      bound: "day",
      highestCents: 0,
    });
  });

  it("never allows an amount above a cap, and rises with the caps", () => {
    const cents = fc.nat({ max: 10_000_000 });
    const price = fc.integer({ min: 1, max: 5000 }).map((value) => (value / 100).toFixed(2));
    fc.assert(
      fc.property(
        price,
        fc.constantFrom(...ODDS_TYPES),
        cents,
        cents,
        cents,
        (p, type, a, b, c) => {
          const rates = stakeRates({ price: p, quoted: "hk", type });
          const caps = { rates, maxCents: a, balanceCents: b, payoutCapCents: c };
          const { highestCents } = capPreview(input({ ...caps, dayRemainingCents: c }));
          const figures = figuresOf(rates, highestCents);
          expect(figures.riskCents).toBeLessThanOrEqual(Math.min(a, b));
          expect(figures.winCents).toBeLessThanOrEqual(c);
          const wider = capPreview(
            input({ ...caps, balanceCents: b + 1000, dayRemainingCents: c }),
          );
          expect(wider.highestCents).toBeGreaterThanOrEqual(highestCents);
        },
      ),
    );
  });
});
