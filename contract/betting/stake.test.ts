import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ODDS_TYPES, shownOdds } from "./odds.ts";
import type { OddsType, Quoted } from "./odds.ts";
import { potentialWin } from "./slip-amounts.ts";
import { stakeFigures } from "./stake.ts";

const types = fc.constantFrom<OddsType>(...ODDS_TYPES);
const prices = fc.integer({ min: 1, max: 10_000 }).map((cents) => (cents / 100).toFixed(2));
const amounts = fc.integer({ min: 1, max: 1_000_000_00 });

const figures = (price: string, type: OddsType, enteredCents: number, quoted: Quoted = "hk") => {
  const { riskCents, winCents, returnCents } = stakeFigures({ price, quoted, type, enteredCents });
  return [riskCents, winCents, returnCents];
};

describe("stakeFigures", () => {
  it("agrees with the published tables", () => {
    expect(figures("0.80", "H", 100_000)).toEqual([100_000, 80_000, 180_000]);
    expect(figures("0.80", "E", 100_000)).toEqual([100_000, 80_000, 180_000]);
    expect(figures("1.25", "M", 100_000)).toEqual([80_000, 100_000, 180_000]);
    expect(figures("0.80", "I", 100_000)).toEqual([125_000, 100_000, 225_000]);
    expect(figures("0.50", "I", 20_000)).toEqual([40_000, 20_000, 60_000]);
    expect(figures("2.00", "M", 20_000)).toEqual([10_000, 20_000, 30_000]);
    expect(figures("2.30", "M", 10_000, "decimal")).toEqual([10_000, 13_000, 23_000]);
  });

  it("risks what the shown odds say, not the exact ones", () => {
    expect(shownOdds("2.05", "hk", "M")).toBe("-0.49");
    expect(figures("2.05", "M", 10_000)).toEqual([4900, 10_000, 14_900]);
  });

  it("wins at the exact price where the odds show nothing", () => {
    expect(shownOdds("0.004", "hk", "H")).toBe("0.00");
    expect(figures("0.004", "H", 100_000)).toEqual([100_000, 400, 100_400]);
  });

  it("rounds half up to the cent", () => {
    expect(figures("0.95", "H", 10)).toEqual([10, 10, 20]);
    expect(figures("0.94", "H", 10)).toEqual([10, 9, 19]);
    expect(figures("0.945", "H", 1000)).toEqual([1000, 945, 1945]);
  });

  it("never gives a free bet", () => {
    expect(figures("100.00", "M", 1)).toEqual([1, 1, 2]);
  });

  it("is nothing for nothing", () => {
    expect(figures("0.94", "H", 0)).toEqual([0, 0, 0]);
    expect(figures("2.05", "M", -5)).toEqual([0, 0, 0]);
  });

  it("cuts what a number cannot hold", () => {
    const most = Number.MAX_SAFE_INTEGER;
    expect(figures("0.20", "I", most)).toEqual([most, 0, most]);
    expect(figures("2.00", "H", most - 1)).toEqual([most - 1, 1, most]);
  });

  it("returns risk and win, one of which is the entered amount", () => {
    fc.assert(
      fc.property(prices, types, amounts, (price, type, entered) => {
        const [risk = 0, win = 0, returned] = figures(price, type, entered);
        expect(returned).toBe(risk + win);
        expect(shownOdds(price, "hk", type).startsWith("-") ? win : risk).toBe(entered);
        expect(risk).toBeGreaterThan(0);
      }),
    );
  });

  it("wins alike in Hong Kong and European odds, as the helper of the slip says", () => {
    fc.assert(
      fc.property(prices, amounts, (price, entered) => {
        const [, win = 0] = figures(price, "H", entered);
        expect(figures(price, "E", entered)[1]).toBe(win);
        expect(potentialWin((entered / 100).toFixed(2), price)).toBe((win / 100).toFixed(2));
      }),
    );
  });
});
