// Results of the matches of a day (design: contract, Sports).
import * as v from "valibot";
import { TALLIES } from "../betting/counts.ts";
import { MATCH_SPORTS, SPORT_TYPES } from "../betting/sports.ts";
import {
  count,
  filled,
  number,
  orNull,
  pair,
  rows,
  rowsOrNone,
  text,
  total,
  withTotal,
} from "./answer-fields.ts";
import { resourceCall } from "./sport.ts";

export const results = resourceCall(
  "results",
  {
    sport: v.picklist(SPORT_TYPES),
    date: v.string(),
    league: v.nullable(v.string()),
    /** Part of a team's name, in either script or pinyin. */
    team: v.optional(v.string()),
    pageNum: v.number(),
    pageSize: v.number(),
  },
  v.pipe(
    v.object({
      total,
      leagues: rowsOrNone(v.object({ id: filled, name: filled })),
      /** Of all matches that were asked for, on whatever page; null for FS. */
      summary: orNull(
        v.object({
          played: count,
          cancelled: count,
          home: count, // won by
          draw: count,
          away: count,
          scored: orNull(count), // goals, where all are of one sport
        }),
      ),
      /** Champions decided on the day; only for FS, which has no matches. */
      outrights: rowsOrNone(
        v.object({
          gameId: filled,
          sport: v.picklist(MATCH_SPORTS),
          league: v.fallback(text, ""),
          title: filled,
          decidedAt: number,
          winners: v.array(filled), // names; several in a dead heat
        }),
      ),
      /** Leagues one after the other, in each the newest match first. */
      list: rows(
        v.object({
          gameId: filled,
          sport: v.picklist(MATCH_SPORTS),
          league: v.fallback(text, ""),
          startsAt: number,
          team_h: filled,
          team_c: filled,
          gameStatus: filled, // `ended`, `postponed`, `abandoned`
          periods: rowsOrNone(v.object({ name: filled, score: pair })),
          score: orNull(pair),
          ...v.entriesFromList(TALLIES, orNull(pair)),
          code: v.nullish(text, null), // why it was cancelled: D, D0…DZ
        }),
      ),
    }),
    v.transform(withTotal),
  ),
);
