// The sports feed behind one call (design: contract, Sports): lists and match. Results are in
// sport-results.ts, bets in tickets.ts, live changes in sport-feed.ts.
import * as v from "valibot";
import { MATCH_SPORTS, SHOW_TYPES, SPORT_TYPES } from "../betting/sports.ts";
import { apiCall, type ApiCall } from "./envelope.ts";

/** Who asks and when; the feed's own habit, signed like everything else. */
const asking = {
  timestamp: v.number(),
  token: v.string(),
  langx: v.picklist(["zh-cn", "zh-tw"]),
  remoteip: v.string(),
};

/** One method of the third-party feed. */
export function resourceCall<
  const M extends string,
  const E extends v.ObjectEntries,
  const R extends v.GenericSchema,
  const Money extends boolean = false,
>(
  method: M,
  entries: E,
  response: R,
  extra: Partial<Pick<ApiCall, "member" | "cacheable" | "handles">> & {
    readonly money?: Money;
  } = {},
) {
  return apiCall({
    path: "/game/api/v1/resource",
    select: method,
    request: v.strictObject({
      method: v.literal(method),
      enName: v.literal("CRTY"),
      Request: v.strictObject({ ...asking, ...entries }),
    }),
    response,
    // 6302: the page says so in a dialog of its own (spec: betting-and-money §8).
    handles: [6302],
    ...extra,
  } as const);
}

export const priceSchema = v.object({
  /** Stable while the market is open. */
  id: v.string(),
  /** Side: see `PlaySpec.sides`; a score `2-1` or `other` for correct score; a competitor's id for champions. */
  r: v.string(),
  /** Hong Kong or decimal odds as the play is quoted, two decimals. */
  odds: v.string(),
  /** Whether it can be picked. */
  active: v.boolean(),
  /** Competitor's name; champions only. */
  name: v.optional(v.string()),
});
export type SportPrice = v.InferOutput<typeof priceSchema>;

export const marketSchema = v.object({
  id: v.string(),
  /** Play code. */
  w: v.string(),
  /** Line of the home side or of the total in quarters, signed decimal text (`-0.75`); null without one. */
  line: v.nullable(v.string()),
  /** 0 the main line, 1… the others. */
  row: v.number(),
  state: v.picklist(["open", "suspended", "closed"]),
  prices: v.array(priceSchema),
});
export type SportMarket = v.InferOutput<typeof marketSchema>;

/** Of the home and the away side. */
export const pair = v.tuple([v.number(), v.number()]);

/** Fields named as the feed names them (spec: betting-and-money §3 "Match"). */
export const matchStateSchema = v.object({
  isLive: v.boolean(),
  /** Seconds played of the match (football) at `asOf`; null where the sport has no such clock. */
  re_time: v.nullable(v.number()),
  /** Seconds left of the period (basketball) at `asOf`; null elsewhere. */
  t_count: v.nullable(v.number()),
  /** `1H`, `2H`, `Q1`…`Q4`, `OT1`…, `S1`… sets, `""` before the start. */
  se_now: v.string(),
  HalfTime: v.boolean(),
  gameStatus: v.picklist(["upcoming", "live", "break", "ended", "postponed", "abandoned"]),
  inningNum: v.nullable(v.number()),
  sc_FT_H: v.number(),
  sc_FT_C: v.number(),
  /** Away score of sports that name the sides home and away; equals `sc_FT_C`. */
  sc_FT_A: v.number(),
  sc_set_H: v.nullable(v.number()),
  sc_set_A: v.nullable(v.number()),
  /** Points of the game under way: `15`, `40`, `A`. */
  sc_game_H: v.nullable(v.string()),
  sc_game_A: v.nullable(v.string()),
  /** Home and away of each finished or running period. */
  periods: v.array(v.object({ name: v.string(), score: pair })),
  corners: v.nullable(pair),
  yellow: v.nullable(pair),
  red: v.nullable(pair),
  /** Whether the clock runs; server time of the figures, epoch milliseconds. */
  running: v.boolean(),
  asOf: v.number(),
});
export type MatchStateView = v.InferOutput<typeof matchStateSchema>;

export const sportMatchSchema = v.object({
  gameId: v.string(),
  /** Ids the plays are booked under; two matches with one `gide` are one game. */
  gide: v.string(),
  hgid: v.string(),
  sport: v.picklist(MATCH_SPORTS),
  leagueId: v.string(),
  league: v.string(),
  startsAt: v.number(),
  team_h: v.string(),
  team_c: v.string(),
  crest_h: v.string(),
  crest_c: v.string(),
  neutral: v.boolean(),
  /** Whether a tracker and statistics can be opened. */
  tracker: v.boolean(),
  state: matchStateSchema,
  markets: v.array(marketSchema),
  /** Markets of the match beyond those listed. */
  more: v.number(),
});
export type SportMatch = v.InferOutput<typeof sportMatchSchema>;

/** Outrights of a league: one market whose prices are competitors. */
export const outrightSchema = v.object({
  gameId: v.string(),
  leagueId: v.string(),
  league: v.string(),
  sport: v.picklist(MATCH_SPORTS),
  title: v.string(),
  closesAt: v.number(),
  market: marketSchema,
});
export type Outright = v.InferOutput<typeof outrightSchema>;

const filter = { sport: v.picklist(SPORT_TYPES), show: v.picklist(SHOW_TYPES) };
/** `yyyy-mm-dd` in China time; null for every day of the show type; `later` for after the strip. */
const date = v.nullable(v.string());

export const leagueList = resourceCall(
  "leagueList",
  { ...filter, date },
  v.object({
    /** Matches by sport for the show type, in the order of the book. */
    sports: v.array(v.object({ sport: v.picklist(SPORT_TYPES), count: v.number() })),
    /** Matches of the sport by show type. */
    shows: v.array(v.object({ show: v.picklist(SHOW_TYPES), count: v.number() })),
    /** Days with matches of an early show type. */
    dates: v.array(v.object({ date: v.string(), count: v.number() })),
    leagues: v.array(
      v.object({ id: v.string(), name: v.string(), icon: v.string(), count: v.number() }),
    ),
  }),
);

export const matchList = resourceCall(
  "matchList",
  { ...filter, date, leagues: v.array(v.string()) },
  v.object({
    /** What the socket sends changes of, and the number of the last one the list holds. */
    channel: v.string(),
    seq: v.number(),
    /** Server time of the data, epoch milliseconds. */
    time: v.number(),
    matches: v.array(sportMatchSchema),
    outrights: v.array(outrightSchema),
  }),
);

export const matchEventSchema = v.object({
  id: v.string(),
  /** Seconds played. */
  at: v.number(),
  /** `goal`, `yellow`, `red`, `corner`, `shot`, `attack`, `period`, `point`, `set`, `substitution`. */
  kind: v.string(),
  side: v.nullable(v.picklist(["H", "C"])),
  /** Score after it. */
  score: pair,
  /** Place on the field in percent from the home goal and from the upper line; null where it has none. */
  place: v.nullable(pair),
});
export type MatchEvent = v.InferOutput<typeof matchEventSchema>;

export const matchDetail = resourceCall(
  "matchDetail",
  { gameId: v.string() },
  v.object({
    channel: v.string(),
    seq: v.number(),
    time: v.number(),
    /** With every market. */
    match: sportMatchSchema,
    /** `possession`, `shots`, `onTarget`, `dangerous`, `fouls`, …: home and away. */
    stats: v.array(v.object({ key: v.string(), home: v.number(), away: v.number() })),
    events: v.array(matchEventSchema),
    /** Last five of each side, newest first: W, D, L. */
    form: v.object({
      home: v.array(v.picklist(["W", "D", "L"])),
      away: v.array(v.picklist(["W", "D", "L"])),
    }),
  }),
);
