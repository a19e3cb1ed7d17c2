// What was played before a match: the table of its league, the last matches of both teams, their meetings.
import * as v from "valibot";
import { count, filled, number, orNull, pair, rowsOrNone, text } from "./answer-fields.ts";
import { outcomeSchema, resourceCall } from "./sport.ts";

const pastMatch = v.object({
  gameId: filled,
  startsAt: number,
  team_h: filled,
  team_c: filled,
  score: pair,
  outcome: outcomeSchema, // for the team whose list it is in; among the meetings for the home team
});
export type PastMatch = v.InferOutput<typeof pastMatch>;

const tableRow = v.object({
  teamId: filled,
  name: filled,
  crest: v.fallback(text, ""),
  played: count,
  won: count,
  drawn: count,
  lost: count,
  scored: count,
  conceded: count,
  /** Null in sports that rank by matches won. */
  points: orNull(count),
});
export type TableRow = v.InferOutput<typeof tableRow>;

export const matchHistory = resourceCall(
  "matchHistory",
  { gameId: v.string() },
  v.object({
    /** Ranked; null where the league has none. */
    table: orNull(v.object({ league: v.fallback(text, ""), rows: rowsOrNone(tableRow) })),
    /** Newest first. */
    home: rowsOrNone(pastMatch),
    away: rowsOrNone(pastMatch),
    meetings: rowsOrNone(pastMatch),
  }),
);
