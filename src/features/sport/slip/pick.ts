// What the player points at: one price of a market, with all that the slip shows of it.
import * as v from "valibot";
import type { Outright, SportMarket, SportMatch, SportPrice } from "#contract/api/sport.ts";
import { MATCH_SPORTS } from "#contract/betting/sports.ts";

const text = v.pipe(v.string(), v.maxLength(200));
export const scoreSchema = v.nullable(v.tuple([v.number(), v.number()]));

/** Also the form a slip is stored in. */
export const pickSchema = v.object({
  priceId: text,
  gameId: text,
  gide: text,
  hgid: text,
  sport: v.picklist(MATCH_SPORTS),
  leagueId: text,
  league: text,
  team_h: text,
  team_c: text,
  startsAt: v.number(),
  /** Play code and side. */
  w: text,
  r: text,
  line: v.nullable(text),
  /** As the feed quotes it. */
  odds: text,
  score: scoreSchema,
  live: v.boolean(),
  /** Of a champion bet: its kind, and the competitor. */
  champion: v.nullable(v.object({ rtype: text, name: text })),
});
export type Pick = Readonly<v.InferOutput<typeof pickSchema>>;

export function pickOf(match: SportMatch, market: SportMarket, price: SportPrice): Pick {
  const { gameId, gide, hgid, sport, leagueId, league, team_h, team_c, startsAt, state } = match;
  return {
    gameId,
    gide,
    hgid,
    sport,
    leagueId,
    league,
    team_h,
    team_c,
    startsAt,
    ...sideOf(market, price),
    score: state.isLive ? [state.sc_FT_H, state.sc_FT_C] : null,
    live: state.isLive,
    champion: null,
  };
}

/** A competitor of a league's champion market. */
export function championPick(outright: Outright, price: SportPrice): Pick {
  const { gameId, leagueId, league, sport, title, closesAt, market } = outright;
  return {
    gameId,
    gide: gameId,
    hgid: gameId,
    sport,
    leagueId,
    league,
    team_h: title,
    team_c: "",
    startsAt: closesAt,
    ...sideOf(market, price),
    score: null,
    live: false,
    champion: { rtype: market.w, name: price.name ?? price.r },
  };
}

/** Selections on one game exclude each other (spec: betting-and-money §5). */
export function sharesGame(a: Pick, b: Pick): boolean {
  return a.gameId === b.gameId || (a.gide !== "" && a.gide === b.gide);
}

function sideOf({ w, line }: SportMarket, { id, r, odds }: SportPrice) {
  return { priceId: id, w, r, line, odds };
}
