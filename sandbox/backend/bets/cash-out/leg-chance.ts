// The chance of a leg by current prices. An estimate, not an amount of money, so floating point will do.
import type { SportMarket } from "#contract/api/sport.ts";
import { playSpec } from "#contract/betting/plays.ts";
import type { LegRow } from "../bet-rows.ts";
import type { BookView } from "../book-view.ts";
import { partLegs } from "../combined-parts.ts";
import { scoreFrom } from "../settle/leg-result.ts";

type Chance = number | "suspended" | null;

/** A line farther than this from every offered line is not estimated. */
const REACH = 1.5;

/** @returns null when no market of the play is offered */
export function legChance(book: BookView, leg: LegRow): Chance {
  const own = book.price(leg.priceId);
  if (own?.outright) return own.price.active ? chanceIn(own.market, leg.r) : "suspended";
  const match = book.match(leg.gameId);
  if (!match || match.markets.length === 0) return null;
  if (book.suspended(leg.gameId)) return "suspended";
  const rows = match.markets.filter((market) => isSamePlay(market, leg.w));
  const open = rows.filter((market) => market.state === "open");
  if (open.length === 0) return rows.length > 0 ? "suspended" : null;
  const { line } = leg;
  if (line === null) return open[0] ? chanceIn(open[0], leg.r) : null;
  return chanceAt(pointsOf(open, leg.r), Number(line) + shiftOf(book, leg, match.state.isLive));
}

/** That the parts at these places all win. */
export function chanceOfParts(book: BookView, leg: LegRow, places: readonly number[]): Chance {
  const open = partLegs(leg).filter((_, place) => places.includes(place));
  if (open.some(({ gameId }) => book.suspended(gameId))) return "suspended";
  return book.chanceOfAll(open.map((part) => ({ ...part, scoreAtBet: scoreFrom(part) })));
}

function isSamePlay({ w }: SportMarket, other: string): boolean {
  const [one, two] = [playSpec(w), playSpec(other)];
  return one.base === two.base && one.period === two.period;
}

/** In-play football handicaps count from the bet on, so goals since the bet move the line. */
function shiftOf(book: BookView, leg: LegRow, isLive: boolean): number {
  const { sport, w, live, scoreHome, scoreAway, gameId } = leg;
  const { rule, count } = playSpec(w);
  const counts = rule === "handicap" && count === "score" && (sport === "FT" || sport === "VF");
  if (!counts || !isLive) return 0;
  const now = book.score(gameId) ?? [0, 0];
  const from = live ? [scoreHome ?? 0, scoreAway ?? 0] : [0, 0];
  return now[0] - (from[0] ?? 0) - (now[1] - (from[1] ?? 0));
}

interface Point {
  readonly line: number;
  readonly chance: number;
}

function pointsOf(markets: readonly SportMarket[], side: string): Point[] {
  return markets
    .flatMap((market) => {
      const chance = chanceIn(market, side);
      return chance === null || market.line === null ? [] : [{ line: Number(market.line), chance }];
    })
    .toSorted((left, right) => left.line - right.line);
}

/** Linear interpolation between the two nearest lines. */
function chanceAt(points: readonly Point[], line: number): number | null {
  const near = points.toSorted((a, b) => Math.abs(a.line - line) - Math.abs(b.line - line));
  const [first, second] = near;
  if (!first || Math.abs(first.line - line) > REACH) return null;
  if (first.line === line) return first.chance;
  if (!second || second.line === first.line) return null;
  const slope = (second.chance - first.chance) / (second.line - first.line);
  return Math.min(0.98, Math.max(0.02, first.chance + slope * (line - first.line)));
}

/** The implied chance without the book's margin. */
function chanceIn({ w, prices }: SportMarket, side: string): number | null {
  const plus = playSpec(w).quoted === "hk" ? 1 : 0;
  const shares = prices.map(({ r, odds }) => ({ r, share: 1 / (Number(odds) + plus) }));
  const whole = shares.reduce((sum, { share }) => sum + share, 0);
  const own = shares.find(({ r }) => r === side)?.share;
  return own === undefined || whole === 0 ? null : own / Math.max(1, whole);
}
