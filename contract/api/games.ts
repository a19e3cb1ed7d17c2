// Game and venue calls that the home page reads (spec: betting-and-money §7 "Games").
import * as v from "valibot";
import { SPORT_CHANNEL } from "../betting/sports.ts";
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
import { GAME_RESOURCE } from "./game-resource.ts";

const words = v.fallback(text, "");

const game = v.object({
  id: filled,
  name: filled,
  vendor: words,
  /** `DZ` slots, `BY` fishing, `ZR` live, `QP` chess. */
  category: words,
  /** Return to player in percent; null where the vendor gives none. */
  rtp: orNull(number),
  /** Highest multiple as printed: `5,000×`. */
  maxWin: words,
  tag: orNull(v.picklist(["hot", "new", "exclusive"])),
  /** Portrait tile, 240 × 300. */
  image: words,
  demo: v.fallback(yesNo, false),
});
export type Game = v.InferOutput<typeof game>;

export const gameList = apiCall({
  path: "/game/api/v1/venue/gameList",
  request: v.strictObject({
    sort: v.picklist(["hot", "new", "maxWin", "rtp"]),
    pageNum: v.number(),
    pageSize: v.number(),
  }),
  response: v.pipe(
    v.object({ total, playing: v.fallback(count, 0), list: rows(game) }),
    v.transform(withTotal),
  ),
});

export const bonusPools = apiCall({
  path: "/game/api/v1/venue/getBonusPools",
  request: v.strictObject({}),
  response: v.object({
    name: words,
    note: words,
    /** Cents, so that the counter adds exactly. */
    totalCents: cents,
    /** Growth of the total in cents a second. */
    centsPerSecond: v.fallback(number, 0),
    pools: rowsOrNone(v.object({ name: filled, cents })),
    winners: rowsOrNone(v.object({ player: filled, game: words, cents })),
  }),
});

const price = v.object({
  /** Selection id, stable while the market is open. */
  id: filled,
  /** Printed line or side: `-0.5`, `大 2.5`, `主胜`. */
  label: text,
  /** As the book quotes it (contract/betting/plays.ts), two decimals. */
  odds,
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
  /** Sport type: FT, BK, TN, TT, VB, or a game code for esports. */
  sport: filled,
  league: words,
  live: yesNo,
  /** Period and clock as printed for live matches: `下半场 67:24`. */
  clock: words,
  /** Kick-off, epoch milliseconds. */
  startsAt: number,
  home: side,
  away: side,
  markets: rowsOrNone(
    v.object({
      id: filled,
      title: words,
      /** Hong Kong odds, or always decimal ones. */
      quoted: v.picklist(["hk", "decimal"]),
      prices: rows(price),
    }),
  ),
  /** Further markets of the match. */
  more: v.fallback(count, 0),
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
    /** `sport` or `esport`. */
    kind: v.picklist(["sport", "esport"]),
    /** `RB` in-play first, `FT` today. */
    showType: v.picklist(["RB", "FT"]),
    limit: v.number(),
  }),
});

/** A few matches for the home page in the site's mix; prices and ids are those of the book. */
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

const liveTable = v.object({
  kind: v.literal("table"),
  id: filled,
  name: filled,
  game: v.picklist(["baccarat", "dragonTiger", "roulette", "sicBo", "niuNiu"]),
  vendor: words,
  /** Players at the table. */
  seated: v.fallback(count, 0),
  limits: v.tuple([number, number]),
  round: v.fallback(count, 0),
  /** Seconds of betting time: of the whole round, and left now. */
  roundSeconds: v.fallback(number, 0),
  secondsLeft: v.fallback(number, 0),
  /** Bead road for baccarat and dragon-tiger: B banker, P player, T tie; oldest first. */
  road: rowsOrNone(v.picklist(["B", "P", "T"])),
  /** Last numbers for roulette, sic bo and niu niu. */
  numbers: rowsOrNone(number),
  image: words,
});
export type LiveTable = v.InferOutput<typeof liveTable>;

const draw = v.object({
  kind: v.literal("draw"),
  id: filled,
  name: filled,
  issue: filled,
  /** Seconds between two draws and until the next one. */
  everySeconds: number,
  secondsLeft: number,
  /** Last result. */
  balls: v.array(number),
  special: orNull(number),
  /** Facts as printed: `和值 23`, `大`, `双`. */
  facts: rowsOrNone(text),
  /** Earlier results, newest first. */
  history: rowsOrNone(v.object({ issue: filled, balls: v.array(number) })),
  /** How often each number came in the last 100 draws; index 0 is the lowest number. */
  frequency: v.fallback(v.array(number), []),
  prize: words,
});
export type Draw = v.InferOutput<typeof draw>;

const room = v.object({
  kind: v.literal("room"),
  id: filled,
  name: filled,
  game: words,
  vendor: words,
  /** Lowest balance to sit down and stake a point, in yuan. */
  entry: number,
  base: number,
  online: v.fallback(count, 0),
  /** Seats of the next free table: taken of all. */
  seats: v.tuple([number, number]),
  image: words,
});
export type Room = v.InferOutput<typeof room>;

const team = v.object({
  kind: v.literal("team"),
  id: filled,
  name: filled,
  crest: words,
  won: number,
  lost: number,
  points: number,
});
export type Team = v.InferOutput<typeof team>;

const venue = v.object({
  id: filled,
  name: filled,
  /** Short line under the name. */
  note: words,
  /** Path of the artwork under `/media/`. */
  image: words,
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
  request: v.strictObject({ category: v.picklist(["TY", "DZ", "ZR", "CP", "QP", "DJ", "BY"]) }),
  response: v.object({
    category: words,
    /** Headline counts for tiles: `今日赛事 1,286`. */
    facts: rowsOrNone(v.object({ label: filled, value: filled })),
    /** Who runs it, in the site's order: the panel of the navigation. */
    venues: rowsOrNone(venue),
    items: rows(v.variant("kind", [liveTable, draw, room, team])),
    /** Knock-out ties, for esports. */
    bracket: rowsOrNone(
      v.object({
        round: words,
        live: v.fallback(yesNo, false),
        home: filled,
        homeCrest: words,
        homeScore: number,
        away: filled,
        awayCrest: words,
        awayScore: number,
      }),
    ),
  }),
});
