// Matches for the home page, with the ids and prices of the book.
import type { Match } from "#contract/api/featured-matches.ts";
import type { SportMarket, SportMatch } from "#contract/api/sport.ts";
import type { PlayBase } from "#contract/betting/play-shapes.ts";
import { MAP_PLAYS, playSpec } from "#contract/betting/plays.ts";
import { handicapGives, MATCH_SPORTS } from "#contract/betting/sports.ts";
import { ownValue } from "#contract/own-value.ts";
import { tasteOf } from "../../characters.ts";
import { signed } from "../../esports/printed-prices.ts";
import { sportCounts, tasteMix } from "../../home/taste-mix.ts";
import type { WorldContext } from "../../world-context.ts";
import { bookOf } from "../book.ts";
import { clockText } from "../clock-text.ts";
import type { Fixture } from "../fixtures.ts";

export interface Featured {
  readonly counts: { sport: string; name: string; count: number }[];
  readonly total: number;
  readonly matches: Match[];
}

/** Price arrows compare with prices this many milliseconds ago. */
const MOVED_SINCE = 6000;
const MAIN_PLAYS = ["R", "OU", "M"] as const;

/** `RB`: matches in play, filled up with upcoming ones; `FT`: upcoming matches. */
export function featuredSports(
  context: WorldContext,
  { showType, limit }: { readonly showType: "RB" | "FT"; readonly limit: number },
): Featured {
  const { world, time } = context;
  const { programme } = bookOf(world);
  const games = (show: "RB" | "FT") => programme.games({ sport: "ALL", show, date: null }, time);
  const asked = games(showType);
  const [live, next] = [games("RB"), games("FT").filter(({ postponed }) => !postponed)];
  const taste = tasteOf(context.view.character).sports;
  const listed =
    showType === "RB" ? [...tasteMix(live, context, { taste, all: MATCH_SPORTS }), ...next] : next;
  return {
    counts: sportCounts(MATCH_SPORTS, asked),
    total: asked.length,
    matches: listed.slice(0, limit).map((fixture) => match(fixture, context)),
  };
}

function match(fixture: Fixture, { world, time }: WorldContext): Match {
  const { views, earlier } = bookOf(world);
  const now = views.listed(fixture, time);
  const odds = new Map(
    earlier
      .listed(fixture, time - MOVED_SINCE)
      .markets.flatMap(({ line, prices }) =>
        prices.map((price) => [`${price.id} ${line ?? ""}`, price.odds] as const),
      ),
  );
  const { state, sport } = now;
  const side = (name: string, crest: string, score: number, redCards = 0) => ({
    name,
    crest,
    score: state.isLive ? score : null,
    redCards,
  });
  return {
    id: now.gameId,
    sport,
    league: now.league,
    format: "",
    maps: [],
    live: state.isLive,
    clock: clockText(now, time),
    startsAt: now.startsAt,
    home: side(now.team_h, now.crest_h, state.sc_FT_H, state.red?.[0]),
    away: side(now.team_c, now.crest_c, state.sc_FT_C, state.red?.[1]),
    markets: mainMarkets(now).map((market) => simple(market, sport, odds)),
    more: now.more + now.markets.length - MAIN_PLAYS.length,
  };
}

function mainMarkets({ markets, sport }: SportMatch): SportMarket[] {
  const columnOf = (base: PlayBase) => (sport === "OP" ? (MAP_PLAYS[base] ?? base) : base);
  return MAIN_PLAYS.flatMap((base) => {
    const found = markets.find(({ w }) => {
      const spec = playSpec(w);
      return columnOf(spec.base) === base && spec.period === "full";
    });
    return found ? [found] : [];
  });
}

function simple(market: SportMarket, sport: string, before: ReadonlyMap<string, string>) {
  const { id, w, line, prices } = market;
  const { base, quoted } = playSpec(w);
  return {
    id,
    title: titleOf(base, sport),
    quoted,
    prices: prices.toSorted(inPrintedOrder).map((price) => ({
      id: price.id,
      label: labelOf(base, price.r, Number(line)),
      odds: price.odds,
      state: price.active ? ("open" as const) : ("closed" as const),
      moved: movement(before.get(`${price.id} ${line ?? ""}`), price.odds),
    })),
  };
}

const PRINTED = ["H", "N", "C", "O", "U"];

function inPrintedOrder(left: { readonly r: string }, right: { readonly r: string }): number {
  return PRINTED.indexOf(left.r) - PRINTED.indexOf(right.r);
}

function titleOf(base: string, sport: string): string {
  if (base === "M") return "独赢";
  if (base === "OU" || base === "SOU") return "大小";
  if (base === "SR") return "让图";
  return HANDICAPS[handicapGives(sport)];
}

const HANDICAPS = { goals: "让球", points: "让分", games: "让局" } as const;

const LABELS: Readonly<Record<string, string>> = { H: "主胜", N: "和局", C: "客胜" };

function labelOf(base: string, side: string, line: number): string {
  if (base === "M") return ownValue(LABELS, side) ?? "";
  if (base === "OU" || base === "SOU")
    return `${side === "O" ? "大" : "小"} ${signed(line).replace("+", "")}`;
  return signed(side === "H" ? line : -line);
}

function movement(before: string | undefined, now: string): "up" | "down" | "same" {
  if (before === undefined || before === now) return "same";
  return Number(now) > Number(before) ? "up" : "down";
}
