import { expect, it } from "vitest";
import { nextChange, sumOf } from "./claim-sums.ts";

it("adds amounts and turnover, and knows what is free of it", () => {
  const rewards = [
    { amountCents: 1801, turnoverCents: 5403 },
    { amountCents: 3800, turnoverCents: 0 },
  ];
  expect(sumOf(rewards)).toEqual({ amountCents: 5601, turnoverCents: 5403, freeCents: 3800 });
  expect(sumOf([])).toEqual({ amountCents: 0, turnoverCents: 0, freeCents: 0 });
});

it("finds the next moment at which a reward begins or ends", () => {
  const rewards = [
    { from: 5, until: 30 },
    { from: 20, until: null },
    { from: null, until: null },
  ];
  expect(nextChange(rewards, 10)).toBe(20);
  expect(nextChange(rewards, 20)).toBe(30);
  expect(nextChange(rewards, 30)).toBeNull();
});
