// What combinations within a match cost, and which legs do not go together.
import { createRequire } from "node:module";
import type * as highsModule from "highs";
import { expect, it, vi } from "vitest";
import type { SportMarket } from "#contract/api/sport.ts";
import type { MatchResult } from "#contract/betting/match-result.ts";
import { playSpec } from "#contract/betting/plays.ts";
import { outcomeOf } from "#contract/betting/result-codes.ts";
import type { Score } from "#contract/betting/score.ts";
import { settleSelection } from "#contract/betting/settlement.ts";
import { MINUTE } from "../../../backend/time/china-time.ts";
import { MOMENT } from "../../../testing/sample-sandbox.ts";
import { bookOf } from "../book.ts";
import { chancesAt } from "../football/football-chances.ts";
import { driftOf } from "../prices/price-drift.ts";
import { randomSequence } from "../random-sequence.ts";
import { sampleWorld, someOfEach } from "../sample-book.ts";
import { priceCombination } from "./combination.ts";
import type { CombinationLeg } from "./leg-wins.ts";

// The package types its module as CommonJS, whose default import would have another shape than at run time.
const { default: highsLoader }: (typeof highsModule)["default"] = createRequire(import.meta.url)(
  "highs",
);

vi.setConfig({ testTimeout: 60_000 });

const book = bookOf(sampleWorld(77));
const [fixture] = someOfEach(book, MOMENT, 2);
if (!fixture) throw new Error("no match");
// A time at which prices before the match are made.
const time = fixture.begins - 30 * MINUTE;
const { markets } = book.views.whole(fixture, time);
const moment = {
  seed: book.seed,
  fixture,
  timeline: book.timelineOf(fixture),
  snapshot: null,
  time,
};
const chances = chancesAt(moment, driftOf({ ...moment, nudge: 0 }));

function legsOf(market: SportMarket): CombinationLeg[] {
  const { w, line, prices } = market;
  const listed = prices.map(({ r }) => r);
  return prices
    .filter(({ active }) => active)
    .map(({ r, odds }) => {
      const decimal =
        Math.round(100 * Number(odds) + (playSpec(w).quoted === "hk" ? 100 : 0)) / 100;
      return { w, r, line, listed, decimal };
    });
}

const all = markets.flatMap(legsOf);
const leg = (w: string, r: string, line: string | null = null): CombinationLeg => {
  const found = all.find((one) => one.w === w && one.r === r);
  if (!found) throw new Error(`no ${w} ${r}`);
  return line === null ? found : { ...found, line };
};
const priced = (...legs: CombinationLeg[]) => {
  const found = priceCombination(chances, "FT", legs);
  if (found.state !== "priced") throw new Error(JSON.stringify(found));
  return found;
};

it("one leg costs what its single costs", () => {
  const wrong = all.filter((one) => {
    const found = priceCombination(chances, "FT", [one]);
    return found.state === "priced" && Math.abs(found.decimal - one.decimal) > 1e-9;
  });
  expect(wrong).toEqual([]);
});

it("multiplies independent legs", () => {
  const [home, corners] = [leg("M", "H"), leg("CNOU", "O")];
  const found = priced(home, corners);
  expect(found.decimal).toBe(Math.floor(100 * home.decimal * corners.decimal + 1e-9) / 100);
  expect(found.independent).toEqual([[0], [1]]);
});

it("pays related legs less than their product, and more legs never less", () => {
  const legs = [leg("M", "H"), leg("TS", "Y"), leg("OU", "O", "3.5"), leg("CDOU", "O")];
  const found = priced(...legs);
  const product = legs.reduce((total, { decimal }) => total * decimal, 1);
  expect(found.decimal).toBeLessThan(product);
  expect(found.margin).toBeGreaterThan(0);
  const paid = new Map(found.remaining.map((set) => [set.legs.join(), set.decimal]));
  expect(paid.size).toBe(2 ** legs.length - 2);
  for (const [set, decimal] of paid) expect(decimal, set).toBeLessThanOrEqual(found.decimal);
});

it("refuses legs that may return the stake, and says why", () => {
  const legs = [leg("M", "H"), leg("OU", "O", "2"), leg("R", "H", "-0.75"), leg("DNB", "H")];
  expect(priceCombination(chances, "FT", legs)).toEqual({
    state: "returns",
    legs: [
      { leg: 1, why: "whole" },
      { leg: 2, why: "quarter" },
      { leg: 3, why: "draw" },
    ],
  });
});

it("names legs that exclude or imply each other", () => {
  const both = priceCombination(chances, "FT", [leg("M", "H"), leg("M", "C")]);
  expect(both).toEqual({ state: "conflict", conflicts: [{ kind: "excludes", legs: [0, 1] }] });
  const odd = [leg("OU", "O", "2.5"), leg("OU", "U", "3.5"), leg("EO", "EV")];
  expect(priceCombination(chances, "FT", odd)).toEqual({
    state: "conflict",
    conflicts: [{ kind: "excludes", legs: [0, 1, 2] }],
  });
  expect(priceCombination(chances, "FT", [leg("M", "H"), leg("DC", "HN")])).toEqual({
    state: "conflict",
    conflicts: [{ kind: "implies", legs: [0], leg: 1 }],
  });
});

it("takes ten legs at most", () => {
  const legs = Array.from({ length: 11 }, () => leg("M", "H"));
  expect(priceCombination(chances, "FT", legs)).toEqual({ state: "tooMany", most: 10 });
});

const goals: Score[] = [0, 1, 2, 3].flatMap((home) =>
  [0, 1, 2, 3].map((away) => [home, away] as const),
);
const results: MatchResult[] = goals.flatMap((half) =>
  goals.map(([home, away]) => ({
    sport: "FT",
    status: "ended",
    score: { half, full: [half[0] + home, half[1] + away] },
    corners: null,
    cards: null,
  })),
);

/** What a stake of one brings. */
function returned({ w, r, line, listed, decimal }: CombinationLeg, result: MatchResult): number {
  const code = settleSelection({ play: w, side: r, line, listed }, result);
  const outcome = code && outcomeOf(code);
  const half = { LW: (decimal + 1) / 2, LL: 0.5 } as const;
  if (outcome === "W") return decimal;
  if (outcome === "LW" || outcome === "LL") return half[outcome];
  return outcome === "L" ? 0 : 1;
}

it("no portfolio of singles and combinations wins for sure", async () => {
  const legs = all.filter(
    ({ w }) => playSpec(w).count === "score" && playSpec(w).rule !== "nextGoal",
  );
  const bets = legs.map((one) => results.map((result) => returned(one, result)));
  const singles = bets.length;
  const roll = randomSequence(3, "portfolio");
  while (bets.length < singles + 60) {
    const some = Array.from({ length: 2 + Math.floor(roll() * 2) }, () =>
      Math.floor(roll() * legs.length),
    );
    const found = priceCombination(
      chances,
      "FT",
      some.flatMap((at) => legs[at] ?? []),
    );
    if (found.state !== "priced") continue;
    const wins = (at: number, result: number) => (bets[at]?.[result] ?? 0) > 1;
    bets.push(results.map((_, at) => (some.every((one) => wins(one, at)) ? found.decimal : 0)));
  }
  // Stakes that add up to one; the least that they bring is to be the most.
  const sum = (terms: readonly (readonly [number, number])[]) =>
    terms.map(([factor, at]) => `${factor < 0 ? "-" : "+"} ${Math.abs(factor)} x${at}`).join(" ");
  const rows = results.map((_, result) => {
    const terms = bets.map((bet, at) => [bet[result] ?? 0, at] as const);
    return `r${result}: ${sum(terms.filter(([factor]) => factor !== 0))} - least >= 0`;
  });
  const stakes = `stakes: ${sum(bets.map((_, at) => [1, at]))} = 1`;
  const problem = `Maximize\n least\nSubject To\n${[stakes, ...rows].join("\n")}\nEnd`;
  const highs = await highsLoader();
  const solved = highs.solve(problem);
  expect(solved.Status).toBe("Optimal");
  expect(solved.ObjectiveValue).toBeGreaterThan(0.8);
  expect(solved.ObjectiveValue).toBeLessThan(1);
});
