import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fraction, ofCents, plus, round, times, toCents, whole } from "./fraction.ts";
import type { Fraction } from "./fraction.ts";
import { decimalOdds } from "./odds.ts";
import type { Quoted } from "./odds.ts";
import type { ResultCode } from "./result-codes.ts";
import { figuresOf } from "./stake.ts";
import { legFactor, systemFigures, systemRates, systemSettled } from "./systems.ts";
import type { SettledLeg } from "./systems.ts";

const codes = fc.constantFrom<ResultCode>("W", "LW", "P", "LL", "L", "D", "D4");
const settledLeg: fc.Arbitrary<SettledLeg> = fc.record({
  price: fc.integer({ min: 101, max: 1000 }).map((cents) => (cents / 100).toFixed(2)),
  quoted: fc.constantFrom<Quoted>("hk", "decimal"),
  banker: fc.boolean(),
  code: codes,
});
const systems = fc.record({
  legs: fc.array(settledLeg, { minLength: 1, maxLength: 7 }),
  sizes: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 }),
});

/** The reference: every bet of the system, one by one. */
function bets({ legs, sizes }: { legs: readonly SettledLeg[]; sizes: readonly number[] }) {
  const all: SettledLeg[][] = [];
  for (let set = 0; set < 2 ** legs.length; set += 1) {
    const bet = legs.filter((_, index) => Math.floor(set / 2 ** index) % 2 === 1);
    const hasBankers = legs.every((leg) => !leg.banker || bet.includes(leg));
    if (hasBankers && sizes.includes(bet.length)) {
      all.push(bet);
    }
  }
  return all;
}

const product = (bet: readonly SettledLeg[]): Fraction =>
  bet
    .map(({ code, price, quoted }) => legFactor(code, decimalOdds(price, quoted)))
    .reduce(times, whole(1));

const hk = (...prices: string[]) => prices.map((price) => ({ price, quoted: "hk" as const }));

describe("legFactor", () => {
  it.each<[ResultCode, string]>([
    ["W", "1.86"],
    ["LW", "1.43"],
    ["P", "1.00"],
    ["D", "1.00"],
    ["DZ", "1.00"],
    ["A", "1.00"],
    ["LL", "0.50"],
    ["L", "0.00"],
  ])("%s", (code, factor) => {
    expect(round(legFactor(code, fraction("1.86")), 2, "halfUp")).toBe(factor);
  });
});

describe("a series", () => {
  const legs = hk("0.86", "0.96", "0.90");

  it.each<[ResultCode, number]>([
    ["W", 69_266],
    ["LW", 53_253],
    ["P", 37_240],
    ["D", 37_240],
    ["LL", 18_620],
    ["L", 0],
  ])("with a first leg %s returns as published", (code, returnCents) => {
    const settled = legs.map((leg, index) => ({
      ...leg,
      code: index === 0 ? code : ("W" as const),
    }));
    expect(systemSettled({ legs: settled, sizes: [3] }, 10_000)).toEqual({
      netCents: returnCents - 10_000,
      returnCents,
    });
  });

  it("shows risk, win and return", () => {
    expect(systemFigures({ legs, sizes: [3] }, 10_000)).toEqual({
      bets: 1,
      riskCents: 10_000,
      winCents: 59_266,
      returnCents: 69_266,
    });
  });
});

describe("a system", () => {
  it("risks one unit per bet", () => {
    const legs = hk("1.00", "1.00", "1.00");
    expect(systemFigures({ legs, sizes: [2, 3] }, 1000)).toEqual({
      bets: 4,
      riskCents: 4000,
      winCents: 16_000,
      returnCents: 20_000,
    });
  });

  it("includes the bankers in every bet", () => {
    const [first, ...rest] = hk("1.00", "2.00", "3.00");
    const legs = [{ ...first, price: "1.00", quoted: "hk" as const, banker: true }, ...rest];
    expect(systemFigures({ legs, sizes: [2] }, 100)).toEqual({
      bets: 2,
      riskCents: 200,
      winCents: 1200,
      returnCents: 1400,
    });
  });

  it("returns the sum of its bets, rounded once", () => {
    fc.assert(
      fc.property(systems, fc.integer({ min: 1, max: 100_000 }), (system, unitCents) => {
        const exact = bets(system).map(product).reduce(plus, whole(0));
        const settled = systemSettled(system, unitCents);
        expect(settled.returnCents).toBe(toCents(times(exact, ofCents(unitCents)), "halfUp"));
        expect(settled.netCents).toBe(settled.returnCents - bets(system).length * unitCents);
      }),
    );
  });

  it("has the same figures when calculated from its rates", () => {
    fc.assert(
      fc.property(systems, fc.integer({ min: 1, max: 100_000 }), (system, unitCents) => {
        const { bets: count, ...figures } = systemFigures(system, unitCents);
        expect(figuresOf(systemRates(system), unitCents)).toEqual(figures);
        expect(count).toBe(bets(system).length);
      }),
    );
  });

  it("cuts amounts beyond the safe integers", () => {
    const legs = hk(...Array.from({ length: 10 }, () => "999.00"));
    const most = Number.MAX_SAFE_INTEGER;
    expect(systemFigures({ legs, sizes: [10] }, 100)).toEqual({
      bets: 1,
      riskCents: 100,
      winCents: most - 100,
      returnCents: most,
    });
    const won = legs.map((leg) => ({ ...leg, code: "W" as const }));
    expect(systemSettled({ legs: won, sizes: [10] }, 100)).toEqual({
      netCents: most - 100,
      returnCents: most,
    });
  });

  it("has zero figures without a bet", () => {
    const system = { legs: hk("1.00", "1.00"), sizes: [3] };
    expect(systemFigures(system, 100)).toEqual({
      bets: 0,
      riskCents: 0,
      winCents: 0,
      returnCents: 0,
    });
  });
});
