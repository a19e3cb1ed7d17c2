// The price a player selects, with all data the slip shows of it.
import * as v from "valibot";
import type { Outright, SportMarket, SportMatch, SportPrice } from "#contract/api/sport.ts";
import { MATCH_SPORTS } from "#contract/betting/sports.ts";

const text = v.pipe(v.string(), v.maxLength(200));
/** That of a combination holds those of its parts. */
const priceId = v.pipe(v.string(), v.maxLength(2000));
export const scoreSchema = v.nullable(v.tuple([v.number(), v.number()]));

const selectionSchema = v.object({
  priceId,
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
  /** Of an outright bet: its kind, and the competitor. */
  champion: v.nullable(v.object({ rtype: text, name: text })),
  /** Of a play on a player: who it is. */
  player: v.optional(text),
});

/** Also the storage format of the slip. */
export const slipSelectionSchema = v.object({
  ...selectionSchema.entries,
  /** Of a combination within a match (docs/decisions/070). */
  parts: v.optional(v.array(selectionSchema)),
});
export type SlipSelection = Readonly<v.InferOutput<typeof slipSelectionSchema>>;

export function selectionOf(
  match: SportMatch,
  market: SportMarket,
  price: SportPrice,
): SlipSelection {
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
    ...(price.name !== undefined && { player: price.name }),
  };
}

/** Selection of a competitor in an outright market. */
export function outrightSelection(outright: Outright, price: SportPrice): SlipSelection {
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

/** Who was picked where sides have names of their own. */
export function namePicked({ champion, player }: SlipSelection): string | null {
  return champion?.name ?? player ?? null;
}

/** Selections of one game replace each other, and make a combination in a series (spec: betting-and-money §5). */
export function sharesGame(a: SlipSelection, b: SlipSelection): boolean {
  return a.gameId === b.gameId || (a.gide !== "" && a.gide === b.gide);
}

function sideOf({ w, line }: SportMarket, { id, r, odds }: SportPrice) {
  return { priceId: id, w, r, line, odds };
}
