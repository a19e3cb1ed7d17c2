import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { ResultCode } from "./result-codes.ts";
import { settledCents, turnoverCents } from "./settled-amounts.ts";
import { stakeFigures } from "./stake.ts";

const amounts = fc.nat({ max: 1_000_000_00 });

describe("settledCents", () => {
  it.each<[ResultCode, number, number]>([
    ["W", 90_000, 190_000],
    ["LW", 45_000, 145_000],
    ["P", 0, 100_000],
    ["D", 0, 100_000],
    ["D4", 0, 100_000],
    ["LL", -50_000, 50_000],
    ["L", -100_000, 0],
    ["A", 0, 0],
  ])("%s", (code, netCents, returnCents) => {
    expect(settledCents({ code, riskCents: 100_000, winCents: 90_000 })).toEqual({
      netCents,
      returnCents,
    });
  });

  it("loses the risk of negative odds, as published", () => {
    const malay = stakeFigures({ price: "1.25", quoted: "hk", type: "M", enteredCents: 100_000 });
    const indonesian = stakeFigures({
      price: "0.80",
      quoted: "hk",
      type: "I",
      enteredCents: 100_000,
    });
    expect(settledCents({ code: "LW", ...malay }).netCents).toBe(50_000);
    expect(settledCents({ code: "LL", ...malay }).netCents).toBe(-40_000);
    expect(settledCents({ code: "LL", ...indonesian }).netCents).toBe(-62_500);
    expect(settledCents({ code: "L", ...malay }).netCents).toBe(-80_000);
  });

  it.each([
    // Stake 100 at 5.00, two runners share one place: half of the stake wins, half is lost.
    [{ places: 1, runners: 2 }, 10_000, 40_000, 15_000, 25_000],
    [{ places: 1, runners: 3 }, 10_000, 40_000, 6667, 16_667],
    [{ places: 2, runners: 3 }, 10_000, 40_000, 23_333, 33_333],
    // At short odds the share of the win can be less than what is lost.
    [{ places: 1, runners: 2 }, 10_000, 5000, -2500, 7500],
  ])("pays %j of a dead heat", (deadHeat, riskCents, winCents, netCents, returnCents) => {
    const settled = settledCents({ code: "W", riskCents, winCents, deadHeat });
    expect(settled).toEqual({ netCents, returnCents });
    expect(settledCents({ code: "L", riskCents, winCents, deadHeat }).returnCents).toBe(0);
    expect(settledCents({ code: "D0", riskCents, winCents, deadHeat }).netCents).toBe(0);
  });

  it("pays tied runners together what one winner is paid, within a cent each", () => {
    const runners = fc.integer({ min: 2, max: 12 });
    fc.assert(
      fc.property(runners, amounts, amounts, (level, riskCents, winCents) => {
        const deadHeat = { places: 1, runners: level };
        const { returnCents } = settledCents({ code: "W", riskCents, winCents, deadHeat });
        expect(Math.abs(returnCents * level - riskCents - winCents)).toBeLessThanOrEqual(level / 2);
      }),
    );
  });

  it("rounds half cents up, for the player", () => {
    expect(settledCents({ code: "LL", riskCents: 101, winCents: 1 })).toEqual({
      netCents: -50,
      returnCents: 51,
    });
    expect(settledCents({ code: "LW", riskCents: 101, winCents: 1 }).netCents).toBe(1);
  });

  it("conserves money between two sides of a fair market", () => {
    const mirrored = fc.constantFrom<[ResultCode, ResultCode]>(
      ["W", "L"],
      ["L", "W"],
      ["LW", "LL"],
      ["LL", "LW"],
      ["P", "P"],
      ["D0", "D0"],
    );
    fc.assert(
      fc.property(mirrored, amounts, amounts, ([mine, yours], a, b) => {
        const [riskCents, winCents] = [2 * a, 2 * b];
        const one = settledCents({ code: mine, riskCents, winCents });
        const other = settledCents({ code: yours, riskCents: winCents, winCents: riskCents });
        expect(one.netCents + other.netCents).toBe(0);
        expect(one.returnCents + other.returnCents).toBe(riskCents + winCents);
      }),
    );
  });
});

describe("turnoverCents", () => {
  it.each([
    ["W", 1001],
    ["L", 1001],
    ["LW", 501],
    ["LL", 501],
    ["P", 0],
    ["D3", 0],
    ["A", 0],
    ["?", 0],
  ])("%s", (code, cents) => {
    expect(turnoverCents(code, 1001)).toBe(cents);
  });
});
