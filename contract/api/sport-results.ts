// What became of the matches of a day (design: contract, Sports).
import * as v from "valibot";
import { MATCH_SPORTS, SPORT_TYPES } from "../betting/sports.ts";
import { pair, resourceCall } from "./sport.ts";

export const results = resourceCall(
  "results",
  {
    sport: v.picklist(SPORT_TYPES),
    date: v.string(),
    league: v.nullable(v.string()),
    pageNum: v.number(),
    pageSize: v.number(),
  },
  v.object({
    total: v.number(),
    leagues: v.array(v.object({ id: v.string(), name: v.string() })),
    /** Champions that were decided on the day; for FS only, which has no matches. */
    outrights: v.array(
      v.object({
        gameId: v.string(),
        sport: v.picklist(MATCH_SPORTS),
        league: v.string(),
        title: v.string(),
        decidedAt: v.number(),
        /** Name of the competitor. */
        winner: v.string(),
      }),
    ),
    list: v.array(
      v.object({
        gameId: v.string(),
        sport: v.picklist(MATCH_SPORTS),
        league: v.string(),
        startsAt: v.number(),
        team_h: v.string(),
        team_c: v.string(),
        /** `ended`, `postponed`, `abandoned`. */
        gameStatus: v.string(),
        periods: v.array(v.object({ name: v.string(), score: pair })),
        score: v.nullable(pair),
        corners: v.nullable(pair),
        cards: v.nullable(pair),
        /** Result code of a match that was cancelled: D, D0…DZ. */
        code: v.nullable(v.string()),
      }),
    ),
  }),
);
