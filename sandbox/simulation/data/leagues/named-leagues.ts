// The leagues with names of their own (`content/leagues.json`), and their teams. Those that need more teams get
// invented ones (`all-leagues.ts`).
import * as v from "valibot";
import { ROWS, type SeedLeague, type SeedTeam } from "../catalogue-rows.ts";
import leagues from "../content/leagues.json" with { type: "json" };
import { readContent, WordsSchema } from "../read-content.ts";

const LeagueSchema = v.strictObject({
  ...ROWS.league.entries,
  /** Of the names of its invented teams. */
  style: v.picklist(["east", "west"]),
  /** Id of the league that plays every other week in its place; it has a round only in the weeks between. */
  turnsWith: v.nullable(v.string()),
  teams: WordsSchema,
});
const NAMED = readContent("leagues.json", LeagueSchema, leagues);

export const LEAGUES: readonly SeedLeague[] = NAMED.map(
  ({ style: _style, turnsWith: _turnsWith, teams: _teams, ...league }) => league,
);

export const TEAMS: readonly SeedTeam[] = NAMED.flatMap(({ pool, teams }) =>
  teams.map((name, index) => ({ id: `${pool}-${index + 1}`, pool, name })),
);

/** Pools whose invented teams have western names. */
export const WESTERN: ReadonlySet<string> = new Set(
  NAMED.filter(({ style }) => style === "west").map(({ pool }) => pool),
);

/** Cups and tours with a round every other week, each with the one that plays in the other weeks, by id. */
export const IN_TURN: ReadonlyMap<string, string> = new Map(
  NAMED.flatMap(({ id, turnsWith }) => (turnsWith === null ? [] : [[id, turnsWith] as const])),
);
