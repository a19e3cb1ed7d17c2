import { describe, expect, it } from "vitest";
import { combinationId, isCombinable, mayReturn, settleCombination } from "./match-combinations.ts";
import { playSpec } from "./plays.ts";
import { gameOfPrice } from "./price-id.ts";
import type { ResultCode } from "./result-codes.ts";

describe("combinationId", () => {
  it("does not depend on the order of the parts, and names the match", () => {
    const id = combinationId("g1", ["g1:OU:1:O", "g1:M:0:H"]);
    expect(id).toBe(combinationId("g1", ["g1:M:0:H", "g1:OU:1:O"]));
    expect(id).not.toBe(combinationId("g1", ["g1:M:0:H", "g1:OU:0:O"]));
    expect(gameOfPrice(id)).toBe("g1");
  });
});

describe("settleCombination", () => {
  const oddsOf = (places: readonly number[]) => `of ${places.join("+")}`;
  const settled = (...codes: (ResultCode | null)[]) => settleCombination(codes, oddsOf);

  it.each<[string, (ResultCode | null)[], ReturnType<typeof settleCombination>]>([
    ["wins with all parts", ["W", "W", "W"], { code: "W", paidOdds: null }],
    ["is lost with one part, whatever is open", ["W", null, "L"], { code: "L", paidOdds: null }],
    ["is open while a part is", ["W", null, "W"], null],
    ["is open while a part is open again", ["W", "A", "W"], null],
    ["pays the parts that are left", ["W", "D", "W"], { code: "W", paidOdds: "of 0+2" }],
    ["pays the only part that is left", ["D", "W", "D1"], { code: "W", paidOdds: "of 1" }],
    ["is lost although a part is void", ["D", "L", "W"], { code: "L", paidOdds: null }],
    ["is void when all parts are", ["D1", "D", "D"], { code: "D1", paidOdds: null }],
    ["takes a returned stake for a void part", ["P", "W"], { code: "W", paidOdds: "of 1" }],
  ])("%s", (_, codes, expected) => {
    expect(settled(...codes)).toEqual(expected);
  });
});

describe("what combines", () => {
  it.each(["M", "RE", "HOU", "CNOU", "CDR", "F", "HG", "RNG"])("%s does", (code) => {
    expect(isCombinable(playSpec(code))).toBe(true);
  });

  it.each(["CS", "CB", "2HR", "Q1OU", "SR", "S1GW", "PR", "P1FB", "F5M"])("%s does not", (code) => {
    expect(isCombinable(playSpec(code))).toBe(false);
  });

  it.each([
    ["OU", "2.5", false],
    ["R", "-0.5", false],
    ["R", "0", true],
    ["OU", "3", true],
    ["R", "-0.75", true],
    ["M", null, false],
    ["DNB", null, true],
    ["NG", "2", false],
  ])("%s on %s may return the stake: %s", (code, line, expected) => {
    expect(mayReturn(playSpec(code), line)).toBe(expected);
  });
});
