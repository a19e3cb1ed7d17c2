// Finding matches beside the lists by sport and show type: one search over the whole book, and lists that are
// chosen by time, by interest or by the member (docs/decisions/051).
import * as v from "valibot";
import { MATCH_SPORTS, SHOW_TYPES } from "../betting/sports.ts";
import { count, filled, number, orNull, rows, rowsOrNone, text, yesNo } from "./answer-fields.ts";
import { listedSchema, resourceCall } from "./sport.ts";
import { followIds } from "./sport-follows.ts";

/**
 * `soon`: not begun, the next hours. `popular`: most bet on. `evening`: the next evening by the member's own
 * clock. `chosen`: of the given teams and leagues, and the given matches.
 */
export const PICKS = ["soon", "popular", "evening", "chosen"] as const;
export type Pick = (typeof PICKS)[number];

/** Most matches of such a list. */
export const MOST_PICKED = 60;

/** A list over all sports and days, in the order of the answer. Its channel is followed like any other. */
export const matchPick = resourceCall(
  "matchPick",
  {
    pick: v.picklist(PICKS),
    /** Minutes that the member's clock is ahead of UTC. */
    utcOffset: v.pipe(v.number(), v.integer(), v.minValue(-720), v.maxValue(840)),
    teams: followIds,
    leagues: followIds,
    matches: followIds,
  },
  listedSchema,
);

export const MOST_TYPED = 40;

const sport = v.picklist(MATCH_SPORTS);
const show = v.picklist(SHOW_TYPES);

const foundMatch = {
  gameId: filled,
  sport,
  league: text,
  startsAt: number,
  team_h: filled,
  team_c: filled,
  live: v.fallback(yesNo, false),
};

/**
 * Everything that is named like the input, in either script, in pinyin or by its initials; several words narrow
 * each other down. A word may also name a day (`明天`, `周六`, `11-23`) or a play (`大小`).
 */
export const sportSearch = resourceCall(
  "sportSearch",
  { text: v.pipe(v.string(), v.minLength(1), v.maxLength(MOST_TYPED)) },
  v.object({
    teams: rowsOrNone(
      v.object({
        id: filled,
        name: filled,
        crest: v.fallback(text, ""),
        league: v.fallback(text, ""),
        matches: v.fallback(count, 0), // offered now
      }),
    ),
    leagues: rowsOrNone(
      v.object({ id: filled, name: filled, sport: orNull(sport), matches: v.fallback(count, 0) }),
    ),
    matches: rowsOrNone(v.object(foundMatch)),
    /** Markets of a match whose play was named. */
    markets: rowsOrNone(v.object({ ...foundMatch, w: filled })),
    contests: rowsOrNone(v.object({ id: filled, title: filled, sport, show, leagueId: filled })),
    /** The most similar names; only where nothing else was found. */
    near: rowsOrNone(v.object({ kind: v.picklist(["team", "league"]), id: filled, name: filled })),
  }),
);

/** Names of teams and leagues by their ids, for what a member follows. Unknown ids are left out. */
export const sportNames = resourceCall(
  "sportNames",
  { teams: followIds, leagues: followIds },
  v.object({
    names: rows(
      v.object({
        kind: v.picklist(["team", "league"]),
        id: filled,
        name: filled,
        crest: v.fallback(text, ""),
      }),
    ),
  }),
);
