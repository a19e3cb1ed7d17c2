import { expect, it, vi } from "vitest";
import { DAY } from "../../../backend/time/china-time.ts";
import { MOMENT } from "../../../testing/sample-sandbox.ts";
import { bookAt, bookOf } from "../book.ts";
import { sampleWorld, someOfEach } from "../sample-book.ts";
import type { Fixture } from "../fixtures.ts";
import { lastMatches, meetings } from "./form.ts";
import { outcomeFor, type PastMatch, plays } from "./past-matches.ts";
import { standings } from "./standings.ts";

vi.setConfig({ testTimeout: 30_000 });

const world = sampleWorld();
const book = bookOf(world);
const samples = someOfEach(book, MOMENT, 2).map((fixture) => {
  const teams = world.catalogue.teams.get(fixture.league.pool) ?? [];
  return { fixture, teams };
});

it("a table adds up: every win is another team's loss, every goal is conceded", () => {
  for (const { fixture, teams } of samples) {
    const rows = standings(book, fixture, { teams, time: MOMENT });
    const sum = (value: (row: (typeof rows)[number]) => number) =>
      rows.reduce((total, row) => total + value(row), 0);
    expect(rows.map(({ teamId }) => teamId).toSorted()).toEqual(
      teams.map(({ id }) => id).toSorted(),
    );
    expect(sum(({ won }) => won)).toBe(sum(({ lost }) => lost));
    expect(sum(({ scored }) => scored)).toBe(sum(({ conceded }) => conceded));
    expect(rows.every(({ played, won, drawn, lost }) => played === won + drawn + lost)).toBe(true);
    const points = rows.map(({ points: own, won, lost }) => own ?? won - lost);
    expect(points).toEqual(points.toSorted((left, right) => right - left));
  }
});

it("form and meetings are the results of the book, newest first", () => {
  for (const { fixture, teams } of samples) {
    const form = lastMatches(book, fixture, fixture.home.id, MOMENT);
    const met = meetings(book, fixture, { teams: teams.length, time: MOMENT });
    expect(form.length, fixture.id).toBe(5);
    expect(met.length, fixture.id).toBe(6);
    for (const match of [...form, ...met]) {
      const result = bookAt(world, MOMENT).result(match.fixture.id);
      expect(result?.score).toEqual(match.score);
      expect(plays(match.fixture, fixture.home.id)).toBe(true);
    }
    const times = form.map(({ fixture: { startsAt } }) => startsAt);
    expect(times).toEqual(times.toSorted((left, right) => right - left));
  }
});

it("a table is the sum of the season's results so far", () => {
  for (const { fixture, teams } of samples) {
    const rows = standings(book, fixture, { teams, time: MOMENT });
    const last = latestRound(fixture);
    const season = book.fixtures.ofRound(fixture.league, last)[0]?.season;
    const games = Array.from({ length: 40 }, (_, back) => last - back)
      .flatMap((round) => book.fixtures.ofRound(fixture.league, round))
      .filter((game) => game.season === season && game.startsAt < MOMENT);
    for (const row of rows) {
      const own = games
        .filter((game) => plays(game, row.teamId))
        .flatMap(({ id, home }) => {
          const result = bookAt(world, MOMENT).result(id);
          if (!result?.score || result.status !== "ended") return [];
          const [one, other] = result.score;
          return [home.id === row.teamId ? ([one, other] as const) : ([other, one] as const)];
        });
      const won = own.filter(([scored, conceded]) => scored > conceded).length;
      const drawn = own.filter(([scored, conceded]) => scored === conceded).length;
      expect(row, fixture.id).toMatchObject({
        played: own.length,
        won,
        drawn,
        lost: own.length - won - drawn,
        scored: own.reduce((sum, [scored]) => sum + scored, 0),
        conceded: own.reduce((sum, [, conceded]) => sum + conceded, 0),
        ...(fixture.sport === "FT" && { points: won * 3 + drawn }),
      });
    }
  }
});

/** The last round of which a match has begun. */
function latestRound({ league, round, startsAt }: Fixture): number {
  const started = (at: number) =>
    book.fixtures.ofRound(league, at).some((game) => game.startsAt < Math.min(MOMENT, startsAt));
  return [round, round - 1, round - 2].find(started) ?? missing();
}

it("form spans weeks and meetings years, in every sport but virtual football", () => {
  for (const { fixture, teams } of samples.filter((sample) => sample.fixture.sport !== "VF")) {
    const form = lastMatches(book, fixture, fixture.away.id, MOMENT);
    const met = meetings(book, fixture, { teams: teams.length, time: MOMENT });
    const span = (past: readonly PastMatch[]) =>
      (past[0]?.fixture.startsAt ?? 0) - (past.at(-1)?.fixture.startsAt ?? 0);
    expect(span(form), fixture.id).toBeGreaterThan(27 * DAY);
    expect(span(met), fixture.id).toBeGreaterThan(300 * DAY);
    for (const past of met) {
      expect([past.fixture.home.id, past.fixture.away.id].toSorted()).toEqual(
        [fixture.home.id, fixture.away.id].toSorted(),
      );
    }
  }
});

it("follows a result that is played: the table of the next day has it", () => {
  const [{ fixture, teams } = missing()] = samples;
  const played = (time: number) =>
    standings(book, fixture, { teams, time }).reduce((sum, row) => sum + row.played, 0);
  expect(played(MOMENT)).toBeLessThanOrEqual(played(MOMENT + DAY));
  const won = { fixture, score: [2, 1] } as const;
  expect(outcomeFor(won, fixture.home.id)).toBe("W");
  expect(outcomeFor(won, fixture.away.id)).toBe("L");
});

function missing(): never {
  throw new Error("no match");
}
