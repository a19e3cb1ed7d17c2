// All leagues and their teams: the named ones, and divisions of invented regions until every sport has enough.
import { MATCH_SPORTS } from "#contract/betting/sports.ts";
import { at } from "../../random.ts";
import type { SeedLeague, SeedTeam } from "../catalogue-rows.ts";
import { ESPORT_GAMES } from "./esport-games.ts";
import { placeName, PLACES_OF_REGIONS, playerName, REGIONS, type Style } from "./invented-names.ts";
import { LEAGUES, TEAMS, WESTERN } from "./named-leagues.ts";
import { type Division, type PlayedSport, playedSport } from "./played-sports.ts";

/** Pools whose teams play maps start so. */
export const MAPS_POOL = "arena-";

interface Filled {
  readonly league: SeedLeague;
  readonly division: Division;
  readonly style: Style;
  /** Index of the first place that it may use. */
  readonly first: number;
  /** Teams in the league. */
  readonly size: number;
}

const SPORTS = [...MATCH_SPORTS.filter((sport) => sport !== "VF"), ...ESPORT_GAMES];
const NAMED = Map.groupBy(TEAMS, ({ pool }) => pool);

const made: readonly Filled[] = SPORTS.flatMap(divisionsOf);

/** The named leagues come first. */
export const ALL_LEAGUES: readonly SeedLeague[] = [...LEAGUES, ...made.map(({ league }) => league)];

export const TEAMS_OF: ReadonlyMap<string, readonly SeedTeam[]> = new Map([
  ...NAMED,
  ...filledUp([...namedLeagues(), ...made]),
]);

/** Whether the names of a pool's teams are those of the east or of the west. */
export const STYLE_OF: ReadonlyMap<string, Style> = new Map(
  [...namedLeagues(), ...made].map(({ league, style }) => [league.pool, style]),
);

/** The divisions of one region after another; a named league stands for the first division of its region. */
function divisionsOf(sport: PlayedSport): Filled[] {
  const named = LEAGUES.filter((league) => league.sport === sport);
  const { divisions, leagues, teams } = playedSport(sport);
  return REGIONS.flatMap(({ name, style, first }, region) =>
    divisions.flatMap((division, nth) => {
      if (nth === 0 && named.some((league) => league.name.startsWith(name))) return [];
      const key = `${region + 1}-${nth + 1}`;
      const id = division.big ? `20${key.replace("-", "0")}` : `${sport.toLowerCase()}-${key}`;
      const pool = (division.maps ? MAPS_POOL : "") + id;
      const league = { id, sport, name: name + division.name, pool };
      return [{ league, division, style, first, size: teams }];
    }),
  ).slice(0, leagues - named.length);
}

function namedLeagues(): Filled[] {
  let first = PLACES_OF_REGIONS;
  return SPORTS.flatMap((sport) => {
    const { divisions, teams: size } = playedSport(sport);
    return LEAGUES.filter((league) => league.sport === sport).map((league) => {
      const maps = divisions.find((one) => one.maps && league.pool.startsWith(MAPS_POOL));
      const division = maps ?? at(divisions, 0);
      const style = WESTERN.has(league.pool) ? "west" : "east";
      const filled: Filled = { league, division, style, first, size };
      if (division.clubs) first += size - (NAMED.get(league.pool)?.length ?? 0);
      return filled;
    });
  });
}

function filledUp(leagues: readonly Filled[]): [string, SeedTeam[]][] {
  let players = 0;
  return leagues.map(({ league: { pool }, division, style, first, size }) => {
    const named = NAMED.get(pool) ?? [];
    const others = Array.from({ length: size - named.length }, (_, index) => ({
      id: `${pool}-${named.length + index + 1}`,
      pool,
      name: division.clubs
        ? placeName(style, first + index) + at(division.clubs, index)
        : playerName(players++),
    }));
    return [pool, [...named, ...others]];
  });
}
