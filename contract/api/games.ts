// Game and venue calls of the home page and the lobbies (spec: betting-and-money §7 "Games").
import * as v from "valibot";
import { SPORT_CHANNEL } from "../betting/sports.ts";
import { VENUE_CODES } from "../venues.ts";
import {
  cents,
  count,
  filled,
  number,
  odds,
  orNull,
  rows,
  rowsOrNone,
  text,
  total,
  withTotal,
  yesNo,
} from "./answer-fields.ts";
import { apiCall } from "./envelope.ts";
import { team, tie, tournament } from "./esport-cup.ts";
import { GAME_RESOURCE } from "./game-resource.ts";

const words = v.fallback(text, "");
const code = words; // channel code of the venue, empty when it cannot be launched
const category = v.picklist(Object.values(VENUE_CODES));
const opensAt = orNull(number); // end of the maintenance, epoch milliseconds; null: open

const game = v.object({
  id: filled, // `gameCode` of a launch
  name: filled,
  vendor: words,
  enName: code,
  category: words, // `DZ` slots, `BY` fishing, `ZR` live, `QP` chess
  rtp: orNull(number), // return to player in percent
  maxWin: words, // highest multiple as printed: `5,000×`
  tag: orNull(v.picklist(["hot", "new", "exclusive"])),
  image: words, // portrait, 240 × 300
  demo: v.fallback(yesNo, false),
  theme: words, // key of `gameList.themes`
  volatility: orNull(v.picklist([1, 2, 3, 4, 5])), // 5: rare, large wins
  lines: orNull(count), // paylines or ways
  minBetCents: orNull(cents),
  maxBetCents: orNull(cents),
  players: v.fallback(count, 0), // playing now
  jackpotCents: orNull(cents),
  features: rowsOrNone(text), // as printed: `免费旋转`, `连消`
  rules: words,
  opensAt,
});
export type Game = v.InferOutput<typeof game>;

export const GAME_SORTS = ["hot", "new", "rtp", "volatility", "jackpot", "maxWin"] as const;

export const gameList = apiCall({
  path: "/game/api/v1/venue/gameList",
  request: v.strictObject({
    sort: v.picklist(GAME_SORTS),
    pageNum: v.number(),
    pageSize: v.number(),
    category: v.optional(category),
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
      providers: rowsOrNone(v.object({ enName: filled, name: filled, count, opensAt })),
      themes: rowsOrNone(v.object({ key: filled, name: filled, count })),
    }),
    v.transform(withTotal),
  ),
});

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
  crest: words,
  score: orNull(number),
  redCards: v.fallback(count, 0),
});

const match = v.object({
  id: filled,
  sport: filled, // FT, BK, TN, TT, VB, or a game code for esports
  league: words,
  live: yesNo,
  clock: words, // as printed for live matches: `下半场 67:24`
  startsAt: number, // kick-off, epoch milliseconds
  home: side,
  away: side,
  markets: rowsOrNone(
    v.object({
      id: filled,
      title: words,
      quoted: v.picklist(["hk", "decimal"]),
      prices: rows(price),
    }),
  ),
  more: v.fallback(count, 0), // further markets of the match
  format: words, // of an esports match as printed: `BO3`
  /** Maps of an esports match in order: won by whom, and the score of the one in play. */
  maps: rowsOrNone(
    v.object({
      name: words,
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

export const liveTable = v.object({
  kind: v.literal("table"),
  id: filled,
  name: filled,
  /**
   * For a search in the browser: how names can be typed, as words. Both scripts, and pinyin with a dot between
   * syllables: `龙门 龍門 long·men`.
   */
  spellings: words,
  game: v.picklist(["baccarat", "dragonTiger", "roulette", "sicBo", "niuNiu"]),
  vendor: words,
  enName: code,
  dealer: words,
  portrait: words, // of the dealer, square; path under `/media/`
  language: words, // as printed: `国语`, `English`
  opensAt,
  seated: v.fallback(count, 0),
  limits: v.tuple([number, number]),
  round: v.fallback(count, 0),
  /** Seconds of betting time: of the whole round, and left now. */
  roundSeconds: v.fallback(number, 0),
  secondsLeft: v.fallback(number, 0),
  /** Bead road of baccarat and dragon-tiger: B banker, P player, T tie; oldest first. */
  road: rowsOrNone(v.picklist(["B", "P", "T"])),
  /** Last numbers of roulette, sic bo and niu niu. */
  numbers: rowsOrNone(number),
  image: words,
});
export type LiveTable = v.InferOutput<typeof liveTable>;

const draw = v.object({
  kind: v.literal("draw"),
  id: filled,
  name: filled,
  spellings: words, // as of a table
  issue: filled,
  everySeconds: number, // between two draws
  secondsLeft: number,
  balls: v.array(number), // last result
  special: orNull(number),
  facts: rowsOrNone(text), // as printed: `和值 23`, `大`, `双`
  /** Newest first; up to 99 in the answer about one draw. */
  history: rowsOrNone(v.object({ issue: filled, balls: v.array(number), special: orNull(number) })),
  /** How often each number came in the last 100 draws; index 0 is the lowest number. */
  frequency: v.fallback(v.array(number), []),
  prize: words,
  enName: code,
  opensAt,
  /** What can be bet on, with its price; in the answer about one draw. */
  plays: rowsOrNone(
    v.object({ name: filled, rule: words, rows: rowsOrNone(v.object({ label: filled, odds })) }),
  ),
});
export type Draw = v.InferOutput<typeof draw>;

const room = v.object({
  kind: v.literal("room"),
  id: filled,
  name: filled,
  spellings: words, // as of a table
  game: words,
  vendor: words,
  enName: code,
  opensAt,
  rules: words,
  entry: number, // lowest balance to sit down, in yuan; `base` is the stake of a point
  base: number,
  online: v.fallback(count, 0),
  seats: v.tuple([number, number]), // next free table: taken, all
  image: words,
});
export type Room = v.InferOutput<typeof room>;

const venue = v.object({
  id: filled,
  name: filled,
  note: words,
  image: words, // path under `/media/`
  enName: code,
  games: v.fallback(count, 0),
  opensAt,
  badge: orNull(
    v.object({
      text: filled,
      tone: v.fallback(v.picklist(["accent", "live", "neutral"]), "neutral"),
    }),
  ),
});
export type Venue = v.InferOutput<typeof venue>;

export const venueInfo = apiCall({
  path: "/game/api/v1/venue/getVenueInfoByCategory",
  request: v.strictObject({
    category,
    /** Every venue, not only the largest. */
    all: v.optional(v.boolean()),
    /** One item in full: a draw with its plays and its last 100 results. */
    id: v.optional(v.string()),
  }),
  response: v.object({
    category: words,
    facts: rowsOrNone(v.object({ label: filled, value: filled })), // headline counts: `今日赛事 1,286`
    venues: rowsOrNone(venue), // in the site's order
    items: rows(v.variant("kind", [liveTable, draw, room, team])),
    tournaments: rowsOrNone(tournament),
    bracket: rowsOrNone(tie),
  }),
});
