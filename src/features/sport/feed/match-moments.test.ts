import { expect, it } from "vitest";
import { isSuspended, momentBetween } from "./match-moments.ts";
import { sampleMatch } from "./test-feed.ts";

const { state } = sampleMatch(1);
const at = (home: number, away: number, red: [number, number] | null = [0, 0]) => ({
  ...state,
  sc_FT_H: home,
  sc_FT_C: away,
  red,
});

it("tells a goal and a red card by their side, a goal first", () => {
  expect(momentBetween(at(0, 0), at(1, 0))).toEqual({ kind: "goal", side: 0 });
  expect(momentBetween(at(1, 0), at(1, 1, [1, 0]))).toEqual({ kind: "goal", side: 1 });
  expect(momentBetween(at(1, 1), at(1, 1, [0, 1]))).toEqual({ kind: "red", side: 1 });
  expect(momentBetween(at(1, 1, null), at(1, 1, [1, 0]))).toEqual({ kind: "red", side: 0 });
});

it("tells neither of a corrected score", () => {
  expect(momentBetween(at(2, 0), at(1, 0))).toBeNull();
  expect(momentBetween(at(1, 0), at(1, 0))).toBeNull();
});

it("knows a match whose main markets are all suspended", () => {
  const { markets } = sampleMatch(1);
  const main = markets.map((market) => ({ ...market, row: 0, state: "suspended" as const }));
  expect(isSuspended({ markets: main })).toBe(true);
  expect(isSuspended({ markets: [] })).toBe(false);
  expect(
    isSuspended({
      markets: main.map((market, nth) =>
        nth === 0 ? { ...market, state: "open" as const } : market,
      ),
    }),
  ).toBe(false);
});
