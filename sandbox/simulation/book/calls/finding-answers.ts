// One search over the whole book, and the names of what a member follows.
import type * as v from "valibot";
import type { CALLS } from "#contract/api/calls.ts";
import type { PlayBase } from "#contract/betting/play-shapes.ts";
import { playSpec } from "#contract/betting/plays.ts";
import { MATCH_SPORTS } from "#contract/betting/sports.ts";
import { NOT_FOUND } from "#contract/codes.ts";
import { dayOf } from "../../../backend/time/china-time.ts";
import { Refusal } from "../../../backend/wire/refusal.ts";
import type { Row } from "../../data/catalogue-rows.ts";
import type { WorldContext } from "../../world-context.ts";
import { type Book, bookOf } from "../book.ts";
import { interestIn } from "../finding/interest.ts";
import { offeredMatches } from "../finding/offered-matches.ts";
import { type Meaning, meaningsOf } from "../finding/word-meanings.ts";
import type { Fixture } from "../fixtures.ts";
import { plays as isPlaying } from "../history/past-matches.ts";

type Found = v.InferOutput<typeof CALLS.sportSearch.response>;

const MOST = { teams: 5, leagues: 4, matches: 6, markets: 4, contests: 2, near: 5 } as const;
/** Matches whose markets are read. */
const OPENED = 6;
/** Names that are less alike are not offered. */
const MOST_DIFFERENT = 0.67;

export function sportSearch(
  context: WorldContext,
  { Request: { text: typed } }: v.InferOutput<typeof CALLS.sportSearch.request>,
): Found {
  const { view, world, time, search } = context;
  if (!view.isOn("sport")) throw new Refusal(NOT_FOUND);
  const { catalogue } = world;
  const meanings = meaningsOf(typed, { catalogue, search, time });
  if (meanings === null) return { ...NOTHING, near: similar(context, typed) };
  const book = bookOf(world);
  const offered = offeredMatches(book, time);
  const matches = matchesOf(offered, meanings);
  const plays = meanings.flatMap((meaning) => meaning.plays);
  const unlike = search.unlike(typed);
  const alike = <T extends { readonly name: string }>(rows: readonly T[]) =>
    rows.toSorted((left, right) => unlike(left.name) - unlike(right.name));
  const teams = alike(meanings.flatMap((meaning) => meaning.teams)).slice(0, MOST.teams);
  const leagues = alike(meanings.flatMap((meaning) => meaning.leagues)).slice(0, MOST.leagues);
  const opened = matches.length > 0 ? matches : popular(book, offered, time);
  return {
    teams: teams.map((team) => teamView(context, team, offered)),
    leagues: leagues.map((league) => ({
      id: league.id,
      name: league.name,
      sport: sportOf(league),
      matches: offered.filter((fixture) => fixture.league.id === league.id).length,
    })),
    matches: matches.slice(0, MOST.matches).map((fixture) => matchView(fixture, time)),
    markets: plays.length === 0 ? [] : marketsOf(book, opened, { plays, time }),
    contests: contestsOf(context, typed, leagues),
    near: [],
  };
}

const NOTHING: Found = {
  teams: [],
  leagues: [],
  matches: [],
  markets: [],
  contests: [],
  near: [],
};

/** Of these words together; words that only name plays choose no matches. */
function matchesOf(offered: readonly Fixture[], meanings: readonly Meaning[]): readonly Fixture[] {
  const narrowing = meanings
    .filter(({ teams, leagues, days }) => teams.length + leagues.length + days.length > 0)
    .map(({ teams, leagues, days }) => ({
      teams: new Set(teams.map(({ id }) => id)),
      leagues: new Set(leagues.map(({ id }) => id)),
      days: new Set(days),
    }));
  if (narrowing.length === 0) return [];
  return offered.filter(({ home, away, league, startsAt }) =>
    narrowing.every(
      ({ teams, leagues, days }) =>
        teams.has(home.id) ||
        teams.has(away.id) ||
        leagues.has(league.id) ||
        (days.size > 0 && days.has(dayOf(startsAt))),
    ),
  );
}

function popular(book: Book, offered: readonly Fixture[], time: number): readonly Fixture[] {
  return offered
    .map((fixture) => ({ fixture, interest: interestIn(book, fixture, time) }))
    .toSorted((left, right) => right.interest - left.interest)
    .slice(0, OPENED)
    .map(({ fixture }) => fixture);
}

function marketsOf(
  { views }: Book,
  fixtures: readonly Fixture[],
  { plays, time }: { readonly plays: readonly PlayBase[]; readonly time: number },
): Found["markets"] {
  return fixtures
    .slice(0, OPENED)
    .flatMap((fixture) => {
      const offers = (base: PlayBase) =>
        views.withPlays(fixture, [base], time).markets.find(({ w }) => playSpec(w).base === base);
      const market = plays.map(offers).find((offer) => offer !== undefined);
      return market ? [{ ...matchView(fixture, time), w: market.w }] : [];
    })
    .slice(0, MOST.markets);
}

function contestsOf(
  { world, time, search }: WorldContext,
  typed: string,
  leagues: readonly Row<"league">[],
): Found["contests"] {
  const isNamed = search.matching(typed);
  const { outrights } = bookOf(world);
  const named = new Set(leagues.map(({ id }) => id));
  return (["FSFT", "FSFU"] as const)
    .flatMap((show) =>
      outrights
        .list({ sport: "ALL", show }, time)
        .filter(({ leagueId, title }) => named.has(leagueId) || isNamed(title))
        .map(({ gameId, title, sport, leagueId }) => ({
          id: gameId,
          title,
          sport,
          show,
          leagueId,
        })),
    )
    .slice(0, MOST.contests);
}

function teamView(
  { world }: WorldContext,
  { id, name, pool }: Row<"team">,
  offered: readonly Fixture[],
): Found["teams"][number] {
  return {
    id,
    name,
    crest: `/media/crest/${id}.svg`,
    league: world.catalogue.leagues.find((league) => league.pool === pool)?.name ?? "",
    matches: offered.filter((fixture) => isPlaying(fixture, id)).length,
  };
}

function matchView(fixture: Fixture, time: number): Found["matches"][number] {
  const { id, sport, league, startsAt, home, away, begins, postponed } = fixture;
  return {
    gameId: id,
    sport,
    league: league.name,
    startsAt,
    team_h: home.name,
    team_c: away.name,
    live: begins <= time && !postponed,
  };
}

function sportOf({ sport }: Row<"league">): Found["leagues"][number]["sport"] {
  return MATCH_SPORTS.find((each) => each === sport) ?? null;
}

/** The most similar names of teams and leagues. */
function similar({ world, search }: WorldContext, typed: string): Found["near"] {
  const unlike = search.unlike(typed);
  const { leagues: all, teams: pools } = world.catalogue;
  const leagues = all.filter((league) => sportOf(league) !== null);
  const teams = leagues.flatMap(({ pool }) => pools.get(pool) ?? []);
  return [
    ...teams.map(({ id, name }) => ({ kind: "team" as const, id, name })),
    ...leagues.map(({ id, name }) => ({ kind: "league" as const, id, name })),
  ]
    .map((row) => ({ row, difference: unlike(row.name) }))
    .filter(({ difference }) => difference <= MOST_DIFFERENT)
    .toSorted((left, right) => left.difference - right.difference)
    .slice(0, MOST.near)
    .map(({ row }) => row);
}

export function sportNames(
  { view, world }: WorldContext,
  { Request: { teams, leagues } }: v.InferOutput<typeof CALLS.sportNames.request>,
): v.InferOutput<typeof CALLS.sportNames.response> {
  if (!view.isOn("sport")) throw new Refusal(NOT_FOUND);
  const { catalogue } = world;
  return {
    names: [
      ...teams.flatMap((id) => {
        const team = catalogue.teams.get(poolOf(id))?.find((each) => each.id === id);
        const crest = `/media/crest/${id}.svg`;
        return team ? [{ kind: "team" as const, id, name: team.name, crest }] : [];
      }),
      ...leagues.flatMap((id) => {
        const league = catalogue.leagues.find((each) => each.id === id);
        const crest = `/media/crest/league-${id}.svg`;
        return league ? [{ kind: "league" as const, id, name: league.name, crest }] : [];
      }),
    ],
  };
}

/** A team's id is that of its pool and a number. */
function poolOf(team: string): string {
  return team.slice(0, team.lastIndexOf("-"));
}
