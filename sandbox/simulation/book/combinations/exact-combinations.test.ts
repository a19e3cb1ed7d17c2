// Combinations against every course of a short match, enumerated by other means and settled by the rules for bets.
import { expect, it } from "vitest";
import type { MatchResult } from "#contract/betting/match-result.ts";
import { playSpec } from "#contract/betting/plays.ts";
import { footballChances } from "../football/football-chances.ts";
import { type FootballModel, type MinuteChances, minuteChances } from "../football/model.ts";
import { randomSequence } from "../random-sequence.ts";
import type { Pair } from "../timeline.ts";
import { priceCombination } from "./combination.ts";
import { SAMPLE_LEGS, settledLegs } from "./sample-legs.ts";

const MODEL: FootballModel = {
  minuteMs: 60_000,
  minutes: [1, 2],
  goals: [1.3, 0.8],
  corners: [2.1, 1.6],
  yellow: [1.1, 1.4],
  red: [0.5, 0.7],
};
const NONE: Pair = [0, 0];
const BELIEFS = { goals: [1.07, 0.94], corners: [1.1, 1], yellow: [1, 0.9] } as const;
const STATE = {
  half: 1,
  left: 1,
  running: null,
  now: { goals: NONE, corners: NONE, yellow: NONE, red: NONE },
} as const;

interface Course {
  readonly minute: number;
  readonly chance: number;
  readonly counts: Readonly<
    Record<"score" | "cards", { readonly half: Pair; readonly full: Pair }>
  >;
  readonly red: Pair;
  readonly first: "H" | "C" | null;
}

const BOTH = [NONE, [1, 0], [0, 1], [1, 1]] as const;
const plus = (...list: readonly Pair[]): Pair =>
  list.reduce<Pair>((one, two) => [one[0] + two[0], one[1] + two[1]], NONE);
const either = (chance: Pair, [home, away]: Pair): number =>
  (home === 1 ? chance[0] : 1 - chance[0]) * (away === 1 ? chance[1] : 1 - chance[1]);
/** The chance of something whose odds are weighted. */
const believed = (chance: Pair, weights: Pair): Pair => [
  (chance[0] * weights[0]) / (1 - chance[0] + chance[0] * weights[0]),
  (chance[1] * weights[1]) / (1 - chance[1] + chance[1] * weights[1]),
];

/** Courses with the same counts are added up, minute by minute. */
function courses(): Course[] {
  const start = { half: NONE, full: NONE };
  let list: Course[] = [
    { minute: 0, chance: 1, counts: { score: start, cards: start }, red: NONE, first: null },
  ];
  while (list.some(({ minute }) => minute < 3)) {
    const same = Map.groupBy(list.flatMap(minuteAfter), ({ minute, counts, red, first }) =>
      JSON.stringify([minute, counts, red, first]),
    );
    list = [...same.values()].flatMap(([one, ...more]) =>
      one ? [{ ...one, chance: more.reduce((sum, { chance }) => sum + chance, one.chance) }] : [],
    );
  }
  return list;
}

function minuteAfter(course: Course): Course[] {
  const half = course.minute < MODEL.minutes[0] ? 1 : 2;
  const chances = minuteChances(MODEL, half, course.red);
  const yellows = believed(chances.yellow, BELIEFS.yellow);
  return BOTH.flatMap((goals) =>
    BOTH.flatMap((red) =>
      BOTH.flatMap((yellow) => {
        const weight = BELIEFS.goals[0] ** goals[0] * BELIEFS.goals[1] ** goals[1];
        const chance =
          either(chances.goals, goals) * either(chances.red, red) * either(yellows, yellow);
        const add = (kind: "score" | "cards", more: Pair) => {
          const full = plus(course.counts[kind].full, more);
          return { half: half === 1 ? full : course.counts[kind].half, full };
        };
        const next = {
          minute: course.minute + 1,
          counts: { score: add("score", goals), cards: add("cards", plus(red, yellow)) },
          red: plus(course.red, red),
        };
        const scored = [
          ...(goals[0] ? (["H"] as const) : []),
          ...(goals[1] ? (["C"] as const) : []),
        ];
        const firsts = course.first !== null || scored.length === 0 ? [course.first] : scored;
        return firsts.map((first) => ({
          ...next,
          first,
          chance: (course.chance * chance * weight) / firsts.length,
        }));
      }),
    ),
  );
}

/** Every set of minutes and sides with a corner. */
function cornerCourses() {
  const chances = (half: 1 | 2): MinuteChances["corners"] =>
    believed(minuteChances(MODEL, half, NONE).corners, BELIEFS.corners);
  return BOTH.flatMap((one) =>
    BOTH.flatMap((two) =>
      BOTH.map((three) => ({
        half: one,
        full: plus(one, two, three),
        chance: either(chances(1), one) * either(chances(2), two) * either(chances(2), three),
      })),
    ),
  );
}

const LINES: Readonly<Record<string, string>> = { "9.5": "2.5", "4.5": "1.5" };
/** Lines that a match of three minutes can pass. */
const LEGS = SAMPLE_LEGS.map((leg) => ({ ...leg, line: LINES[leg.line ?? ""] ?? leg.line }));

interface Possible {
  readonly chance: number;
  readonly result: MatchResult;
}

const NOTHING: MatchResult = {
  sport: "FT",
  status: "ended",
  score: { half: NONE, full: NONE },
  cards: { half: NONE, full: NONE },
  corners: { half: NONE, full: NONE },
  goals: [],
};

/** Corners are drawn apart from all else, so their courses are enumerated apart. */
function possible(): { readonly apart: Possible[]; readonly tied: Possible[] } {
  const list = courses();
  const whole = list.reduce((sum, { chance }) => sum + chance, 0);
  const tied = list.map(({ counts, first, chance }) => ({
    chance: chance / whole,
    result: { ...NOTHING, ...counts, goals: first === null ? [] : [first] },
  }));
  const apart = cornerCourses().map(({ chance, ...corners }) => ({
    chance,
    result: { ...NOTHING, corners },
  }));
  return { apart, tied };
}

/** By leg, whether each result wins it. */
function wonBy(results: readonly Possible[]): readonly (readonly boolean[])[] {
  const settled = settledLegs(LEGS);
  return results.map(({ result }) => settled(result));
}

it("equals the enumeration for every set of legs", () => {
  const { apart, tied } = possible();
  const [apartWon, tiedWon] = [wonBy(apart), wonBy(tied)];
  const chanceOf = (
    results: readonly Possible[],
    won: readonly (readonly boolean[])[],
    legs: readonly number[],
  ) =>
    results.reduce(
      (sum, { chance }, at) => (legs.every((leg) => won[at]?.[leg]) ? sum + chance : sum),
      0,
    );
  const isCorners = (leg: number) => playSpec(LEGS[leg]?.w ?? "").count === "corners";
  const roll = randomSequence(4, "combinations");
  const chances = footballChances(MODEL, STATE, BELIEFS);
  let [compared, far] = [0, 0];
  for (let round = 0; round < 60; round++) {
    const size = 2 + Math.floor(roll() * 3);
    const picked = Array.from({ length: size }, () => Math.floor(roll() * LEGS.length));
    const found = priceCombination(
      chances,
      "FT",
      LEGS.filter((_, leg) => picked.includes(leg)),
    );
    if (found.state !== "priced") continue;
    const legs = [...new Set(picked)].toSorted((one, two) => one - two);
    for (const set of [...found.remaining, { legs: [...legs.keys()], chance: found.chance }]) {
      const own = set.legs.map((leg) => legs[leg] ?? -1);
      const exact =
        chanceOf(apart, apartWon, own.filter(isCorners)) *
        chanceOf(
          tied,
          tiedWon,
          own.filter((leg) => !isCorners(leg)),
        );
      far = Math.max(far, Math.abs(exact - set.chance));
      compared += 1;
    }
  }
  expect(compared).toBeGreaterThan(40);
  expect(far).toBeLessThan(1e-9);
});
