// Columns of an odds table: the first markets of its matches by index, as one sport lists its markets in one
// order.
import type { Match, Price } from "#contract/api/featured-matches.ts";

export interface OddsColumn {
  readonly title: string;
  /** Prices side by side or stacked. */
  readonly width: number;
}

export function oddsColumns(matches: readonly Match[], limit: number): OddsColumn[] {
  const richest = matches.toSorted((one, other) => other.markets.length - one.markets.length)[0];
  return (richest?.markets ?? []).slice(0, limit).map((market, at) => ({
    title: market.title,
    width: Math.max(...matches.map((match) => match.markets[at]?.prices.length ?? 0)),
  }));
}

/** Prices of a column, padded with null so that every row has the same cells. */
export function pricesOf(match: Match, at: number, column: OddsColumn): readonly (Price | null)[] {
  const prices = match.markets[at]?.prices ?? [];
  return Array.from({ length: column.width }, (_, place) => prices[place] ?? null);
}

export interface LeagueGroup {
  readonly league: string;
  readonly matches: readonly Match[];
}

/** Groups matches by league, leagues in the order of their first match. */
export function byLeague(matches: readonly Match[]): LeagueGroup[] {
  const groups = new Map<string, Match[]>();
  for (const match of matches) {
    const known = groups.get(match.league);
    if (known === undefined) groups.set(match.league, [match]);
    else known.push(match);
  }
  return [...groups].map(([league, list]) => ({ league, matches: list }));
}
