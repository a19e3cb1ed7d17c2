import * as fc from "fast-check";
import { expect, it } from "vitest";
import { exchangeProblem, paidFor, received } from "./exchange-amounts.ts";

const rate = fc
  .tuple(fc.integer({ min: 1, max: 99 }), fc.integer({ min: 0, max: 9999 }))
  .map(([whole, part]) => `${whole}.${String(part).padStart(4, "0")}`);
const way = fc.constantFrom("toCoin" as const, "toCny" as const);
const amount = fc.integer({ min: 1, max: 1_000_000_000 });

it("gives what the amount is worth, rounded down", () => {
  expect(received("toCoin", 10_000, "7.12")).toBe(14_044_943);
  expect(received("toCny", 14_044_943, "7.12")).toBe(9999);
  expect(received("toCny", 1_000_000, "7.129")).toBe(712);
  expect(received("toCoin", 1, "0")).toBeNull();
});

it("never gains money by an exchange and back at one rate", () => {
  fc.assert(
    fc.property(amount, rate, (cents, one) => {
      const units = received("toCoin", cents, one) ?? 0;
      expect(received("toCny", units, one) ?? 0).toBeLessThanOrEqual(cents);
    }),
  );
});

it("finds the smallest payment for the wanted amount", () => {
  fc.assert(
    fc.property(way, amount, rate, (one, wanted, at) => {
      const paid = paidFor(one, wanted, at) ?? 0;
      expect(received(one, paid, at) ?? 0).toBeGreaterThanOrEqual(wanted);
      expect(paid === 0 ? 0 : (received(one, paid - 1, at) ?? 0)).toBeLessThan(wanted);
    }),
  );
});

it("names what is wrong with an amount", () => {
  const limits = { held: 5000, min: 1000, max: 4000 };
  const problem = (paid: number, got: number | null = 1) => exchangeProblem(paid, got, limits);
  expect([0, 999, 1000, 4001, 5001].map((paid) => problem(paid))).toEqual([
    "required",
    "underMin",
    null,
    "overMax",
    "tooMuch",
  ]);
  expect([problem(1000, 0), problem(1000, null)]).toEqual(["nothing", "nothing"]);
});
