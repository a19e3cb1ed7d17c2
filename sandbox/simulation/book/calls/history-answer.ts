import type * as v from "valibot";
import type { CALLS } from "#contract/api/calls.ts";
import type { PastMatch as Shown } from "#contract/api/sport-history.ts";
import { NOT_FOUND } from "#contract/codes.ts";
import { Refusal } from "../../../backend/wire/refusal.ts";
import type { WorldContext } from "../../world-context.ts";
import { bookOf } from "../book.ts";
import { lastMatches, meetings } from "../history/form.ts";
import { outcomeFor, type PastMatch } from "../history/past-matches.ts";
import { standings } from "../history/standings.ts";

export function matchHistory(
  { view, world, time }: WorldContext,
  { Request: { gameId } }: v.InferOutput<typeof CALLS.matchHistory.request>,
): v.InferOutput<typeof CALLS.matchHistory.response> {
  const book = bookOf(world);
  const asked = book.fixtures.byId(gameId);
  const fixture = asked && book.fixtures.byId(asked.game);
  if (!view.isOn("sport") || !fixture) throw new Refusal(NOT_FOUND);
  const { home, away, league } = fixture;
  const teams = world.catalogue.teams.get(league.pool) ?? [];
  const last = (team: string) =>
    lastMatches(book, fixture, team, time).map((match) => shown(match, team));
  return {
    table: { league: league.name, rows: standings(book, fixture, { teams, time }) },
    home: last(home.id),
    away: last(away.id),
    meetings: meetings(book, fixture, { teams: teams.length, time }).map((match) =>
      shown(match, home.id),
    ),
  };
}

function shown(match: PastMatch, team: string): Shown {
  const { fixture, score } = match;
  return {
    gameId: fixture.id,
    startsAt: fixture.startsAt,
    team_h: fixture.home.name,
    team_c: fixture.away.name,
    score: [score[0], score[1]],
    outcome: outcomeFor(match, team),
  };
}
