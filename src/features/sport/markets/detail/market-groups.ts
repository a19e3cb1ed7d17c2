// Markets of a match as cards by play, and the tabs of the cards.
import type { SportMarket, SportMatch, SportPrice } from "#contract/api/sport.ts";
import { COUNTS, isTally } from "#contract/betting/counts.ts";
import { type PeriodKind, periodKind, PERIODS } from "#contract/betting/play-periods.ts";
import { COMBINED_SPORTS, isCombinable, mayReturn } from "#contract/betting/match-combinations.ts";
import { type PlaySpec, PLAYS } from "#contract/betting/plays.ts";
import type { MatchSport } from "#contract/betting/sports.ts";

export interface PlayCard {
  readonly w: string;
  readonly spec: PlaySpec;
  /** Main line first. */
  readonly markets: readonly SportMarket[];
}

/** In the order in which most bettors look for them; members keep their own (group-order.ts). */
export const GROUPS = [
  "all",
  "pinned",
  "main",
  "lines",
  "goals",
  "games",
  "half",
  "parts",
  "scores",
  "corners",
  "cards",
] as const;
export type MarketGroup = (typeof GROUPS)[number];

type Bases = readonly PlaySpec["base"][];

/** In book order; unknown plays are left out. */
export function playCards(markets: readonly SportMarket[]): readonly PlayCard[] {
  const byPlay = Map.groupBy(markets, ({ w }) => w);
  return ORDER.flatMap((w) => {
    const [spec, found] = [PLAYS.get(w), byPlay.get(w)];
    if (spec === undefined || found === undefined) return [];
    return [{ w, spec, markets: found.toSorted((one, other) => one.row - other.row) }];
  });
}

/** Pinned plays first, in the order they were pinned; all periods of a play together. */
export function pinnedFirst(cards: readonly PlayCard[], pinned: Bases): readonly PlayCard[] {
  const first = pinned.flatMap((base) => cards.filter(({ spec }) => spec.base === base));
  return [...first, ...cards.filter((card) => !first.includes(card))];
}

/** Tabs with content; none when a single tab would hold everything. Lines have another tab, too. */
export function groupsOf(cards: readonly PlayCard[], pinned: Bases): readonly MarketGroup[] {
  const held = GROUPS.filter((group) => cards.some((card) => isIn(card, group, pinned)));
  return held.filter((group) => group !== "lines").length > 2 ? held : [];
}

/** @param pinned the member's own plays */
export function isIn({ spec }: PlayCard, group: MarketGroup, pinned: Bases): boolean {
  const { base, period, count, rule, groups } = spec;
  const kind = periodKind(period);
  switch (group) {
    case "all":
      return true;
    case "pinned":
      return pinned.includes(base);
    case "main":
      return period === "full" && groups.includes("main");
    case "games":
      return GAMES.has(rule);
    case "half":
      return HALVES.has(kind) || groups.includes("half");
    case "parts":
      return PARTS.has(kind) && !GAMES.has(rule);
    case "scores":
      return groups.includes("scores");
    case "goals":
      return COUNTS[count].group === group && !PARTS.has(kind) && groups.includes("goals");
    case "lines":
      return isLined(spec) && !isTally(count);
    case "corners":
    case "cards":
      return COUNTS[count].group === group;
  }
}

/** Handicaps and totals of both teams. */
export function isLined({ rule }: Pick<PlaySpec, "rule">): boolean {
  return rule === "handicap" || rule === "total";
}

interface ShownCards {
  readonly match: Pick<SportMatch, "gameId" | "team_h" | "team_c">;
  /** As many as before. */
  readonly cards: readonly PlayCard[];
}

/** Whether cards need not be drawn again. */
export function isSameCards(before: ShownCards, after: ShownCards): boolean {
  const [old, now] = [before.match, after.match];
  return (
    old.gameId === now.gameId &&
    old.team_h === now.team_h &&
    old.team_c === now.team_c &&
    before.cards.every(({ markets }, at) => isSameList(markets, after.cards[at]?.markets ?? []))
  );
}

const isSameList = (one: readonly SportMarket[], other: readonly SportMarket[]) =>
  one.length === other.length && one.every((market, at) => market === other[at]);

/** What the parts of a match are called. */
export function partsOf(sport: MatchSport): "quarters" | "sets" | "frames" | "maps" {
  if (sport === "BK") return "quarters";
  if (sport === "TN") return "sets";
  return sport === "OP" ? "maps" : "frames";
}

/** Cards with the markets that combine with others of the match; none where no model has them in common. */
export function combinedCards(cards: readonly PlayCard[], sport: MatchSport): readonly PlayCard[] {
  if (!COMBINED_SPORTS.includes(sport)) return [];
  return cards.flatMap((card) => {
    const markets = card.markets.filter(
      ({ line }) => isCombinable(card.spec) && !mayReturn(card.spec, line),
    );
    return markets.length === 0 ? [] : [{ ...card, markets }];
  });
}

interface ScoreGrid {
  readonly home: readonly SportPrice[];
  readonly draw: readonly SportPrice[];
  readonly away: readonly SportPrice[];
  readonly other: SportPrice | null;
}

/** Correct scores in columns by winner, low scores first. */
export function scoreGrid(prices: readonly SportPrice[]): ScoreGrid {
  const scored = prices
    .flatMap((price) => {
      const [home, away] = price.r.split("-").map(Number);
      if (home === undefined || away === undefined || Number.isNaN(home + away)) return [];
      return [
        { price, lead: home - away, rank: Math.max(home, away) * 100 + Math.min(home, away) },
      ];
    })
    .toSorted((one, other) => one.rank - other.rank);
  const column = (fits: (lead: number) => boolean) =>
    scored.filter(({ lead }) => fits(lead)).map(({ price }) => price);
  return {
    home: column((lead) => lead > 0),
    draw: column((lead) => lead === 0),
    away: column((lead) => lead < 0),
    other: prices.find(({ r }) => r === "other") ?? null,
  };
}

/** Prices in the order of their columns. */
export function sidesInOrder({ spec }: PlayCard, market: SportMarket): readonly SportPrice[] {
  const place = ({ r }: SportPrice) => SHOWN[spec.rule]?.indexOf(r) ?? spec.sides.indexOf(r);
  return market.prices.toSorted((one, other) => place(one) - place(other));
}

/** Side by side, the draw is between the teams. */
const SHOWN: Readonly<Partial<Record<PlaySpec["rule"], readonly string[]>>> = {
  winner: ["H", "N", "C"],
};

const GAMES: ReadonlySet<PlaySpec["rule"]> = new Set(["game", "point"]);
const HALVES: ReadonlySet<PeriodKind> = new Set(["half", "second"]);
const PARTS: ReadonlySet<PeriodKind> = new Set(["quarter", "set", "map", "inning", "five"]);

/**
 * Plays of the table come with the full match before the half, then the game that is being played; others by play.
 * Parts follow one after the other, each with its own plays.
 */
const TABLE: ReadonlySet<PlaySpec["base"]> = new Set(["R", "OU", "M"]);
const ORDER = [...PLAYS.values()]
  .map((spec, index) => ({ code: spec.code, rank: rankOf(spec) * 1000 + index }))
  .toSorted((one, other) => one.rank - other.rank)
  .map(({ code }) => code);

function rankOf({ base, period, rule }: PlaySpec): number {
  if (GAMES.has(rule)) return 2;
  if (PARTS.has(periodKind(period)) || period === "second") return 4 + PERIODS.indexOf(period);
  if (TABLE.has(base)) return period === "full" ? 0 : 1;
  return 3;
}
