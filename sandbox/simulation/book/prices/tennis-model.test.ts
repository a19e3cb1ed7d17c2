import * as fc from "fast-check";
import { expect, it } from "vitest";
import {
  gameChance,
  matchEnds,
  pointChances,
  setOutcomes,
  type TennisState,
} from "./tennis-model.ts";

const chances = pointChances({ edge: 0.3, total: 1 });
const state = (more: Partial<TennisState> = {}): TennisState => ({
  score: [0, 0],
  set: [0, 0],
  points: [0, 0],
  server: "H",
  ...more,
});
const sum = (shares: readonly number[]) => shares.reduce((total, share) => total + share, 0);

it("all ends of a set and of a match together are certain", () => {
  const games = fc.integer({ min: 0, max: 5 });
  const points = fc.integer({ min: 0, max: 3 });
  fc.assert(
    fc.property(games, games, points, points, fc.nat({ max: 1 }), (a, b, c, d, won) => {
      const at = state({ set: [a, b], points: [c, d], score: [won, 1] });
      expect(sum(setOutcomes(chances, at).map(([, chance]) => chance))).toBeCloseTo(1, 9);
      expect(sum(matchEnds(chances, at).map(({ chance }) => chance))).toBeCloseTo(1, 9);
    }),
    { numRuns: 40 },
  );
});

it("counts only the games that are still to come", () => {
  const ends = matchEnds(chances, state({ score: [1, 0], set: [6, 6], points: [2, 0] }));
  const totals = new Set(ends.map(({ total }) => total));
  // The tie-break, and perhaps a set of six to thirteen games.
  expect([...totals].toSorted((a, b) => a - b)).toEqual([1, 7, 8, 9, 10, 11, 13, 14]);
  expect(ends.filter(({ sets }) => sets[0] === 2 && sets[1] === 0)).toMatchObject([
    { lead: 1, total: 1 },
  ]);
});

it("a point, a game and a set ahead raise the chance", () => {
  const home = (at: TennisState) =>
    sum(matchEnds(chances, at).flatMap(({ sets, chance }) => (sets[0] > sets[1] ? [chance] : [])));
  const start = home(state());
  expect(start).toBeGreaterThan(0.5);
  expect(home(state({ points: [3, 0] }))).toBeGreaterThan(start);
  expect(home(state({ set: [5, 3] }))).toBeGreaterThan(start);
  expect(home(state({ score: [1, 0] }))).toBeGreaterThan(home(state({ score: [0, 1] })));
});

it("the server wins most games, and sides of equal strength share a tie-break", () => {
  const even = pointChances({ edge: 0, total: 1 });
  expect(gameChance(even, state())).toBeCloseTo(0.776, 2);
  expect(gameChance(even, state({ server: "C" }))).toBeCloseTo(0.224, 2);
  expect(gameChance(even, state({ set: [6, 6] }))).toBeCloseTo(0.5, 9);
  expect(gameChance(even, state({ points: [3, 3] }))).toBeGreaterThan(0.7);
});
