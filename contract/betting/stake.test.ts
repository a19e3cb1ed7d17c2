import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ODDS_TYPES, shownOdds } from "./odds.ts";
import type { OddsType, Quoted } from "./odds.ts";
import { potentialWin } from "./slip-amounts.ts";
import { isToWin, stakeFigures } from "./stake.ts";

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

  it("uses the exact price, not the rounded odds", () => {
    expect(shownOdds("2.05", "hk", "M")).toBe("-0.49");
    expect(figures("2.05", "M", 10_000)).toEqual([4878, 10_000, 14_878]);
    expect(shownOdds("9.53", "hk", "M")).toBe("-0.10");
    expect(figures("9.53", "M", 100_000)).toEqual([10_493, 100_000, 110_493]);
    expect(shownOdds("0.03", "hk", "I")).toBe("-33.33");
    expect(figures("0.03", "I", 300)).toEqual([10_000, 300, 10_300]);
  });

  it("uses the exact price when the format shows no odds", () => {
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

  it("gives zeros for no amount", () => {
    expect(figures("0.94", "H", 0)).toEqual([0, 0, 0]);
    expect(figures("2.05", "M", -5)).toEqual([0, 0, 0]);
  });

  it("cuts amounts beyond the safe integers", () => {
    const most = Number.MAX_SAFE_INTEGER;
    expect(figures("0.20", "I", most)).toEqual([most, 0, most]);
    expect(figures("2.00", "H", most - 1)).toEqual([most - 1, 1, most]);
  });

  it("returns risk plus win; one of them is the entered amount", () => {
    fc.assert(
      fc.property(prices, types, amounts, (price, type, entered) => {
        const [risk = 0, win = 0, returned] = figures(price, type, entered);
        expect(returned).toBe(risk + win);
        expect(shownOdds(price, "hk", type).startsWith("-") ? win : risk).toBe(entered);
        expect(risk).toBeGreaterThan(0);
      }),
    );
  });

  it("wins the same in Hong Kong and European odds", () => {
    fc.assert(
      fc.property(prices, amounts, (price, entered) => {
        const [, win = 0] = figures(price, "H", entered);
        expect(figures(price, "E", entered)[1]).toBe(win);
        expect(potentialWin((entered / 100).toFixed(2), price)).toBe((win / 100).toFixed(2));
      }),
    );
  });

  it("pays the Hong Kong price in every format, to the nearest cent", () => {
    fc.assert(
      fc.property(prices, types, amounts, (price, type, entered) => {
        const [risk = 0, win = 0] = figures(price, type, entered);
        const priceCents = Math.round(Number(price) * 100);
        // A risk of one cent may be rounded up from less.
        fc.pre(risk > 1);
        // Half a cent of the computed figure, in hundredths of a cent of the win.
        const toWin = isToWin({ price, quoted: "hk", type });
        expect(Math.abs(win * 100 - risk * priceCents)).toBeLessThanOrEqual(
          toWin ? priceCents / 2 : 50,
        );
        const [sameRisk, sameWin] = figures(price, "H", entered);
        expect(toWin || (risk === sameRisk && win === sameWin)).toBe(true);
      }),
    );
  });

  it("treats the entered amount as win for negative odds, else as risk", () => {
    const price = { price: "1.25", quoted: "hk" } as const;
    expect(ODDS_TYPES.filter((type) => isToWin({ ...price, type }))).toEqual(["M"]);
    expect(ODDS_TYPES.filter((type) => isToWin({ ...price, price: "0.80", type }))).toEqual(["I"]);
    expect(ODDS_TYPES.filter((type) => isToWin({ ...price, price: "1.00", type }))).toEqual([]);
    expect(isToWin({ price: "2.25", quoted: "decimal", type: "M" })).toBe(false);
  });
});
