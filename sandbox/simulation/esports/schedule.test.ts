// The esports leagues: rounds, days of rest, tables and knock-out ties that follow from the results.
import { describe, expect, it } from "vitest";
import { DAY, HOUR } from "../../backend/time/china-time.ts";
import { MOMENT } from "../../testing/sample-sandbox.ts";
import { lanesOf } from "../book/season/week.ts";
import { catalogueOf } from "../data/catalogue.ts";
import { isEsport } from "../data/leagues/esport-games.ts";
import { playedSport } from "../data/leagues/played-sports.ts";
import type { Fixture } from "./fixture.ts";
import { finalScore } from "./match-state.ts";
import { liveFixtures, upcomingFixtures } from "./programme.ts";
import { createSchedule, PLANS } from "./schedule.ts";
import { LEAGUE_ROUNDS, SEASON_ROUNDS, tableOf, TEAMS } from "./season.ts";

const SEED = 11;
const catalogue = catalogueOf(SEED);
const schedule = createSchedule(catalogue, SEED);
const leagues = catalogue.leagues.filter(isEsport);
const half = SEASON_ROUNDS * 4 * DAY;
const games = PLANS.flatMap((plan) => schedule.between(plan, MOMENT - half, MOMENT + half));
const teamsOf = ({ home, away }: Fixture) => [home, away];

describe.each(PLANS)("$sport", (plan) => {
  it("has a league for every place of its rounds", () => {
    const own = leagues.filter(({ sport }) => sport === plan.sport);
    expect(own).toHaveLength(playedSport(plan.sport).leagues);
    expect(plan.windows * lanesOf(plan)).toBe(own.length);
    for (const { pool } of own) expect(catalogue.teams.get(pool), pool).toHaveLength(TEAMS);
  });
});

it("a team rests at least three days between two matches", () => {
  const last = new Map<string, number>();
  for (const game of games.toSorted((one, other) => one.startsAt - other.startsAt)) {
    for (const { name } of teamsOf(game)) {
      expect(game.startsAt - (last.get(name) ?? -Infinity), name).toBeGreaterThanOrEqual(72 * HOUR);
      last.set(name, game.startsAt);
    }
  }
  expect(last.size).toBe(leagues.length * TEAMS);
});

it("every team of a league plays once a round, and meets every other once before the knock-out", () => {
  for (const league of leagues) {
    const { season } = schedule.roundAt(league, MOMENT);
    const rounds = Array.from({ length: SEASON_ROUNDS }, (_, round) =>
      schedule.ofRound(league, { season, round }),
    );
    for (const round of rounds) {
      expect(new Set(round.flatMap(teamsOf).map(({ id }) => id)).size, league.id).toBe(TEAMS);
    }
    const pairs = rounds
      .slice(0, LEAGUE_ROUNDS)
      .flat()
      .map((game) => pairOf(game));
    expect(new Set(pairs).size, league.id).toBe((TEAMS * (TEAMS - 1)) / 2);
  }
});

it("a table adds up and seeds the quarter-finals, whose winners play on", () => {
  for (const league of leagues) {
    const { season } = schedule.roundAt(league, MOMENT);
    const round = (at: number) => schedule.ofRound(league, { season, round: at });
    const played = Array.from({ length: LEAGUE_ROUNDS }, (_, at) => round(at)).flat();
    const table = tableOf(SEED, catalogue.teams.get(league.pool) ?? [], played);
    for (const { won, lost } of table) expect(won + lost).toBe(LEAGUE_ROUNDS);
    expect(table.reduce((sum, { margin }) => sum + margin, 0)).toBe(0);
    const [quarter, semi, final] = [0, 1, 2].map((at) => round(LEAGUE_ROUNDS + at));
    expect(quarter?.map(pairOf)).toContain(
      [table[0]?.team.id, table[TEAMS - 1]?.team.id].toSorted().join(" "),
    );
    const winners = (quarter ?? []).map(winnerOf);
    expect(semi?.slice(0, 2).map(pairOf)).toEqual([
      winners.slice(0, 2).toSorted().join(" "),
      winners.slice(2).toSorted().join(" "),
    ]);
    expect(final?.slice(0, 1).map(pairOf)).toEqual([
      (semi ?? []).slice(0, 2).map(winnerOf).toSorted().join(" "),
    ]);
  }
});

it("a leading league is in its knock-out, and matches are in play and near, at any hour", () => {
  const leading = catalogue.leading.filter(isEsport);
  const source = { schedule, seed: SEED };
  for (let time = MOMENT; time < MOMENT + half; time += 7 * HOUR) {
    const rounds = leading.map((league) => schedule.roundAt(league, time).round);
    expect(Math.max(...rounds)).toBeGreaterThanOrEqual(LEAGUE_ROUNDS);
    expect(liveFixtures(source, time).length).toBeGreaterThan(0);
    expect(upcomingFixtures(source, time).length).toBeGreaterThan(48);
  }
});

function pairOf(game: Fixture): string {
  return teamsOf(game)
    .map(({ id }) => id)
    .toSorted()
    .join(" ");
}

function winnerOf(game: Fixture): string {
  const [home, away] = finalScore(SEED, game);
  return home > away ? game.home.id : game.away.id;
}
