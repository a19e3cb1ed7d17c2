// The games of a category, and its filters (spec: betting-and-money §7 "Games").
import * as v from "valibot";
import { VENUE_CODES } from "../venues.ts";
import {
  cents,
  count,
  filled,
  number,
  orNull,
  rows,
  rowsOrNone,
  text,
  textOrNone,
  total,
  withTotal,
  yesNo,
} from "./answer-fields.ts";
import { apiCall } from "./envelope.ts";

const game = v.object({
  id: filled, // `gameCode` of a launch
  name: filled,
  vendor: textOrNone,
  enName: textOrNone, // channel code; empty when it cannot be launched
  category: textOrNone, // `DZ` slots, `BY` fishing, `ZR` live, `QP` chess
  rtp: orNull(number), // return to player in percent
  maxWin: textOrNone, // highest multiple as printed: `5,000×`
  tag: orNull(v.picklist(["hot", "new", "exclusive"])),
  image: textOrNone, // portrait, 240 × 300
  demo: v.fallback(yesNo, false),
  theme: textOrNone, // key of `gameList.themes`
  volatility: orNull(v.picklist([1, 2, 3, 4, 5])), // 5: rare, large wins
  lines: orNull(count), // paylines or ways
  minBetCents: orNull(cents),
  maxBetCents: orNull(cents),
  players: v.fallback(count, 0), // playing now
  jackpotCents: orNull(cents),
  features: rowsOrNone(text), // as printed: `免费旋转`, `连消`
  rules: textOrNone,
  opensAt: orNull(number), // end of the maintenance, epoch milliseconds; null: open
});
export type Game = v.InferOutput<typeof game>;

export const GAME_SORTS = ["hot", "new", "rtp", "volatility", "jackpot", "maxWin"] as const;

export const gameList = apiCall({
  path: "/game/api/v1/venue/gameList",
  request: v.strictObject({
    sort: v.picklist(GAME_SORTS),
    pageNum: v.number(),
    pageSize: v.number(),
    category: v.optional(v.picklist(Object.values(VENUE_CODES))),
    provider: v.optional(v.string()), // `enName`
    theme: v.optional(v.string()),
    /** Part of a name in either script, or of its pinyin: `longtong`, `lt`. */
    search: v.optional(v.pipe(v.string(), v.maxLength(40))),
    /** A member's own games, newest first; empty for visitors. */
    own: v.optional(v.picklist(["favourites", "recent"])),
  }),
  response: v.pipe(
    v.object({
      total,
      playing: v.fallback(count, 0),
      list: rows(game),
      /** Similar names, when nothing matches the search. */
      near: rowsOrNone(game),
      /** Counted within the category, whatever else is asked for. */
      providers: rowsOrNone(
        v.object({ enName: filled, name: filled, count, opensAt: orNull(number) }),
      ),
      themes: rowsOrNone(v.object({ key: filled, name: filled, count })),
    }),
    v.transform(withTotal),
  ),
});
