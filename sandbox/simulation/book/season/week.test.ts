// The programme of all leagues: rounds, days of rest, and how far ahead they are offered.
import { describe, expect, it, vi } from "vitest";
import { MATCH_SPORTS } from "#contract/betting/sports.ts";
import { DAY, HOUR, stripDay } from "../../../backend/time/china-time.ts";
import { MOMENT } from "../../../testing/sample-sandbox.ts";
import { playedSport } from "../../data/leagues/played-sports.ts";
import { bookOf } from "../book.ts";
import { type Fixture, isBig } from "../fixtures.ts";
import { sampleWorld } from "../sample-book.ts";
import { PLANS } from "../sport-plans.ts";
import { lanesOf } from "./week.ts";

vi.setConfig({ testTimeout: 30_000 });

const { catalogue, ...world } = sampleWorld();
const book = bookOf({ catalogue, ...world });
const { fixtures, programme } = book;
const REST = 72 * HOUR;
const real = PLANS.filter(({ sport }) => sport !== "VF");
const gamesBetween = (from: number, to: number, plans = real) =>
  plans
    .flatMap((plan) => fixtures.between(plan, from, to))
    .filter(({ counted }) => counted === "goals");
const weeks = gamesBetween(MOMENT - 15 * DAY, MOMENT + 15 * DAY);
const teamsOf = (games: readonly Fixture[]) =>
  games.flatMap(({ home, away }) => [home.id, away.id]);

it.each(PLANS)("$sport has a league for every place of its week", ({ sport, ...plan }) => {
  const ofSport = catalogue.leagues.filter((league) => league.sport === sport);
  expect(ofSport).toHaveLength(playedSport(sport).leagues);
  expect(Number.isInteger(lanesOf({ sport, ...plan }))).toBe(true);
  for (const { pool } of ofSport) {
    expect(catalogue.teams.get(pool), pool).toHaveLength(playedSport(sport).teams);
  }
  const time = plan.windows * plan.window * 60_000 * 2;
  const played = gamesBetween(MOMENT, MOMENT + time, [{ sport, ...plan }]);
  expect(new Set(played.map(({ league }) => league.id)).size).toBe(ofSport.length);
});

it("no two teams share a name, and none plays in two leagues", () => {
  const named = Map.groupBy(
    weeks.flatMap(({ home, away }) => [home, away]),
    ({ name }) => name,
  );
  for (const [name, teams] of named) {
    expect(new Set(teams.map(({ id }) => id)).size, name).toBe(1);
    expect(new Set(teams.map(({ pool }) => pool)).size, name).toBe(1);
  }
});

it("a team rests at least three days between two matches, in every sport but virtual football", () => {
  const last = new Map<string, number>();
  for (const game of weeks.toSorted((one, other) => one.startsAt - other.startsAt)) {
    for (const { id } of [game.home, game.away]) {
      expect(
        game.startsAt - (last.get(id) ?? -Infinity),
        `${game.id} ${id}`,
      ).toBeGreaterThanOrEqual(REST);
      last.set(id, game.startsAt);
    }
  }
  expect(last.size).toBe(
    real.reduce((sum, { sport }) => {
      const { leagues, teams } = playedSport(sport);
      return sum + leagues * teams;
    }, 0),
  );
});

it("every round of every league is complete, and is found again by its number", () => {
  const rounds = Map.groupBy(weeks, ({ league, round }) => `${league.id} ${round}`);
  for (const [name, games] of rounds) {
    const [{ league, round, season } = missing()] = games;
    const whole = fixtures.ofRound(league, round);
    const teams = catalogue.teams.get(league.pool) ?? [];
    expect(teamsOf(whole).toSorted(), name).toEqual(teams.map(({ id }) => id).toSorted());
    expect(new Set(whole.map((game) => game.season)), name).toEqual(new Set([season]));
    expect(whole.map(({ id }) => id)).toEqual(expect.arrayContaining(games.map(({ id }) => id)));
    expect(whole.map(({ id }) => fixtures.byId(id)?.round)).toEqual(whole.map(() => round));
  }
});

describe("early matches", () => {
  const hours = Array.from({ length: 20 }, (_, turn) => MOMENT + turn * 9 * HOUR);
  const early = (time: number) => {
    const games = programme.games({ sport: "ALL", show: "FU", date: null }, time);
    return Map.groupBy(games, ({ league }) => league.id);
  };

  it("are the next round of every leading league, for hours the one after, too", () => {
    const leading = catalogue.leading.filter(({ sport }) =>
      real.some((plan) => plan.sport === sport),
    );
    for (const time of hours) {
      const found = early(time);
      for (const league of leading) {
        const round = fixtures.ofRound(league, 0).length;
        const count = found.get(league.id)?.length ?? 0;
        expect(count, `${league.id} ${time}`).toBeGreaterThanOrEqual(round);
        expect(count, `${league.id} ${time}`).toBeLessThanOrEqual(round * 2);
      }
    }
  });

  it("are two rounds at most of any other league", () => {
    for (const time of hours) {
      for (const games of early(time).values()) {
        const [{ league } = missing()] = games;
        expect(games.length, league.id).toBeLessThanOrEqual(fixtures.ofRound(league, 0).length * 2);
      }
    }
  });

  it("fill the days of the strip, and reach beyond", () => {
    for (const time of hours) {
      for (const sport of ["FT", "BK", "TN"] as const) {
        const games = programme.games({ sport, show: "FU", date: null }, time);
        const days = new Set(games.map(({ startsAt }) => stripDay(startsAt, time)));
        expect([...days].toSorted(), sport).toEqual(expect.arrayContaining(["later"]));
        expect(days.size, `${sport} ${time}`).toBeGreaterThanOrEqual(7);
      }
    }
  });
});

it("has big and small leagues in play at any hour", () => {
  for (let hour = 0; hour < 7 * 24; hour += 5) {
    const live = programme.games({ sport: "FT", show: "RB", date: null }, MOMENT + hour * HOUR);
    expect(new Set(live.map(({ league }) => isBig(league)))).toEqual(new Set([true, false]));
  }
  expect(MATCH_SPORTS).toHaveLength(PLANS.length);
});

function missing(): never {
  throw new Error("no match");
}
