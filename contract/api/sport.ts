// The sports feed behind one call (design: contract, Sports): lists and match. Results are in
// sport-results.ts, bets in tickets.ts, live changes in sport-feed.ts.
import * as v from "valibot";
import {
  SPORT_CHANNEL,
  MATCH_SPORTS,
  MAX_FOLLOWED_PRICES,
  SHOW_TYPES,
  SPORT_TYPES,
} from "../betting/sports.ts";
import {
  count,
  filled,
  number,
  odds,
  orNull,
  pair,
  rows,
  rowsOrNone,
  text,
  textOrNone,
  yesNo,
} from "./answer-fields.ts";
import { apiCall, type ApiCall } from "./envelope.ts";
import { GAME_RESOURCE } from "./game-resource.ts";
import { lineUpsSchema } from "./line-ups.ts";

/** Part of every request, as the third-party feed expects it. */
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
    path: GAME_RESOURCE,
    switch: "sport",
    select: method,
    request: v.strictObject({
      method: v.literal(method),
      enName: v.literal(SPORT_CHANNEL),
      Request: v.strictObject({ ...asking, ...entries }),
    }),
    response,
    // 6302: the page shows its own dialog (spec: betting-and-money §8).
    handles: [6302],
    ...extra,
  } as const);
}

export const priceSchema = v.object({
  id: filled, // stable while the market is open
  /** Side: see `PlaySpec.sides`; a score `2-1` or `other` for correct score; a competitor's id for champions. */
  r: filled,
  odds, // as the play is quoted (plays.ts), two decimals
  active: v.fallback(yesNo, false), // can be picked
  name: v.fallback(v.optional(text), undefined), // the competitor or player; only where sides are not fixed
});
export type SportPrice = v.InferOutput<typeof priceSchema>;

export const marketSchema = v.object({
  id: filled,
  w: filled, // play code
  /** Line of the home side or of the total in quarters, signed decimal text (`-0.75`); null without one. */
  line: v.nullish(text, null),
  row: v.fallback(count, 0), // 0 the main line
  /** An unknown state takes no bets. */
  state: v.fallback(v.picklist(["open", "suspended", "closed"]), "suspended"),
  prices: rows(priceSchema),
});
export type SportMarket = v.InferOutput<typeof marketSchema>;

/** Fields named as the feed names them (spec: betting-and-money §3 "Match"). */
export const matchStateSchema = v.object({
  isLive: yesNo,
  /** Seconds played of the match (football) at `asOf`; null where the sport has no such clock. */
  re_time: orNull(number),
  /** Seconds left of the period (basketball) at `asOf`; null elsewhere. */
  t_count: orNull(number),
  /** `1H`, `2H`, `Q1`…`Q4`, `OT1`…, `S1`… sets, `P1`… maps, `I1`… innings, `""` before the start. */
  se_now: text,
  HalfTime: yesNo,
  gameStatus: v.picklist(["upcoming", "live", "break", "ended", "postponed", "abandoned"]),
  inningNum: orNull(number),
  sc_FT_H: number,
  sc_FT_C: number,
  /** Away score of sports that name the sides home and away; equals `sc_FT_C`. */
  sc_FT_A: number,
  sc_set_H: orNull(number),
  sc_set_A: orNull(number),
  sc_game_H: orNull(text), // `15`, `40`, `A`
  sc_game_A: orNull(text),
  periods: rowsOrNone(v.object({ name: filled, score: pair })), // finished and running periods
  /** Sets, frames or maps that win the match; missing where the feed does not say it. */
  setsToWin: v.fallback(v.optional(count), undefined),
  corners: orNull(pair),
  yellow: orNull(pair),
  red: orNull(pair),
  /** Whether the clock runs; `asOf` is the server time of the figures, epoch milliseconds. */
  running: v.fallback(yesNo, false),
  asOf: number,
});
export type MatchStateView = v.InferOutput<typeof matchStateSchema>;

export const sportMatchSchema = v.object({
  gameId: filled,
  /** Ids under which plays are booked; matches with the same `gide` are one game. */
  gide: filled,
  hgid: filled,
  sport: v.picklist(MATCH_SPORTS),
  leagueId: filled,
  league: text,
  startsAt: number,
  team_h: filled,
  team_c: filled,
  /** Ids of the teams; empty where the feed has none. */
  teamId_h: v.fallback(text, ""),
  teamId_c: v.fallback(text, ""),
  crest_h: v.fallback(text, ""),
  crest_c: v.fallback(text, ""),
  neutral: v.fallback(yesNo, false),
  tracker: v.fallback(yesNo, false), // a tracker and statistics can be opened
  state: matchStateSchema,
  markets: rowsOrNone(marketSchema),
  more: v.fallback(count, 0), // markets beyond those listed
});
export type SportMatch = v.InferOutput<typeof sportMatchSchema>;

/** Outrights of a league: one market whose prices are competitors. */
export const outrightSchema = v.object({
  gameId: filled,
  leagueId: filled,
  league: text,
  sport: v.picklist(MATCH_SPORTS),
  title: text,
  closesAt: number,
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
    sports: rowsOrNone(v.object({ sport: v.picklist(SPORT_TYPES), count })), // for the show type, in the order of the book
    shows: rowsOrNone(v.object({ show: v.picklist(SHOW_TYPES), count })), // for the sport
    dates: rowsOrNone(v.object({ date: filled, count })), // days of an early show type
    calendar: rowsOrNone(v.object({ date: filled, count })), // for the sport: each day with matches, from today on
    leagues: rows(
      v.object({
        id: filled,
        name: filled,
        icon: v.fallback(text, ""),
        spellings: textOrNone, // as of a table of live games
        count: v.fallback(count, 0),
      }),
    ),
  }),
);

export const listedSchema = v.object({
  /** Feed channel of the list, and the number of the last change that the list contains. */
  channel: text,
  seq: number,
  time: number, // server time of the data, epoch milliseconds
  matches: rows(sportMatchSchema),
  outrights: rowsOrNone(outrightSchema),
});

export const matchList = resourceCall(
  "matchList",
  { ...filter, date, leagues: v.array(v.string()) },
  listedSchema,
);

/** The matches and contests of these prices, each with the markets of the requested plays. */
export const priceList = resourceCall(
  "priceList",
  { prices: v.pipe(v.array(v.string()), v.minLength(1), v.maxLength(MAX_FOLLOWED_PRICES)) },
  listedSchema,
);

const playerName = v.object({ id: filled, name: filled });

export const matchEventSchema = v.object({
  id: filled,
  at: number, // seconds played
  period: v.fallback(text, ""), // `se_now` at that time
  /**
   * `goal`, `yellow`, `red`, `corner`, `shot`, `attack`, `period`, `point`, `game`, `set`, `blood`, `tower`,
   * `substitution`.
   */
  kind: filled,
  side: orNull(v.picklist(["H", "C"])),
  score: pair, // score after it
  /** Place on the field in percent from the home goal and from the upper line; null where it has none. */
  place: orNull(pair),
  /** Who scored, got the card, or comes on; null where the feed does not say it. */
  player: v.fallback(v.optional(v.nullable(playerName)), undefined),
  /** Who made the goal, or goes off. */
  other: v.fallback(v.optional(v.nullable(playerName)), undefined),
  ownGoal: v.fallback(v.optional(yesNo), undefined),
});
export type MatchEvent = v.InferOutput<typeof matchEventSchema>;

/** Won, drawn, lost. */
export const outcomeSchema = v.picklist(["W", "D", "L"]);

export const matchDetail = resourceCall(
  "matchDetail",
  { gameId: v.string() },
  v.object({
    channel: text,
    seq: number,
    time: number,
    match: sportMatchSchema, // with every market
    /** `possession`, `shots`, `onTarget`, `dangerous`, `fouls`, …: home and away. */
    stats: rowsOrNone(v.object({ key: filled, home: number, away: number })),
    events: rowsOrNone(matchEventSchema),
    /** Null where the feed has no players. */
    lineUps: orNull(lineUpsSchema),
    /** Who presses, over the time played in seconds: 100 the home side, -100 the away side. */
    momentum: rowsOrNone(v.object({ at: number, value: number })),
    /** Last five of each side, newest first: W, D, L. */
    form: v.fallback(
      v.object({ home: rowsOrNone(outcomeSchema), away: rowsOrNone(outcomeSchema) }),
      {
        home: [],
        away: [],
      },
    ),
  }),
);
