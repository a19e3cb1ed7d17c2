// The matches of the home page and of the esports lobby (spec: betting-and-money §7 "Games").
import * as v from "valibot";
import { SPORT_CHANNEL } from "../betting/sports.ts";
import {
  count,
  filled,
  number,
  odds,
  orNull,
  rows,
  rowsOrNone,
  text,
  textOrNone,
  yesNo,
} from "./answer-fields.ts";
import { apiCall } from "./envelope.ts";
import { GAME_RESOURCE } from "./game-resource.ts";

const price = v.object({
  id: filled, // stable while the market is open
  label: text, // as printed: `-0.5`, `大 2.5`, `主胜`
  odds, // as the book quotes it, two decimals
  state: v.fallback(v.picklist(["open", "closed"]), "closed"),
  moved: v.fallback(v.picklist(["up", "down", "same"]), "same"),
});
export type Price = v.InferOutput<typeof price>;

const side = v.object({
  name: filled,
  crest: textOrNone,
  score: orNull(number),
  redCards: v.fallback(count, 0),
});

const match = v.object({
  id: filled,
  sport: filled, // FT, BK, TN, TT, VB, or a game code for esports
  league: textOrNone,
  live: yesNo,
  clock: textOrNone, // as printed for live matches: `下半场 67:24`
  startsAt: number, // kick-off, epoch milliseconds
  home: side,
  away: side,
  markets: rowsOrNone(
    v.object({
      id: filled,
      title: textOrNone,
      quoted: v.picklist(["hk", "decimal"]),
      prices: rows(price),
    }),
  ),
  more: v.fallback(count, 0), // further markets of the match
  format: textOrNone, // of an esports match as printed: `BO3`
  /** Maps of an esports match in order: won by whom, and the score of the one in play. */
  maps: rowsOrNone(
    v.object({
      name: textOrNone,
      state: v.fallback(v.picklist(["done", "live", "next"]), "next"),
      home: number,
      away: number,
    }),
  ),
});
export type Match = v.InferOutput<typeof match>;

const resourceRequest = v.strictObject({
  method: v.literal("featured"),
  enName: v.literal(SPORT_CHANNEL),
  Request: v.object({
    timestamp: v.number(),
    token: v.string(),
    langx: v.picklist(["zh-cn", "zh-tw"]),
    remoteip: v.string(),
    kind: v.picklist(["sport", "esport"]),
    showType: v.picklist(["RB", "FT"]), // `RB` in-play first, `FT` today
    limit: v.number(),
  }),
});

/** A few matches in the site's mix; prices and ids are those of the book. */
export const featuredMatches = apiCall({
  path: GAME_RESOURCE,
  select: "featured",
  request: resourceRequest,
  response: v.object({
    counts: rowsOrNone(v.object({ sport: filled, name: filled, count })),
    total: v.fallback(count, 0),
    matches: rows(match),
  }),
});
