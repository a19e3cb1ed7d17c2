// The results page: matches that ended on a day, by league, with the day in figures.
import type * as v from "valibot";
import type { CALLS } from "#contract/api/calls.ts";
import type * as sport from "#contract/api/sport-results.ts";
import { perTally } from "#contract/betting/counts.ts";
import { NOT_FOUND } from "#contract/codes.ts";
import { DAY, dayStart, MINUTE } from "../../../backend/time/china-time.ts";
import { page } from "../../../backend/wire/page.ts";
import { Refusal } from "../../../backend/wire/refusal.ts";
import type { WorldContext } from "../../world-context.ts";
import { type Book, bookOf, playedOf } from "../book.ts";
import type { BookResult } from "../book-result.ts";
import type { Fixture } from "../fixtures.ts";
import { resultOf } from "../match-outcome.ts";
import { outrightResults } from "../outrights/outright-results.ts";
import { type Plan, PLANS } from "../sport-plans.ts";
import type { Pair } from "../timeline.ts";

type Response = v.InferOutput<typeof sport.results.response>;
/** Days before today with results. */
const DAYS_BACK = 7;

export function results(
  { view, world, time, search }: WorldContext,
  { Request: asked }: v.InferOutput<typeof CALLS.results.request>,
): Response {
  if (!view.isOn("sport")) throw new Refusal(NOT_FOUND);
  const book = bookOf(world);
  if (asked.sport === "FS") return champions(book, asked, time);
  const over = finishedOn(book, asked, time);
  const leagues = new Map(over.map(({ league }) => [league.id, league.name]));
  const isAsked = search.matching(asked.team ?? "");
  const byLeague = Map.groupBy(over, ({ league }) => league.id);
  // The largest leagues first, then those with the newest matches.
  const order = new Set([...world.catalogue.leading.map(({ id }) => id), ...byLeague.keys()]);
  const found = [...order]
    .filter((id) => asked.league === null || asked.league === id)
    .flatMap((id) => byLeague.get(id) ?? [])
    .filter(({ home, away }) => isAsked(home.name) || isAsked(away.name));
  return {
    total: found.length,
    leagues: [...leagues].map(([id, name]) => ({ id, name })),
    summary: summaryOf(found, (fixture) => resultOf(playedOf(book, fixture, time), time)),
    outrights: [],
    list: page(found, asked).flatMap((fixture) => entry(book, fixture, time)),
  };
}

function summaryOf(
  fixtures: readonly Fixture[],
  result: (fixture: Fixture) => BookResult | null,
): NonNullable<Response["summary"]> {
  const scores = fixtures.flatMap((fixture) => {
    const { code = null, score = null } = result(fixture) ?? {};
    return code === null && score !== null ? [score] : [];
  });
  const won = (leads: (home: number, away: number) => boolean) =>
    scores.filter(([home, away]) => leads(home, away)).length;
  const oneSport = new Set(fixtures.map(({ sport }) => sport)).size === 1;
  return {
    played: scores.length,
    cancelled: fixtures.length - scores.length,
    home: won((home, away) => home > away),
    draw: won((home, away) => home === away),
    away: won((home, away) => home < away),
    scored: oneSport ? scores.reduce((sum, [home, away]) => sum + home + away, 0) : null,
  };
}

type Asked = v.InferOutput<typeof CALLS.results.request>["Request"];

function champions(book: Book, asked: Asked, time: number): Response {
  const from = dayStart(asked.date);
  const decided = isKept(from, time) ? outrightResults(book, from, time) : [];
  const found = decided.filter(({ leagueId }) => (asked.league ?? leagueId) === leagueId);
  const leagues = new Map(decided.map(({ leagueId, result }) => [leagueId, result.league]));
  return {
    total: found.length,
    leagues: [...leagues].map(([id, name]) => ({ id, name })),
    summary: null,
    outrights: page(found, asked).map(({ result }) => result),
    list: [],
  };
}

function isKept(from: number, time: number): boolean {
  return !Number.isNaN(from) && from >= time - (DAYS_BACK + 1) * DAY;
}

function finishedOn(
  book: Book,
  { sport: kind, date }: { readonly sport: string; readonly date: string },
  time: number,
): Fixture[] {
  const from = dayStart(date);
  if (!isKept(from, time)) return [];
  return PLANS.filter((plan) => kind === "ALL" || kind === plan.sport)
    .flatMap((plan) =>
      book.fixtures
        .between(plan, from, from + DAY)
        .filter((fixture) => fixture.counted === "goals" && isOver(book, plan, fixture, time)),
    )
    .toSorted((left, right) => right.startsAt - left.startsAt || (left.id < right.id ? -1 : 1));
}

/** Only matches that began in the last hours can still be running. */
function isOver(book: Book, plan: Plan, fixture: Fixture, time: number): boolean {
  if (book.overrides.decision(fixture, time)) return true;
  if (fixture.postponed || fixture.startsAt >= time) return fixture.startsAt < time;
  const latest = fixture.begins + plan.longest * MINUTE;
  return latest < time || book.timelineOf(fixture).ends <= time;
}

function entry(book: Book, fixture: Fixture, time: number): Response["list"] {
  const result = resultOf(playedOf(book, fixture, time), time);
  if (!result) return [];
  const { status, code, score, periods } = result;
  return [
    {
      gameId: fixture.id,
      sport: fixture.sport,
      league: fixture.league.name,
      startsAt: fixture.startsAt,
      team_h: fixture.home.name,
      team_c: fixture.away.name,
      gameStatus: status,
      periods,
      score: plain(score),
      ...perTally((tally) => plain(result[tally])),
      code,
    },
  ];
}

function plain(pair: Pair | null): [number, number] | null {
  return pair && [pair[0], pair[1]];
}
