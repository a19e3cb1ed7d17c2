// The table and the knock-out ties of a tournament, which is a season of an esports league. Without a tournament: of
// the leading league that is nearest to its final.
import type * as v from "valibot";
import type { Team } from "#contract/api/esport-cup.ts";
import type { venueInfo } from "#contract/api/venue-info.ts";
import type { Row } from "../data/catalogue-rows.ts";
import { isEsport } from "../data/leagues/esport-games.ts";
import type { Fixture } from "../esports/fixture.ts";
import { finalScore, matchState } from "../esports/match-state.ts";
import { KNOCK_OUT, LEAGUE_ROUNDS, tableOf } from "../esports/season.ts";
import type { WorldContext } from "../world-context.ts";

type Answer = v.InferOutput<typeof venueInfo.response>;
type Tie = Answer["bracket"][number];

const POINTS = 3;
const crest = (team: Row<"team">) => `/media/crest/${team.id}.svg`;

export interface Cup {
  readonly league: Row<"league">;
  readonly season: number;
}

export function currentCup({ world: { catalogue, schedule }, time }: WorldContext): Cup {
  const leagues = catalogue.leading.filter(isEsport);
  const [nearest] = leagues
    .map((league) => ({ league, ...schedule.roundAt(league, time) }))
    .toSorted((one, other) => other.round - one.round);
  if (!nearest) throw new RangeError("There is no esports league.");
  return nearest;
}

/** Empty before the cup begins. */
export function standings({ world, time }: WorldContext, { league, season }: Cup): Team[] {
  const { catalogue, schedule, seed } = world;
  const all = Array.from({ length: LEAGUE_ROUNDS }, (_, round) =>
    schedule.ofRound(league, { season, round }),
  ).flat();
  if (!all.some(({ startsAt }) => startsAt <= time)) return [];
  const over = all.filter((fixture) => matchState(seed, fixture, time).phase === "finished");
  return tableOf(seed, catalogue.teams.get(league.pool) ?? [], over).map(({ team, won, lost }) => ({
    kind: "team",
    id: team.id,
    name: team.name,
    crest: crest(team),
    won,
    lost,
    points: won * POINTS,
  }));
}

/** The rounds that have begun. */
export function bracket({ world, time }: WorldContext, { league, season }: Cup): Tie[] {
  const { schedule, seed } = world;
  return KNOCK_OUT.flatMap((name, stage) => {
    const fixtures = schedule.ofRound(league, { season, round: LEAGUE_ROUNDS + stage });
    const [first] = fixtures;
    if (!first || first.startsAt > time) return [];
    // The others play for the places after.
    const ties = fixtures.slice(0, fixtures.length / 2 ** stage);
    return ties.map((fixture) => tie(seed, { fixture, name }, time));
  });
}

function tie(
  seed: number,
  { fixture, name }: { readonly fixture: Fixture; readonly name: string },
  time: number,
): Tie {
  const { home, away } = fixture;
  const state = matchState(seed, fixture, time);
  const [homeScore, awayScore] =
    state.phase === "finished" ? finalScore(seed, fixture) : [state.home, state.away];
  return {
    round: name,
    live: state.phase === "live",
    begun: state.phase !== "upcoming",
    home: home.name,
    homeCrest: crest(home),
    homeScore,
    away: away.name,
    awayCrest: crest(away),
    awayScore,
  };
}
