import * as fc from "fast-check";
import { expect, it } from "vitest";
import { unitsWithin } from "#lib/text/coin-amount.ts";
import { arrivingUnits, centsToArrive, excess, feeCents, mostCents } from "./withdraw-amounts.ts";

const amount = fc.integer({ min: 1, max: 1_000_000_000 });
const terms = fc.record({
  feeBasisPoints: fc.integer({ min: 0, max: 500 }),
  feeMinCents: fc.integer({ min: 0, max: 5000 }),
});
const rate = fc
  .tuple(fc.integer({ min: 1, max: 99 }), fc.integer({ min: 0, max: 9999 }))
  .map(([whole, part]) => `${whole}.${String(part).padStart(4, "0")}`);
const coinTerms = fc.record({
  coin: fc.constant("USDT" as const),
  rate,
  feeUnits: fc.integer({ min: 0, max: 10_000_000 }),
});

it("takes no fee while free withdrawals are left, then a share that is rounded up or the least", () => {
  const five = { feeBasisPoints: 50, feeMinCents: 500 };
  expect(feeCents(100_000, five, 1)).toBe(0);
  expect(feeCents(100_000, five, 0)).toBe(500);
  expect(feeCents(100_001, five, 0)).toBe(501);
  expect(feeCents(300, five, 0)).toBe(300);
});

it("never takes more than the amount, nor less than nothing", () => {
  fc.assert(
    fc.property(amount, terms, fc.integer({ min: 0, max: 3 }), (cents, fees, freeLeft) => {
      const fee = feeCents(cents, fees, freeLeft);
      expect(Number.isSafeInteger(fee)).toBe(true);
      expect(fee).toBeGreaterThanOrEqual(0);
      expect(fee).toBeLessThanOrEqual(cents);
    }),
  );
});

it("pays no less for a larger amount", () => {
  fc.assert(
    fc.property(amount, terms, (cents, fees) => {
      const left = (all: number) => all - feeCents(all, fees, 0);
      expect(left(cents + 1)).toBeGreaterThanOrEqual(left(cents));
    }),
  );
});

it("rounds coins down, so that they are never worth more than the amount", () => {
  const usdt = { coin: "USDT", rate: "7.12", feeUnits: 1_000_000 } as const;
  expect(arrivingUnits(100_000, usdt)).toBe(139_449_438);
  expect(arrivingUnits(100, usdt)).toBe(0);
  expect(arrivingUnits(100, { ...usdt, rate: "0" })).toBeNull();
  fc.assert(
    fc.property(amount, coinTerms, (cents, to) => {
      const units = arrivingUnits(cents, to) ?? 0;
      const [whole = "", part = ""] = to.rate.split(".");
      const worth = BigInt(units) * BigInt(whole + part);
      expect(worth <= BigInt(cents) * 10n ** 8n).toBe(true);
      expect(units).toBeLessThanOrEqual(unitsWithin(cents, to.rate, to.coin) ?? 0);
    }),
  );
});

it("finds the smallest amount by which the wanted coins arrive", () => {
  const units = fc.integer({ min: 1, max: 1_000_000_000 });
  const free = fc.integer({ min: 0, max: 1 });
  fc.assert(
    fc.property(units, coinTerms, terms, free, (wanted, to, fees, freeLeft) => {
      const cents = centsToArrive(wanted, to, fees, freeLeft) ?? 0;
      const arrives = (all: number) => arrivingUnits(all - feeCents(all, fees, freeLeft), to) ?? 0;
      expect(arrives(cents)).toBeGreaterThanOrEqual(wanted);
      expect(arrives(cents - 1)).toBeLessThan(wanted);
    }),
  );
});

it("names the limit that an amount exceeds, and keeps the most within all of them", () => {
  const limits = { withdrawableCents: 5000, maxCents: 4000, leftCents: 3000 };
  expect(mostCents(limits)).toBe(3000);
  expect([6000, 4500, 3500, 3000].map((cents) => excess(cents, limits))).toEqual([
    "tooMuch",
    "overMax",
    "overDay",
    null,
  ]);
  expect(mostCents({ ...limits, leftCents: -1 })).toBe(0);
});
