// The chances of the model against an enumeration written differently: every course of a short match, minute by
// minute, one after the other.
import { expect, it } from "vitest";
import type { Pair } from "../timeline.ts";
import { cardChances, cornerChances, footballChances } from "./football-chances.ts";
import { type FootballModel, minuteChances } from "./model.ts";
import { chanceOf, type PeriodChances } from "./period-chances.ts";
import type { PlayState } from "./play-state.ts";

const MODEL: FootballModel = {
  minuteMs: 60_000,
  minutes: [2, 2],
  goals: [1.3, 0.8],
  corners: [2.1, 1.6],
  yellow: [1.1, 1.4],
  red: [0.5, 0.7],
};
const NONE: Pair = [0, 0];
const KICKOFF: PlayState = {
  half: 1,
  left: 2,
  running: null,
  now: { goals: NONE, corners: NONE, yellow: NONE, red: NONE },
};
const EVEN = { goals: [1, 1], corners: [1, 1], yellow: [1, 1] } as const;
const WEIGHTED = { ...EVEN, goals: [1.07, 0.94] } as const;

/** A course of a match: goals of each half, red cards, who scored next, and its chance. */
interface Course {
  readonly half: Pair;
  readonly full: Pair;
  readonly red: Pair;
  readonly next: "H" | "C" | "N";
  readonly chance: number;
}

const BOTH = [NONE, [1, 0], [0, 1], [1, 1]] as const;
const either = (chance: Pair, [home, away]: Pair): number =>
  (home === 1 ? chance[0] : 1 - chance[0]) * (away === 1 ? chance[1] : 1 - chance[1]);
const plus = (one: Pair, two: Pair): Pair => [one[0] + two[0], one[1] + two[1]];

/** @param first chances of the rest of the first minute, if it is running */
function courses(from: PlayState, first: { goals: Pair; red: Pair } | null): Course[] {
  const found: Course[] = [];
  const walk = (minute: number, course: Course): void => {
    const halfEnds = from.half === 1 ? MODEL.minutes[0] : 0;
    const starts = from.half === 1 ? MODEL.minutes[0] - from.left : halfEnds;
    const ends = from.half === 1 ? halfEnds + MODEL.minutes[1] : halfEnds + from.left;
    const at = starts + minute - (first ? 1 : 0);
    if (at >= ends) return void found.push(course);
    const isRunning = first !== null && minute === 0;
    const half = from.half === 1 && at < halfEnds ? 1 : 2;
    const chances = isRunning ? first : minuteChances(MODEL, half, course.red);
    for (const goals of BOTH) {
      for (const red of BOTH) {
        const chance = course.chance * either(chances.goals, goals) * either(chances.red, red);
        if (chance === 0) continue;
        const next = {
          half: half === 1 ? plus(course.half, goals) : course.half,
          full: plus(course.full, goals),
          red: plus(course.red, red),
        };
        const isOpen = course.next === "N";
        const sides =
          goals[0] && goals[1]
            ? (["H", "C"] as const)
            : ([goals[0] ? "H" : goals[1] ? "C" : "N"] as const);
        for (const side of isOpen ? sides : [course.next]) {
          walk(minute + 1, { ...next, next: side, chance: chance / (isOpen ? sides.length : 1) });
        }
      }
    }
  };
  const { goals, red } = from.now;
  walk(0, { half: goals, full: goals, red, next: "N", chance: 1 });
  return found;
}

/** Sums the chances of courses, each weighted by its further goals. */
function enumerated(list: readonly Course[], { now }: PlayState, weights: Pair) {
  const weight = ({ full }: Course) =>
    weights[0] ** (full[0] - now.goals[0]) * weights[1] ** (full[1] - now.goals[1]);
  const whole = list.reduce((sum, course) => sum + course.chance * weight(course), 0);
  return (fits: (course: Course) => boolean): number =>
    list.reduce((sum, one) => (fits(one) ? sum + one.chance * weight(one) : sum), 0) / whole;
}

const pairs = Array.from({ length: 6 }, (_, home) =>
  Array.from({ length: 6 }, (_none, away): Pair => [home, away]),
).flat();
const isPair = (one: Pair, two: Pair) => one[0] === two[0] && one[1] === two[1];

const half: PlayState["now"] = { ...KICKOFF.now, goals: [1, 0], red: [0, 1] };
const since = { goals: [0, 1], corners: NONE, yellow: NONE, red: NONE } as const;
const running = { part: 0.4, redBefore: NONE, since };
const rest = (chance: number) => (chance * 0.6) / (1 - chance * 0.4);

const STATES: readonly (readonly [string, PlayState, { goals: Pair; red: Pair } | null])[] = [
  ["before the match", KICKOFF, null],
  ["at half time, a player down", { half: 2, left: 2, running: null, now: half }, null],
  ...([1, 2] as const).map((of) => {
    const chances = minuteChances(MODEL, of, NONE);
    return [
      `within a minute of half ${of} in which the other side scored`,
      { half: of, left: 1, running, now: { ...KICKOFF.now, goals: [0, 1] } },
      {
        goals: [rest(chances.goals[0]), 0],
        red: [rest(chances.red[0]), rest(chances.red[1])],
      },
    ] as const;
  }),
];

it.each(STATES)("equals the enumeration %s", (_, state, first) => {
  const list = courses(state, first);
  for (const beliefs of [EVEN, WEIGHTED]) {
    const sum = enumerated(list, state, beliefs.goals);
    const goals = footballChances(MODEL, state, beliefs).goals();
    for (const pair of pairs) {
      const isFull = (home: number, away: number) => isPair([home, away], pair);
      expect(chanceOf(goals.full, isFull)).toBeCloseTo(
        sum(({ full }) => isPair(full, pair)),
        10,
      );
      // Once the first half is over, its own play is what is left of the match.
      const early = sum((course) => isPair(state.half === 1 ? course.half : course.full, pair));
      expect(chanceOf(goals.half, isFull)).toBeCloseTo(early, 10);
    }
    const next = goals.next();
    expect(next.home).toBeCloseTo(
      sum((course) => course.next === "H"),
      10,
    );
    expect(next.none).toBeCloseTo(
      sum((course) => course.next === "N"),
      10,
    );
    const lead = (by: number) => goals.full.lead.chances[by - goals.full.lead.from] ?? 0;
    const { now } = state;
    for (const by of [-3, -1, 0, 1, 2]) {
      const more = ({ full }: Course) => full[0] - now.goals[0] - full[1] + now.goals[1];
      expect(lead(by)).toBeCloseTo(
        sum((course) => more(course) === by),
        10,
      );
    }
  }
});

it("ties cards to goals: red cards of the same courses, yellow ones apart", () => {
  const sum = enumerated(courses(KICKOFF, null), KICKOFF, WEIGHTED.goals);
  const chances = footballChances(MODEL, KICKOFF, WEIGHTED);
  const red = (count: number) => sum((course) => course.red[0] + course.red[1] === count);
  const reds = [0, 1, 2].map(red);
  const yellow = totals("yellow");
  const cards = (count: number) =>
    reds.reduce((all, chance, sent) => all + chance * (yellow[count - sent] ?? 0), 0);
  expect(farthest(cardChances(chances).full, cards)).toBeLessThan(1e-10);
});

it("counts corners of each minute apart", () => {
  const corners = totals("corners");
  const chances = footballChances(MODEL, KICKOFF, EVEN);
  const counted = cornerChances(chances).full;
  expect(farthest(counted, (count) => corners[count] ?? 0)).toBeLessThan(1e-10);
});

/** The greatest distance of the chances of totals from those expected. */
function farthest({ total }: PeriodChances, expected: (count: number) => number): number {
  const counts = Array.from({ length: 9 }, (_, count) => count);
  return Math.max(
    ...counts.map((count) => Math.abs((total.chances[count] ?? 0) - expected(count))),
  );
}

/** Every set of minutes and sides. */
function totals(kind: "corners" | "yellow"): number[] {
  const found = Array.from({ length: 12 }, () => 0);
  const slots = ([1, 2] as const).flatMap((of) =>
    Array.from(
      { length: MODEL.minutes[of - 1] ?? 0 },
      () => minuteChances(MODEL, of, NONE)[kind],
    ).flat(),
  );
  for (let set = 0; set < 2 ** slots.length; set++) {
    const isIn = (at: number) => (set >> at) & 1;
    const chance = slots.reduce((all, own, at) => all * (isIn(at) ? own : 1 - own), 1);
    const count = slots.filter((_, at) => isIn(at)).length;
    found[count] = (found[count] ?? 0) + chance;
  }
  return found;
}
