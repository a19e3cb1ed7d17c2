import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { numberOfBets, systemKinds } from "./combinations.ts";

/** Subsets of the free legs that make a bet of the size together with the bankers. */
function counted(legs: number, bankers: number, size: number): number {
  let count = 0;
  for (let set = 0; set < 2 ** (legs - bankers); set += 1) {
    const chosen = [...set.toString(2)].filter((bit) => bit === "1").length;
    count += chosen + bankers === size ? 1 : 0;
  }
  return count;
}

describe("numberOfBets", () => {
  it("equals a count of all combinations one by one", () => {
    const legs = fc.integer({ min: 1, max: 10 });
    fc.assert(
      fc.property(legs, fc.nat({ max: 10 }), fc.nat({ max: 12 }), (n, b, size) => {
        const bankers = Math.min(b, n);
        expect(numberOfBets({ legs: n, bankers, sizes: [size] })).toBe(counted(n, bankers, size));
      }),
    );
  });

  it("is the sum over the sizes", () => {
    expect(numberOfBets({ legs: 3, bankers: 0, sizes: [1, 2, 3] })).toBe(7);
    expect(numberOfBets({ legs: 10, bankers: 0, sizes: [5] })).toBe(252);
    expect(numberOfBets({ legs: 5, bankers: 2, sizes: [3, 4] })).toBe(6);
    expect(numberOfBets({ legs: 5, bankers: 2, sizes: [2] })).toBe(1);
    expect(numberOfBets({ legs: 5, bankers: 2, sizes: [1] })).toBe(0);
    expect(numberOfBets({ legs: 5, bankers: 2, sizes: [6] })).toBe(0);
    expect(numberOfBets({ legs: 5, bankers: 2, sizes: [] })).toBe(0);
  });
});

describe("systemKinds", () => {
  const named = (legs: number) =>
    systemKinds(legs).map(({ key, bets, sizes }) => `${key} ${bets} ${sizes.join("")}`);

  it("lists the customary kinds", () => {
    expect(named(2)).toEqual(["2:2 1 2", "2:1-2 3 12"]);
    expect(named(3)).toEqual(["3:3 1 3", "3:2 3 2", "3:2-3 4 23", "3:1-3 7 123"]);
    expect(named(4)).toEqual(["4:4 1 4", "4:3 4 3", "4:2 6 2", "4:2-4 11 234", "4:1-4 15 1234"]);
    expect(systemKinds(10).at(-1)?.bets).toBe(1023);
  });

  it("is empty for fewer than two legs", () => {
    expect(systemKinds(1)).toEqual([]);
    expect(systemKinds(0)).toEqual([]);
  });

  it("gives each kind a unique key", () => {
    const kinds = systemKinds(6);
    expect(new Set(kinds.map(({ key }) => key)).size).toBe(kinds.length);
    expect(kinds.every(({ legs }) => legs === 6)).toBe(true);
  });
});
