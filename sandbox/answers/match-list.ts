import type * as v from "valibot";
import type { CALLS } from "#contract/api/calls.ts";
import type { Match } from "#contract/api/games.ts";
import type * as games from "#contract/api/games.ts";
import { tasteOf } from "../characters.ts";
import { SPORT_NAMES } from "../data/leagues.ts";
import { markets } from "../live/markets.ts";
import { matchState } from "../live/match-state.ts";
import { liveFixtures, plansOf, upcomingFixtures } from "../live/programme.ts";
import type { Fixture } from "../live/schedule.ts";
import { at, between, unit } from "../random.ts";
import type { AnswerContext } from "../world.ts";
import { NOT_FOUND, Refusal } from "./refusal.ts";

type Request = v.InferOutput<typeof CALLS.matchList.request>;
const LARGEST_LIST = 120;

/**
 * `RB` counts and lists what is in play, filled up with what comes next; `FT` what is still to start.
 * The esports book is small, so its counts always cover both.
 */
export function matchList(
  context: AnswerContext,
  { Request: { kind, showType, limit } }: Request,
): v.InferOutput<typeof games.matchList.response> {
  const { view, world, time } = context;
  if (!view.isOn(kind === "sport" ? "sport" : "gaming")) throw new Refusal(NOT_FOUND);
  const live = liveFixtures(world, kind, time);
  const next = upcomingFixtures(world, kind, time);
  const inPlay = mixed(live, context, kind);
  const listed = showType === "RB" ? [...inPlay, ...next] : next;
  const counted = kind === "esport" ? [...live, ...next] : showType === "RB" ? live : next;
  return {
    counts: plansOf(kind)
      .map(({ sport }) => ({
        sport,
        name: SPORT_NAMES[sport] ?? sport,
        count: counted.filter((fixture) => fixture.sport === sport).length,
      }))
      .filter(({ count }) => count > 0),
    total: counted.length,
    matches: listed
      .slice(0, Math.min(LARGEST_LIST, Math.max(0, Math.floor(limit))))
      .map((fixture) => match(fixture, context)),
  };
}

/** In-play matches in the site's mix of sports; a match keeps its place in its sport while it lasts. */
function mixed(
  live: readonly Fixture[],
  { view, world }: AnswerContext,
  kind: Fixture["kind"],
): Fixture[] {
  const taste = tasteOf(view.character);
  // Every sport has its turn, whatever the taste leaves out.
  const order = [
    ...(kind === "sport" ? taste.sports : taste.esports),
    ...plansOf(kind).map((plan) => plan.sport),
  ];
  const rank = (fixture: Fixture) => unit(world.seed, view.site.id, fixture.id);
  const queues = Map.groupBy(
    live.toSorted((left, right) => rank(left) - rank(right)),
    (fixture) => fixture.sport,
  );
  const result: Fixture[] = [];
  for (let turn = 0; result.length < live.length; turn++) {
    const next = queues.get(at(order, turn))?.shift();
    if (next) result.push(next);
  }
  return result;
}

function match(fixture: Fixture, { world, time }: AnswerContext): Match {
  const { id, sport, league, home, away, startsAt } = fixture;
  const state = matchState(world.seed, fixture, time);
  const live = state.phase === "live";
  const side = (team: Fixture["home"], score: number, redCards: number) => ({
    name: team.name,
    crest: `/media/crest/${team.id}.svg`,
    score: live ? score : null,
    redCards,
  });
  return {
    id,
    sport,
    league: fixture.kind === "esport" ? `${SPORT_NAMES[sport]} · ${league.name}` : league.name,
    live,
    clock: state.clock,
    startsAt,
    home: side(home, state.home, state.homeCards),
    away: side(away, state.away, state.awayCards),
    markets: markets(world.seed, fixture, time),
    more: between(18, 126, world.seed, id, "more"),
  };
}
