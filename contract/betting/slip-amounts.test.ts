import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cappedStake, payout, potentialWin, winByRatio } from "./slip-amounts.ts";
import type { CappedStakeInput } from "./slip-amounts.ts";
import { typedAmount } from "./typed-amount.ts";

const capped = (typed: string, ceilings: Partial<CappedStakeInput> = {}) => {
  const calls: string[] = [];
  const stake = cappedStake({
    typed,
    maximumCents: 500_000,
    balanceCents: 500_000,
    onCapped: (cap, to) => calls.push(`${cap} ${to}`),
    ...ceilings,
  });
  return [stake, ...calls];
};

describe("cappedStake", () => {
  it.each([
    ["100", "100"],
    ["100.5", "100.5"],
    ["100.559", ""],
    ["12.", "12."],
    [" 7 ", "7"],
    ["0", "0"],
    ["", ""],
    ["abc", ""],
    ["-5", ""],
    ["1e3", ""],
    ["1.2.3", ""],
    [".", ""],
  ])("keeps %j as %j", (typed, stake) => {
    expect(capped(typed)).toEqual([stake]);
  });

  it("cuts to the lower ceiling, floored, and names it", () => {
    expect(capped("9999", { maximumCents: 200_099 })).toEqual(["2000", "limit 2000"]);
    expect(capped("9999", { balanceCents: 12_345 })).toEqual(["123", "balance 123"]);
    expect(capped("9999", { payoutCents: 98_765 })).toEqual(["987", "payout 987"]);
    expect(capped("9999")).toEqual(["5000", "limit 5000"]);
  });

  it("keeps a stake equal to the ceiling", () => {
    expect(capped("123.45", { balanceCents: 12_345 })).toEqual(["123.45"]);
    expect(capped("123.46", { balanceCents: 12_345 })).toEqual(["123", "balance 123"]);
  });

  it("is 0 without a balance", () => {
    expect(capped("5", { balanceCents: 0 })).toEqual(["0", "balance 0"]);
    expect(capped("0.01", { balanceCents: 0 })).toEqual(["0", "balance 0"]);
    expect(capped("5", { balanceCents: -100 })).toEqual(["0", "balance 0"]);
  });

  it("works without a callback", () => {
    expect(cappedStake({ typed: "9", maximumCents: 500, balanceCents: 900 })).toBe("5");
  });

  it("grows with its ceilings and never passes them", () => {
    const cents = fc.nat({ max: 1_000_000 });
    fc.assert(
      fc.property(cents, cents, cents, (typedCents, low, more) => {
        const typed = (typedCents / 100).toFixed(2);
        const at = (balanceCents: number) =>
          typedAmount(capped(typed, { balanceCents })[0] ?? "").cents;
        expect(at(low)).toBeLessThanOrEqual(low);
        expect(at(low)).toBeLessThanOrEqual(at(low + more));
        expect(at(low)).toBeLessThanOrEqual(typedCents);
      }),
    );
  });
});

describe("the specification's helpers", () => {
  it("multiply stake and odds to two decimals", () => {
    expect(potentialWin("100", "0.945")).toBe("94.50");
    expect(potentialWin("0.1", "0.95")).toBe("0.10");
    expect(potentialWin("x", "0.95")).toBe("0");
    expect(potentialWin("100", "")).toBe("0");
  });

  it("never return a negative win by ratio", () => {
    expect(winByRatio("100", "1.86")).toBe("86.00");
    expect(winByRatio("100", "0.5")).toBe("0");
    expect(winByRatio("100", "1")).toBe("0");
    expect(winByRatio("", "1.86")).toBe("0");
    expect(winByRatio("100", "?")).toBe("0");
  });

  it("return the payout without the stake", () => {
    expect(payout("186", "100")).toBe("86.00");
    expect(payout("100", "100")).toBe("0");
    expect(payout("99", "100")).toBe("0");
    expect(payout("", "100")).toBe("0");
    expect(payout("186", "")).toBe("0");
  });
});
