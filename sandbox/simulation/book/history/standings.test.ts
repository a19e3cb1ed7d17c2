import { expect, it, vi } from "vitest";
import { DAY } from "../../../backend/time/china-time.ts";
import { MOMENT } from "../../../testing/sample-sandbox.ts";
import { bookAt, bookOf } from "../book.ts";
import { sampleWorld, someOfEach } from "../sample-book.ts";
import { lastMatches, meetings } from "./form.ts";
import { outcomeFor, plays } from "./past-matches.ts";
import { standings } from "./standings.ts";

vi.setConfig({ testTimeout: 30_000 });

const world = sampleWorld();
const book = bookOf(world);
const samples = someOfEach(book, MOMENT, 2).map((fixture) => {
  const teams = world.catalogue.teams.get(fixture.league.pool) ?? [];
  return { fixture, teams, past: { teams: teams.length, time: MOMENT } };
});

it("finds a match of its league again by its turn", () => {
  for (const { fixture } of samples) {
    const turn = book.fixtures.turnOf(fixture);
    expect(book.fixtures.atTurn(fixture.league, turn).id).toBe(fixture.id);
    const before = book.fixtures.atTurn(fixture.league, turn - 1);
    expect(before.league.id).toBe(fixture.league.id);
    expect(before.startsAt).toBeLessThanOrEqual(fixture.startsAt);
  }
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
  for (const { fixture, past } of samples) {
    const form = lastMatches(book, fixture, fixture.home.id, past);
    const met = meetings(book, fixture, past);
    expect(form.length, fixture.id).toBe(5);
    expect(met.length, fixture.id).toBeGreaterThan(0);
    for (const match of [...form, ...met]) {
      const result = bookAt(world, MOMENT).result(match.fixture.id);
      expect(result?.score).toEqual(match.score);
      expect(plays(match.fixture, fixture.home.id)).toBe(true);
    }
    const times = form.map(({ fixture: { startsAt } }) => startsAt);
    expect(times).toEqual(times.toSorted((left, right) => right - left));
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
