import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  centsOfUnits,
  coinChange,
  coinText,
  leastUnits,
  scaledRate,
  unitsOfCents,
} from "./coin-money.ts";

describe("values", () => {
  const rate = fc
    .tuple(fc.integer({ min: 1, max: 900_000 }), fc.integer({ min: 0, max: 9999 }))
    .map(([whole, part]) => `${whole}.${String(part).padStart(4, "0")}`);
  const cents = fc.integer({ min: 1, max: 100_000_000 });

  it("never round in the member's favour, and by less than a unit", () => {
    fc.assert(
      fc.property(
        cents,
        rate,
        fc.constantFrom("USDT" as const, "BTC" as const),
        (paid, at, coin) => {
          const units = unitsOfCents(paid, at, coin);
          expect(centsOfUnits(units, at, coin)).toBeLessThanOrEqual(paid);
          const exact = (unit: number) => BigInt(unit) * BigInt(at.replace(".", ""));
          const one = 10n ** BigInt(coin === "USDT" ? 6 : 8) * 10_000n;
          expect(exact(units) * 100n <= BigInt(paid) * one).toBe(true);
          expect(exact(units + 1) * 100n > BigInt(paid) * one).toBe(true);
        },
      ),
    );
  });

  it("to pay cover the amount, and no fewer would", () => {
    fc.assert(
      fc.property(cents, rate, (due, at) => {
        const units = leastUnits(due, at, "USDT");
        expect(centsOfUnits(units, at, "USDT")).toBeGreaterThanOrEqual(due);
        expect(units - unitsOfCents(due, at, "USDT")).toBeLessThanOrEqual(1);
      }),
    );
  });

  it("there and back at one rate loses at most a cent and a unit", () => {
    fc.assert(
      fc.property(cents, rate, (paid, at) => {
        const back = centsOfUnits(unitsOfCents(paid, at, "USDT"), at, "USDT");
        const unitCents = Math.ceil(Number(at) / 10_000);
        expect(back).toBeLessThanOrEqual(paid);
        expect(paid - back).toBeLessThanOrEqual(1 + unitCents);
      }),
    );
  });

  it("are written with their sign and code", () => {
    expect(coinChange(139_500_000, "USDT")).toBe("+139.50 USDT");
    expect(coinChange(-1, "BTC")).toBe("−0.00000001 BTC");
    expect(coinText(139_500_000, "USDT")).toBe("139.5 USDT");
    expect(coinText(20_000_000, "USDT")).toBe("20 USDT");
    expect(scaledRate("7.1600", 10_020)).toBe("7.1743");
    expect(scaledRate("684500.05", 9980)).toBe("683131.05");
    expect(() => unitsOfCents(1, "0.00", "USDT")).toThrow("no rate");
    expect(() => unitsOfCents(1, "x", "USDT")).toThrow("no rate");
  });
});
