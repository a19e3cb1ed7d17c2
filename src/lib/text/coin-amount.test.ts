import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { COIN_CODES } from "#contract/coins.ts";
import { useAppearance } from "../browser/appearance.ts";
import { centsForUnits, formatUnits, parseUnits, unitsForCents } from "./coin-amount.ts";

const coin = fc.constantFrom(...COIN_CODES);
const units = fc.integer({ min: 0, max: 10 ** 14 });
const cents = fc.integer({ min: 0, max: 10 ** 8 });
const rate = fc.integer({ min: 10_000, max: 10 ** 9 }).map((value) => (value / 10_000).toFixed(4));

describe("amounts of coins", () => {
  it.each(["zh-CN", "zh-TW"] as const)("are read back as they are printed in %s", (locale) => {
    useAppearance.setState({ locale });
    fc.assert(
      fc.property(coin, units, (code, value) => {
        expect(parseUnits(formatUnits(value, code).replaceAll(",", ""), code)).toBe(value);
      }),
    );
  });

  it.each([
    ["12.5", 12_500_000],
    ["0.000001", 1],
    ["12.", 12_000_000],
    ["0.0000001", null],
    ["-1", null],
    ["1e3", null],
    ["", null],
    ["1234567890", null],
  ])("%s USDT is %s units", (typed, expected) => {
    expect(parseUnits(typed, "USDT")).toBe(expected);
  });

  it("cost enough for the amount in CNY, and not one unit more", () => {
    fc.assert(
      fc.property(coin, cents, rate, (code, value, text) => {
        const needed = unitsForCents(value, text, code) ?? -1;
        expect(centsForUnits(needed, text, code)).toBeGreaterThanOrEqual(value);
        const oneLess = centsForUnits(Math.max(0, needed - 1), text, code);
        expect(oneLess).toBeLessThan(Math.max(1, value));
      }),
    );
  });

  it.each(["0", "", "1.2.3", "-7", "abc"])("have no worth at the rate %j", (text) => {
    expect(unitsForCents(100, text, "USDT")).toBeNull();
    expect(centsForUnits(100, text, "USDT")).toBeNull();
  });
});
