// Invariants of every count, whatever it is.
import { expect, it } from "vitest";
import { type CountedFigures, COUNTS, perTally, TALLIES } from "./counts.ts";
import type { MatchResult } from "./match-result.ts";
import { PLAYS } from "./plays.ts";
import { cancelCode } from "./result-codes.ts";
import { settleSelection } from "./settlement.ts";

const ENDED: MatchResult = {
  sport: "FT",
  status: "ended",
  score: { half: [3, 0], full: [3, 0] },
  ...perTally(() => null),
};

const SCORES = [
  [9, 0],
  [0, 9],
  [0, 0],
] as const;

it.each(TALLIES)("%s are read from figures of their own, never from the score", (tally) => {
  const none: CountedFigures = { corners: null, yellow: null, red: null };
  expect(COUNTS[tally].inState(none)).toBeNull();
  const figures = Object.fromEntries(Object.keys(none).map((name, at) => [name, [at + 1, at + 4]]));
  const [home, away] = COUNTS[tally].inState({ ...none, ...figures }) ?? [0, 0];
  expect(home).toBeGreaterThan(0);
  expect(away).toBeGreaterThan(home);
});

it.each(TALLIES)("plays on %s settle by them alone, and are void without them", (tally) => {
  const plays = [...PLAYS.values()].filter(({ count }) => count === tally);
  expect(plays.length).toBeGreaterThan(0);
  for (const { code, sides } of plays) {
    const bet = { play: code, side: sides[0] ?? "", line: "2.5" };
    expect(settleSelection(bet, ENDED)).toBe(cancelCode(COUNTS[tally].notCounted));
    const outcomes = SCORES.map((score) =>
      settleSelection(bet, { ...ENDED, [tally]: { half: score, full: score } }),
    );
    expect(new Set(outcomes), code).toEqual(new Set(["W", "L"]));
  }
});

it("a play about one team says which", () => {
  for (const { code, rule, team } of PLAYS.values()) {
    expect(team !== null, code).toBe(rule === "teamTotal" || rule === "cleanSheet");
  }
});
