// Game and venue calls that the home page reads (spec: betting-and-money §7 "Games").
import * as v from "valibot";
import { apiCall } from "./envelope.ts";

const game = v.object({
  id: v.string(),
  name: v.string(),
  vendor: v.string(),
  /** `DZ` slots, `BY` fishing, `ZR` live, `QP` chess. */
  category: v.string(),
  /** Return to player in percent; null where the vendor gives none. */
  rtp: v.nullable(v.number()),
  /** Highest multiple as printed: `5,000×`. */
  maxWin: v.string(),
  tag: v.nullable(v.picklist(["hot", "new", "exclusive"])),
  /** Portrait tile, 240 × 300. */
  image: v.string(),
  demo: v.boolean(),
});
export type Game = v.InferOutput<typeof game>;

export const gameList = apiCall({
  path: "/game/api/v1/venue/gameList",
  request: v.strictObject({
    sort: v.picklist(["hot", "new", "maxWin", "rtp"]),
    pageNum: v.number(),
    pageSize: v.number(),
  }),
  response: v.object({ total: v.number(), playing: v.number(), list: v.array(game) }),
});

export const bonusPools = apiCall({
  path: "/game/api/v1/venue/getBonusPools",
  request: v.strictObject({}),
  response: v.object({
    name: v.string(),
    note: v.string(),
    /** Cents, so that the counter adds exactly. */
    totalCents: v.number(),
    /** Growth of the total in cents a second. */
    centsPerSecond: v.number(),
    pools: v.array(v.object({ name: v.string(), cents: v.number() })),
    winners: v.array(v.object({ player: v.string(), game: v.string(), cents: v.number() })),
  }),
});

const moved = v.picklist(["up", "down", "same"]);

const price = v.object({
  /** Selection id, stable while the market is open. */
  id: v.string(),
  /** Printed line or side: `-0.5`, `大 2.5`, `主胜`. */
  label: v.string(),
  /** As the book quotes it (contract/betting/plays.ts), two decimals. */
  odds: v.string(),
  state: v.picklist(["open", "closed"]),
  moved,
});
export type Price = v.InferOutput<typeof price>;

const side = v.object({
  name: v.string(),
  crest: v.string(),
  score: v.nullable(v.number()),
  redCards: v.number(),
});

const match = v.object({
  id: v.string(),
  /** Sport type: FT, BK, TN, TT, VB, or a game code for esports. */
  sport: v.string(),
  league: v.string(),
  live: v.boolean(),
  /** Period and clock as printed for live matches: `下半场 67:24`. */
  clock: v.string(),
  /** Kick-off, epoch milliseconds. */
  startsAt: v.number(),
  home: side,
  away: side,
  markets: v.array(
    v.object({
      id: v.string(),
      title: v.string(),
      /** Hong Kong odds, or always decimal ones. */
      quoted: v.picklist(["hk", "decimal"]),
      prices: v.array(price),
    }),
  ),
  /** Further markets of the match. */
  more: v.number(),
});
export type Match = v.InferOutput<typeof match>;

const resourceRequest = v.strictObject({
  method: v.literal("featured"),
  enName: v.literal("CRTY"),
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
  path: "/game/api/v1/resource",
  select: "featured",
  request: resourceRequest,
  response: v.object({
    counts: v.array(v.object({ sport: v.string(), name: v.string(), count: v.number() })),
    total: v.number(),
    matches: v.array(match),
  }),
});

const liveTable = v.object({
  kind: v.literal("table"),
  id: v.string(),
  name: v.string(),
  game: v.picklist(["baccarat", "dragonTiger", "roulette", "sicBo", "niuNiu"]),
  vendor: v.string(),
  /** Players at the table. */
  seated: v.number(),
  limits: v.tuple([v.number(), v.number()]),
  round: v.number(),
  /** Seconds of betting time: of the whole round, and left now. */
  roundSeconds: v.number(),
  secondsLeft: v.number(),
  /** Bead road for baccarat and dragon-tiger: B banker, P player, T tie; oldest first. */
  road: v.array(v.picklist(["B", "P", "T"])),
  /** Last numbers for roulette, sic bo and niu niu. */
  numbers: v.array(v.number()),
  image: v.string(),
});
export type LiveTable = v.InferOutput<typeof liveTable>;

const draw = v.object({
  kind: v.literal("draw"),
  id: v.string(),
  name: v.string(),
  issue: v.string(),
  /** Seconds between two draws and until the next one. */
  everySeconds: v.number(),
  secondsLeft: v.number(),
  /** Last result. */
  balls: v.array(v.number()),
  special: v.nullable(v.number()),
  /** Facts as printed: `和值 23`, `大`, `双`. */
  facts: v.array(v.string()),
  /** Earlier results, newest first. */
  history: v.array(v.object({ issue: v.string(), balls: v.array(v.number()) })),
  /** How often each number came in the last 100 draws; index 0 is the lowest number. */
  frequency: v.array(v.number()),
  prize: v.string(),
});
export type Draw = v.InferOutput<typeof draw>;

const room = v.object({
  kind: v.literal("room"),
  id: v.string(),
  name: v.string(),
  game: v.string(),
  vendor: v.string(),
  /** Lowest balance to sit down and stake a point, in yuan. */
  entry: v.number(),
  base: v.number(),
  online: v.number(),
  /** Seats of the next free table: taken of all. */
  seats: v.tuple([v.number(), v.number()]),
  image: v.string(),
});
export type Room = v.InferOutput<typeof room>;

const team = v.object({
  kind: v.literal("team"),
  id: v.string(),
  name: v.string(),
  crest: v.string(),
  won: v.number(),
  lost: v.number(),
  points: v.number(),
});
export type Team = v.InferOutput<typeof team>;

const venue = v.object({
  id: v.string(),
  name: v.string(),
  /** Short line under the name. */
  note: v.string(),
  /** Path of the artwork under `/media/`. */
  image: v.string(),
  badge: v.nullable(
    v.object({ text: v.string(), tone: v.picklist(["accent", "live", "neutral"]) }),
  ),
});
export type Venue = v.InferOutput<typeof venue>;

export const venueInfo = apiCall({
  path: "/game/api/v1/venue/getVenueInfoByCategory",
  request: v.strictObject({ category: v.picklist(["TY", "DZ", "ZR", "CP", "QP", "DJ", "BY"]) }),
  response: v.object({
    category: v.string(),
    /** Headline counts for tiles: `今日赛事 1,286`. */
    facts: v.array(v.object({ label: v.string(), value: v.string() })),
    /** Who runs it, in the site's order: the panel of the navigation. */
    venues: v.array(venue),
    items: v.array(v.variant("kind", [liveTable, draw, room, team])),
    /** Knock-out ties, for esports. */
    bracket: v.array(
      v.object({
        round: v.string(),
        live: v.boolean(),
        home: v.string(),
        homeCrest: v.string(),
        homeScore: v.number(),
        away: v.string(),
        awayCrest: v.string(),
        awayScore: v.number(),
      }),
    ),
  }),
});
