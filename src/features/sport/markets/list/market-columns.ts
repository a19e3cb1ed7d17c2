// Table columns of a match: handicap, over/under and 1X2 of the match, then of its first half.
import type { SportMarket, SportMatch, SportPrice } from "#contract/api/sport.ts";
import { oppositeLine, shownLine } from "#contract/betting/lines.ts";
import {
  DRAW_SPORTS,
  HALF_SPORTS,
  MAP_PLAYS,
  type PlaySpec,
  PLAYS,
  TABLE_PLAYS,
} from "#contract/betting/plays.ts";
import type { MatchSport } from "#contract/betting/sports.ts";

export type TableBase = (typeof TABLE_PLAYS)[number]["base"];

export interface CellPrice {
  readonly price: SportPrice;
  /** `side` is a text, `line` follows it. */
  readonly side: string;
  readonly line: string | null;
}

export interface CellMarket {
  readonly market: SportMarket;
  readonly prices: readonly CellPrice[];
}

export interface MarketColumn {
  readonly sport: MatchSport;
  readonly base: TableBase;
  readonly half: boolean;
  /** Null when the match does not offer it. */
  readonly main: CellMarket | null;
  readonly others: readonly CellMarket[];
}

export function marketColumns(
  match: Pick<SportMatch, "markets" | "sport">,
): readonly MarketColumn[] {
  return TABLE_PLAYS.map(({ base, half }) => {
    const found = match.markets
      .filter(({ w }) => isPlay(PLAYS.get(w), { base, half, sport: match.sport }))
      .toSorted((one, other) => one.row - other.row)
      .map(cellMarket);
    return { sport: match.sport, base, half, main: found[0] ?? null, others: found.slice(1) };
  });
}

/** True when no market of the half is offered any more. */
export function halfClosed(columns: readonly MarketColumn[]): boolean {
  return columns
    .filter(({ half }) => half)
    .every(({ main }) => main === null || main.market.state === "closed");
}

export function hasHalves(sport: MatchSport): boolean {
  return HALF_SPORTS.includes(sport);
}

/** Number of prices stacked in the 1X2 column. */
export function linesOf(sport: MatchSport): number {
  return DRAW_SPORTS.includes(sport) ? 3 : 2;
}

/** The side that gives the handicap; null when neither does. */
export function favourite(columns: readonly MarketColumn[]): "H" | "C" | null {
  const line = columns.find(({ base, half }) => base === "R" && !half)?.main?.market.line ?? null;
  if (line === null || Number(line) === 0) return null;
  return line.startsWith("-") ? "H" : "C";
}

/** Order of the play: home above away, over above under, the draw last. */
function cellMarket(market: SportMarket): CellMarket {
  const spec = PLAYS.get(market.w);
  const sides = spec?.sides ?? [];
  const prices = market.prices
    .toSorted((one, other) => sides.indexOf(one.r) - sides.indexOf(other.r))
    .map((price) => ({
      price,
      side: price.r,
      line: lineOf(spec, market.line, price.r),
    }));
  return { market, prices };
}

function lineOf(spec: PlaySpec | undefined, line: string | null, side: string): string | null {
  if (spec === undefined || line === null) return null;
  if (spec.rule !== "handicap") return shownLine(line);
  const own = side === "C" ? oppositeLine(line) : line;
  return Number(own) > 0 ? `+${shownLine(own)}` : shownLine(own);
}

interface Wanted {
  readonly base: TableBase;
  readonly half: boolean;
  readonly sport: MatchSport;
}

function isPlay(spec: PlaySpec | undefined, { base, half, sport }: Wanted): boolean {
  if (spec === undefined || spec.period !== (half ? "half" : "full")) return false;
  return (sport === "OP" ? (MAP_PLAYS[spec.base] ?? spec.base) : spec.base) === base;
}
