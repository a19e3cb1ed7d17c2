import fc from "fast-check";
import { expect, it } from "vitest";
import { typedAmount } from "#contract/betting/typed-amount.ts";
import { amountInput } from "#lib/text/amount-text.ts";
import { depositProblem, suggestedCents, usualCents } from "./deposit-amount.ts";

const range = {
  minCents: 10_000,
  maxCents: 5_000_000,
  quickCents: [10_000, 50_000],
  fixedCents: [],
};
const fixed = { ...range, fixedCents: [5000, 10_000, 50_000] };
const deal = (amountCents: number, state: "done" | "open" | "failed" = "done") => ({
  amountCents,
  state,
});

it("takes the most frequent amount without its random cents, the newest among equals", () => {
  expect(usualCents([deal(50_018), deal(300_036), deal(300_042), deal(100_000)])).toBe(300_000);
  expect(usualCents([deal(20_000), deal(50_000)])).toBe(20_000);
  expect(usualCents([deal(20_000, "failed"), deal(50_000, "open")])).toBeNull();
  expect(usualCents([])).toBeNull();
});

it("suggests an amount that the channel takes", () => {
  expect(suggestedCents(range, 300_000)).toBe(300_000);
  expect(suggestedCents(range, 5000)).toBe(10_000);
  expect(suggestedCents(range, 9_000_000)).toBe(5_000_000);
  expect(suggestedCents(range, null)).toBe(50_000);
  expect(suggestedCents({ ...range, quickCents: [] }, null)).toBe(10_000);
  expect(suggestedCents(fixed, 300_000)).toBe(50_000);
  expect(suggestedCents(fixed, null)).toBe(10_000);
});

it("knows what is wrong with an amount", () => {
  const problems = ["", "0", "99.99", "100", "50000.01", "1.234", "abc"].map((text) =>
    depositProblem(text, range, null),
  );
  expect(problems).toEqual(["required", "zero", "tooSmall", null, "tooMuch", "decimals", "format"]);
  expect(depositProblem("100", fixed, null)).toBeNull();
  expect(depositProblem("101", fixed, null)).toBe("fixed");
  const coin = { coin: "USDT", rate: "7.2", minUnits: 20_000_000 } as const;
  expect(depositProblem("143.99", range, coin)).toBe("coinLeast");
  expect(depositProblem("144", range, coin)).toBeNull();
  expect(depositProblem("144", range, { ...coin, rate: "0" })).toBe("coinLeast");
});

it("suggests nothing that the form would refuse, and writes it as it is typed", () => {
  const cents = fc.integer({ min: 1, max: 100_000_000 });
  fc.assert(
    fc.property(cents, cents, fc.option(cents), (one, other, usual) => {
      const limits = { minCents: Math.min(one, other), maxCents: Math.max(one, other) };
      const channel = { ...limits, quickCents: [], fixedCents: [] };
      const text = amountInput(suggestedCents(channel, usual));
      expect(typedAmount(text).cents).toBe(suggestedCents(channel, usual));
      expect(depositProblem(text, channel, null)).toBeNull();
    }),
  );
});
