import type * as v from "valibot";
import type { CALLS } from "#contract/api/calls.ts";
import type { featuredMatches as featuredCall, Match } from "#contract/api/featured-matches.ts";
import { NOT_FOUND } from "#contract/codes.ts";
import { Refusal } from "../../backend/wire/refusal.ts";
import { featuredSports } from "../book/calls/featured-sports.ts";
import { tasteOf } from "../characters.ts";
import { ESPORT_GAMES } from "../data/leagues/esport-games.ts";
import { sportName } from "../data/leagues/played-sports.ts";
import { markets } from "../esports/esport-markets.ts";
import type { Fixture } from "../esports/fixture.ts";
import { matchMaps, matchState } from "../esports/match-state.ts";
import { liveFixtures, upcomingFixtures } from "../esports/programme.ts";
import { between } from "../random.ts";
import type { WorldContext } from "../world-context.ts";
import { sportCounts, tasteMix } from "./taste-mix.ts";

type Request = v.InferOutput<typeof CALLS.featuredMatches.request>;
const LARGEST_LIST = 120;

export function featuredMatches(
  context: WorldContext,
  { Request: { kind, showType, limit } }: Request,
): v.InferOutput<typeof featuredCall.response> {
  if (!context.view.isOn(kind === "sport" ? "sport" : "gaming")) throw new Refusal(NOT_FOUND);
  const most = Math.min(LARGEST_LIST, Math.max(0, Math.floor(limit)));
  return kind === "sport"
    ? featuredSports(context, { showType, limit: most })
    : featuredEsports(context, { showType, limit: most });
}

/** Matches in play first, then upcoming ones. Counts cover both, as there are few esports matches. */
function featuredEsports(
  context: WorldContext,
  { showType, limit }: { readonly showType: "RB" | "FT"; readonly limit: number },
) {
  const { world, time } = context;
  const live = liveFixtures(world, time);
  const next = upcomingFixtures(world, time);
  const taste = tasteOf(context.view.character).esports;
  const listed =
    showType === "RB" ? [...tasteMix(live, context, { taste, all: ESPORT_GAMES }), ...next] : next;
  const counted = [...live, ...next];
  return {
    counts: sportCounts(ESPORT_GAMES, counted),
    total: counted.length,
    matches: listed.slice(0, limit).map((fixture) => match(fixture, context)),
  };
}

function match(fixture: Fixture, { world, time }: WorldContext): Match {
  const { id, sport, league, home, away, startsAt } = fixture;
  const state = matchState(world.seed, fixture, time);
  const live = state.phase === "live";
  const side = (team: Fixture["home"], score: number) => ({
    name: team.name,
    crest: `/media/crest/${team.id}.svg`,
    score: live ? score : null,
    redCards: 0,
  });
  return {
    id,
    sport,
    league: `${sportName(sport)} · ${league.name}`,
    live,
    format: "BO3",
    maps: matchMaps(world.seed, fixture, time).map((map, index) => ({
      name: `第${index + 1}局`,
      ...map,
    })),
    clock: state.clock,
    startsAt,
    home: side(home, state.home),
    away: side(away, state.away),
    markets: markets(world.seed, fixture, time),
    more: between(18, 126, world.seed, id, "more"),
  };
}
