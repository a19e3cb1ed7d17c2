// What bets on players are worth while a match is played: as often as they say, they win.
import { expect, it, vi } from "vitest";
import { outcomeOf } from "#contract/betting/result-codes.ts";
import { settleSelection } from "#contract/betting/settlement.ts";
import { DAY, HOUR, MINUTE } from "../../../backend/time/china-time.ts";
import { MOMENT } from "../../../testing/sample-sandbox.ts";
import { bookAt, bookOf } from "../book.ts";
import type { Fixture } from "../fixtures.ts";
import { sampleWorld } from "../sample-book.ts";
import { PLANS } from "../sport-plans.ts";
import { offersPlayers } from "./player-offers.ts";
import { lineUpOf } from "./players-course.ts";
import { sheetsOf } from "./team-sheet.ts";

vi.setConfig({ testTimeout: 60_000 });

const world = sampleWorld(5);
const book = bookOf(world);
const isWhole = (fixture: Fixture) =>
  offersPlayers(fixture) &&
  !fixture.postponed &&
  book.timelineOf(fixture).snapshots.at(-1)?.status === "ended";
const played = PLANS.filter(({ sport }) => sport === "FT")
  .flatMap((plan) => book.fixtures.between(plan, MOMENT - 2 * DAY, MOMENT - 3 * HOUR))
  .filter(isWhole)
  .slice(0, 30);

/** A forward, a midfielder and two of the bench. */
const someOf = (fixture: Fixture) =>
  sheetsOf(book.seed, fixture).flatMap((sheet) => {
    const { starters, bench } = lineUpOf(sheet);
    return [starters[10], starters[6], bench[1], bench[3]].flatMap((player) => player?.id ?? []);
  });

const codeOf = (fixture: Fixture, w: string, r: string, time: number) => {
  const result = bookAt(world, time).settlement(fixture.id, w);
  if (!result) throw new Error("no result");
  return settleSelection({ play: w, side: r, line: null }, result);
};

const PLAYS = ["FGS", "LGS", "AGS", "PCD", "PAS"] as const;

/** What was said of bets that were open at some moments, and what became of them. */
function said(fixture: Fixture) {
  const { ends } = book.timelineOf(fixture);
  return [-30, 25, 75].flatMap((minutes) => {
    const time = fixture.begins + minutes * MINUTE;
    const at = bookAt(world, time);
    return someOf(fixture).flatMap((r) =>
      PLAYS.flatMap((w) => {
        const outlook = at.playerOutlook({ gameId: fixture.id, w, r });
        if (outlook === null || codeOf(fixture, w, r, time) !== null) return [];
        const code = codeOf(fixture, w, r, ends);
        return [{ w, ...outlook, won: code === "W", void: code && outcomeOf(code) === "D" }];
      }),
    );
  });
}

const all = played.flatMap(said);

it.each(PLAYS)("bets on %s win, and are void, as often as they say", (w) => {
  const own = all.filter((one) => one.w === w);
  const sum = (of: (one: (typeof all)[number]) => number) =>
    own.reduce((total, one) => total + of(one), 0);
  // The moments of one match depend on each other: three of them count as one.
  const errors = (
    happened: (one: (typeof all)[number]) => boolean | null,
    key: "wins" | "returns",
  ) =>
    Math.abs(sum((one) => (happened(one) === true ? 1 : 0) - one[key])) /
    Math.sqrt(3 * sum((one) => one[key] * (1 - one[key])));
  expect(sum(({ wins }) => wins)).toBeGreaterThan(2);
  expect(errors((one) => one.won, "wins")).toBeLessThan(4);
  expect(errors((one) => one.void, "returns")).toBeLessThan(4);
});

it("knows who has gone off, and nothing of other plays", () => {
  const [fixture] = played;
  if (!fixture) throw new Error("no match");
  const { ends } = book.timelineOf(fixture);
  const at = bookAt(world, ends - MINUTE / 2);
  expect(at.playerOutlook({ gameId: fixture.id, w: "M", r: "H" })).toBeNull();
  expect(at.playerOutlook({ gameId: fixture.id, w: "AGS", r: "nobody" })).toBeNull();
  const [bench] = sheetsOf(book.seed, fixture).map((sheet) => lineUpOf(sheet).bench[0]);
  const outlook = at.playerOutlook({ gameId: fixture.id, w: "AGS", r: bench?.id ?? "" });
  expect(outlook).toEqual({ wins: 0, returns: 1 });
});
