import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { freePayout, isGivenBack, missedTerm, oddsOfAll } from "./free-bets.ts";
import { cancelCode, type ResultCode } from "./result-codes.ts";
import { settledCents } from "./settled-amounts.ts";

const CODES: readonly ResultCode[] = ["W", "LW", "P", "LL", "L", cancelCode("abandoned")];
const amount = fc.integer({ min: 1, max: 10_000_000 });

describe("what a free bet pays", () => {
  it.each([
    ["W", 4600, 2600, 4600],
    ["LW", 3300, 1300, 3300],
    ["LL", 1000, 0, 1000],
    ["L", 0, 0, 0],
  ] as const)(
    "%s: of a return of %i it is %i, or %i with the stake",
    (_code, returnCents, own, all) => {
      const paid = { returnCents, stakeCents: 2000 };
      expect(freePayout({ ...paid, stakeReturned: false })).toBe(own);
      expect(freePayout({ ...paid, stakeReturned: true })).toBe(all);
    },
  );

  it("is never negative, and its stake at most less than what money pays", () => {
    fc.assert(
      fc.property(fc.constantFrom(...CODES), amount, amount, (code, riskCents, winCents) => {
        const { returnCents } = settledCents({ code, riskCents, winCents });
        const paid = freePayout({ returnCents, stakeCents: riskCents, stakeReturned: false });
        expect(paid).toBeGreaterThanOrEqual(0);
        expect(returnCents - paid).toBeLessThanOrEqual(riskCents);
        // Nothing is paid beside what is given back.
        expect(isGivenBack([code]) ? paid : 0).toBe(0);
      }),
    );
  });
});

describe("a free bet is given back", () => {
  it.each([
    [["P"], true],
    [["D4"], true],
    [["D4", "P"], true],
    [["LL"], false],
    [["D4", "W"], false],
    [["L", "D4"], false],
    [[], false],
  ] as const)("%j: %s", (codes, back) => {
    expect(isGivenBack(codes)).toBe(back);
  });
});

describe("the terms of a free bet", () => {
  const leg = (price: string, sport = "FT") => ({ price, quoted: "hk" as const, sport });
  const missed = (
    legs: ReturnType<typeof leg>[],
    leastOdds: string | null,
    sports: string[] = [],
  ) => missedTerm({ leastOdds, sports }, legs, oddsOfAll(legs));

  it("are the odds of the whole bet, and the sport of every leg", () => {
    expect(missed([leg("0.50")], "1.50")).toBe(null);
    expect(missed([leg("0.49")], "1.50")).toBe("leastOdds");
    expect(missed([leg("0.20"), leg("0.25")], "1.50")).toBe(null);
    expect(missed([leg("0.20"), leg("0.24")], "1.50")).toBe("leastOdds");
    expect(missed([leg("0.50"), leg("0.50", "BK")], null, ["FT"])).toBe("sports");
    expect(missed([leg("0.01")], null)).toBe(null);
  });
});
