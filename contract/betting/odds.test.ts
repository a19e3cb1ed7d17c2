import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { compare, fraction, round } from "./fraction.ts";
import {
  DEFAULT_ODDS_TYPE,
  ODDS_TYPES,
  decimalOdds,
  oddsOf,
  parseShown,
  shownOdds,
  shownType,
} from "./odds.ts";
import type { OddsType } from "./odds.ts";

const types = fc.constantFrom<OddsType>(...ODDS_TYPES);
const prices = fc.integer({ min: 1, max: 100_000 }).map((cents) => (cents / 100).toFixed(2));

describe("shownOdds", () => {
  it.each([
    ["0.80", "0.80", "1.80", "-1.25", "0.80"],
    ["1.00", "1.00", "2.00", "1.00", "1.00"],
    ["1.25", "1.25", "2.25", "1.25", "-0.80"],
    ["0.50", "0.50", "1.50", "-2.00", "0.50"],
    ["2.00", "2.00", "3.00", "2.00", "-0.50"],
    ["1.01", "1.01", "2.01", "1.01", "-0.99"],
    ["0.99", "0.99", "1.99", "-1.01", "0.99"],
    ["0.945", "0.95", "1.95", "-1.06", "0.95"],
  ])("%s in Hong Kong odds", (price, h, e, i, m) => {
    expect((["H", "E", "I", "M"] as const).map((type) => shownOdds(price, "hk", type))).toEqual([
      h,
      e,
      i,
      m,
    ]);
  });

  it("shows Hong Kong odds by default", () => {
    expect(shownOdds("0.80", "hk", DEFAULT_ODDS_TYPE)).toBe("0.80");
    expect(DEFAULT_ODDS_TYPE).toBe("H");
  });

  it("shows European odds in decimal markets", () => {
    fc.assert(
      fc.property(types, (type) => {
        expect(shownOdds("2.3", "decimal", type)).toBe("2.30");
        expect(shownType("decimal", type)).toBe("E");
        expect(shownType("hk", type)).toBe(type);
      }),
    );
  });

  it("shows even money one way, also for prices just beside it", () => {
    expect(shownOdds("1.002", "hk", "M")).toBe("1.00");
    expect(shownOdds("0.998", "hk", "I")).toBe("1.00");
  });

  it("shows nothing for an invalid price", () => {
    expect(shownOdds("0", "hk", "H")).toBe("");
    expect(shownOdds("-0.9", "hk", "M")).toBe("");
    expect(shownOdds("1.00", "decimal", "H")).toBe("");
    expect(shownOdds("", "hk", "H")).toBe("");
  });

  it("parses back to a price that shows the same", () => {
    fc.assert(
      fc.property(prices, types, (price, type) => {
        const shown = shownOdds(price, "hk", type);
        const h = parseShown(shown, type);
        fc.pre(h !== null);
        expect(round(oddsOf(h, type), 2, "halfUp")).toBe(shown);
      }),
    );
  });
});

describe("conversion", () => {
  it("inverts exactly in every format", () => {
    fc.assert(
      fc.property(prices, fc.integer({ min: 1, max: 6 }), types, (price, digits, type) => {
        const h = fraction(price + "7".repeat(digits));
        const odds = oddsOf(h, type);
        // A text holds only a finite number of decimals, so the round trip compares the odds.
        const text = round(odds, 40, "halfUp");
        const back = parseShown(text, type);
        expect(back === null ? "" : round(back, 20, "halfUp")).toBe(round(h, 20, "halfUp"));
      }),
    );
  });

  it("keeps the order of prices within a sign", () => {
    fc.assert(
      fc.property(prices, prices, types, (a, b, type) => {
        const [x, y] = [fraction(a), fraction(b)];
        const [shownX, shownY] = [oddsOf(x, type), oddsOf(y, type)];
        fc.pre(shownX.numerator > 0n === shownY.numerator > 0n);
        expect(compare(shownX, shownY)).toBe(compare(x, y));
      }),
    );
  });
});

describe("parseShown", () => {
  it.each<[OddsType, string, boolean]>([
    ["H", "0.01", true],
    ["H", "0", false],
    ["H", "-0.5", false],
    ["E", "1.01", true],
    ["E", "1.00", false],
    ["M", "1.00", true],
    ["M", "1.01", false],
    ["M", "-0.99", true],
    ["M", "-1.00", false],
    ["M", "0", false],
    ["I", "1.00", true],
    ["I", "0.99", false],
    ["I", "-1.01", true],
    ["I", "-1.00", false],
    ["I", "-0.5", false],
    ["H", "x", false],
  ])("%s %s", (type, text, valid) => {
    expect(parseShown(text, type) !== null).toBe(valid);
  });
});

describe("decimalOdds", () => {
  it("includes the stake", () => {
    expect(decimalOdds("0.94", "hk")).toEqual(fraction("1.94"));
    expect(decimalOdds("2.30", "decimal")).toEqual(fraction("2.3"));
  });

  it("throws for an invalid price", () => {
    expect(() => decimalOdds("1.00", "decimal")).toThrow('"1.00" is not a price');
    expect(() => decimalOdds("0.00", "hk")).toThrow(RangeError);
  });
});
