// The chances of players against an enumeration written differently: every course of a short match of a side of two,
// settled by the rules for bets.
import { describe, expect, it } from "vitest";
import type { PlayerDeed } from "#contract/betting/match-result.ts";
import { NOBODY, type PlayerRule, settlePlayer } from "#contract/betting/player-rules.ts";
import { type FootballModel, minuteChances } from "../football/model.ts";
import { EXCHANGE_CHANCES } from "./exchange-times.ts";
import { ASSISTED, OWN_GOALS } from "./falls.ts";
import { CARD_WEIGHTS, type Shares } from "./formation.ts";
import { kickOff } from "./sampled-players.ts";
import { NOTHING } from "./player-offers.ts";
import { type PlayerChances, sidePlayers } from "./side-players.ts";
import type { Player, Position } from "./squad.ts";
import type { TeamSheet } from "./team-sheet.ts";

const MODEL: FootballModel = {
  minuteMs: 60_000,
  minutes: [1, 1],
  goals: [0.9, 0.7],
  corners: [1, 1],
  yellow: [0.8, 0.6],
  red: [0.5, 0.4],
};
const WEIGHTS = { goals: [1.07, 0.94], yellow: [1.1, 0.9] } as const;
const player = (id: string, position: Position): Player => ({
  id,
  name: id,
  number: 1,
  position,
  strength: 1,
});
const [back, forward, first, second] = [
  player("back", "DF"),
  player("forward", "FW"),
  player("first", "DF"),
  player("second", "FW"),
];
const shares: Shares = { positions: ["DF", "FW"], goals: [0.3, 0.7], assists: [0.6, 0.4] };
const SHEET: TeamSheet = {
  squad: [back, forward, first, second],
  formation: "4-4-2",
  missing: [],
  lineUps: [
    {
      chance: 1,
      starters: [back, forward],
      bench: [first, second],
      shares,
      plans: [[{ place: 0, player: first }], [{ place: 1, player: second }], []],
    },
  ],
  played: { lineUp: 0, plan: 0 },
};

interface Course {
  readonly chance: number;
  readonly deeds: readonly PlayerDeed[];
  readonly field: readonly Player[];
  readonly off: number | null;
  readonly booked: readonly number[];
  readonly otherRed: number;
}

type Choice<T> = readonly (readonly [chance: number, value: T])[];

const PLACES = [0, 1];
const spread = (weights: readonly number[]): Choice<number> => {
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.flatMap((weight, at) => (weight > 0 ? [[weight / whole, at] as const] : []));
};
const maybe = <T>(chance: number, then: Choice<T>): Choice<T | null> => [
  [1 - chance, null],
  ...then.map(([part, value]) => [chance * part, value] as const),
];
const cardFalls = (booked: readonly number[]) =>
  spread(
    PLACES.map((at) => (booked.includes(at) ? 0 : CARD_WEIGHTS[shares.positions[at] ?? "DF"])),
  );
const without = (all: readonly number[], out: readonly (number | null)[]) =>
  spread(all.map((share, at) => (out.includes(at) ? 0 : share)));

/** The goal of the own side: nobody's, or whose it is and who made it. */
function ownGoals(chance: number, off: number | null): Choice<readonly (number | null)[] | null> {
  const weighted = chance * WEIGHTS.goals[0];
  const named = without(shares.goals, [off]).flatMap(([part, scorer]) => {
    const makers = without(shares.assists, [off, scorer]);
    const made = makers.length === 0 ? ([[1, null]] as const) : maybe(ASSISTED, makers);
    return made.map(([share, maker]) => [part * share, [scorer, maker]] as const);
  });
  return [
    [1 - chance, null],
    [weighted * OWN_GOALS, []],
    ...named.map(([part, who]) => [weighted * (1 - OWN_GOALS) * part, who] as const),
  ];
}

function afterMinute(course: Course, half: 1 | 2): Course[] {
  const { goals, red, yellow } = minuteChances(MODEL, half, [
    course.off === null ? 0 : 1,
    course.otherRed,
  ]);
  const tilted = (yellow[0] * WEIGHTS.yellow[0]) / (1 - yellow[0] + yellow[0] * WEIGHTS.yellow[0]);
  const found: Course[] = [];
  const allBooked = course.booked.length === PLACES.length;
  const falls = allBooked
    ? spread(PLACES.map((at) => CARD_WEIGHTS[shares.positions[at] ?? "DF"]))
    : cardFalls(course.booked);
  for (const [redChance, sent] of maybe(red[0], falls)) {
    const off = course.off ?? sent;
    const booked = sent === null ? course.booked : [...course.booked, sent];
    const free = cardFalls(booked);
    const yellows = free.length === 0 ? ([[1, null]] as const) : maybe(tilted, free);
    for (const [yellowChance, carded] of yellows) {
      for (const [goalChance, goal] of ownGoals(goals[0], off)) {
        for (const [otherChance, other] of otherGoals(goals[1])) {
          for (const [redOther, otherRed] of maybe(red[1], [[1, 1]])) {
            const chance = redChance * yellowChance * goalChance * otherChance * redOther;
            const name = (at: number | null | undefined) => course.field[at ?? -1]?.id ?? "";
            const cards = [sent, carded].flatMap((at): PlayerDeed[] =>
              at === null ? [] : [{ kind: "card", player: name(at) }],
            );
            const own = (goal ?? []).flatMap((at, nth): PlayerDeed[] =>
              at === null ? [] : [{ kind: nth === 0 ? "goal" : "assist", player: name(at) }],
            );
            const theirs: PlayerDeed[] =
              other === "named" ? [{ kind: "goal", player: "other" }] : [];
            const orders =
              own.length > 0 && theirs.length > 0
                ? [
                    [own, theirs],
                    [theirs, own],
                  ]
                : [[own, theirs]];
            for (const order of orders) {
              found.push({
                chance: (course.chance * chance) / orders.length,
                deeds: [...course.deeds, ...cards, ...order.flat()],
                field: course.field,
                off,
                booked: carded === null ? booked : [...booked, carded],
                otherRed: course.otherRed === 1 ? 1 : (otherRed ?? 0),
              });
            }
          }
        }
      }
    }
  }
  return found.filter(({ chance }) => chance > 0);
}

function otherGoals(chance: number): Choice<"none" | "own" | "named"> {
  const weighted = chance * WEIGHTS.goals[1];
  return [
    [1 - chance, "none"],
    [weighted * OWN_GOALS, "own"],
    [weighted * (1 - OWN_GOALS), "named"],
  ];
}

/** The exchange at half time. */
function exchanged(course: Course, plan: number): Course[] {
  const [change] = SHEET.lineUps[0]?.plans[plan] ?? [];
  const chance = EXCHANGE_CHANCES[0] ?? 0;
  if (!change || change.place === course.off) return [course];
  const field = course.field.with(change.place, change.player);
  const deeds = [...course.deeds, { kind: "on", player: change.player.id } as const];
  return [
    { ...course, chance: course.chance * (1 - chance) },
    { ...course, chance: course.chance * chance, field, deeds },
  ];
}

function enumerated() {
  const byDeeds = new Map<string, { deeds: readonly PlayerDeed[]; chance: number }>();
  let whole = 0;
  for (const plan of [0, 1, 2]) {
    const start: Course = {
      chance: 1 / 3,
      deeds: [back, forward].map(({ id }) => ({ kind: "on", player: id })),
      field: [back, forward],
      off: null,
      booked: [],
      otherRed: 0,
    };
    for (const half of afterMinute(start, 1)) {
      for (const course of exchanged(half, plan).flatMap((one) => afterMinute(one, 2))) {
        const key = course.deeds.map(({ kind, player: who }) => `${kind} ${who}`).join();
        const known = byDeeds.get(key);
        byDeeds.set(key, { deeds: course.deeds, chance: (known?.chance ?? 0) + course.chance });
        whole += course.chance;
      }
    }
  }
  return [...byDeeds.values()].map(({ deeds, chance }) => ({ deeds, chance: chance / whole }));
}

const NO_SCORE = { half: null, full: null };
const ENDED = {
  sport: "FT",
  status: "ended",
  score: NO_SCORE,
  corners: null,
  cards: null,
} as const;

describe("chances of players equal the enumeration", () => {
  const courses = enumerated();
  const chanceThat = (rule: PlayerRule, who: string, fits: (code: string | null) => boolean) =>
    courses.reduce(
      (sum, { deeds, chance }) =>
        fits(settlePlayer(rule, who, { ...ENDED, players: deeds })) ? sum + chance : sum,
      0,
    );
  const of = { model: MODEL, state: kickOff(MODEL), side: 0, weights: WEIGHTS } as const;
  const { players, none } = sidePlayers(of, SHEET, NOTHING);
  const rules: readonly (readonly [PlayerRule, keyof PlayerChances, keyof PlayerChances])[] = [
    ["firstScorer", "first", "onFirst"],
    ["lastScorer", "last", "on"],
    ["scorer", "scorer", "on"],
    ["twoGoals", "two", "on"],
    ["carded", "carded", "on"],
    ["assist", "assist", "on"],
  ];
  it.each(rules)("of a %s", (rule, key, on) => {
    for (const [{ id }, chances] of players) {
      expect(chances[key]).toBeCloseTo(
        chanceThat(rule, id, (code) => code === "W"),
        10,
      );
      expect(chances[on]).toBeCloseTo(
        chanceThat(rule, id, (code) => code === "W" || code === "L"),
        10,
      );
    }
  });

  it("of nobody, and no chance is left over", () => {
    const nobody = chanceThat("firstScorer", NOBODY, (code) => code === "W");
    expect(none).toBeCloseTo(nobody, 10);
    const own = [...players.values()].reduce((sum, { first: one }) => sum + one, 0);
    const other = chanceThat("firstScorer", "other", (code) => code === "W");
    expect(own + other + none).toBeCloseTo(1, 10);
  });
});
