// Outright markets by league, searched.
import type { Outright, SportPrice } from "#contract/api/sport.ts";

interface LeagueOutrights {
  readonly leagueId: string;
  readonly league: string;
  readonly outrights: readonly Outright[];
}

interface OutrightsAsked {
  readonly search: string;
  /** Ids of followed markets; null shows all. */
  readonly only: ReadonlySet<string> | null;
}

/**
 * A market matches by its league, its title or a competitor; in the last case only matching competitors stay.
 */
export function findOutrights(
  outrights: readonly Outright[],
  { search, only }: OutrightsAsked,
): readonly LeagueOutrights[] {
  const words = search.trim().toLowerCase().split(/\s+/u).filter(Boolean);
  const found = outrights
    .filter(({ gameId }) => only === null || only.has(gameId))
    .flatMap((outright) => narrowed(outright, words));
  return [...Map.groupBy(found, ({ leagueId }) => leagueId)].map(([leagueId, group]) => ({
    leagueId,
    league: group[0]?.league ?? "",
    outrights: group,
  }));
}

function narrowed(outright: Outright, words: readonly string[]): Outright[] {
  const has = (text: string) => words.every((word) => text.toLowerCase().includes(word));
  if (words.length === 0 || has(`${outright.league} ${outright.title}`)) return [outright];
  const prices = outright.market.prices.filter(({ name }) => has(name ?? ""));
  return prices.length === 0 ? [] : [{ ...outright, market: { ...outright.market, prices } }];
}

/** Likeliest first. Uses the odds of the first snapshot, so the order holds while prices move. */
export function byChance(prices: readonly SportPrice[]): readonly SportPrice[] {
  return prices.toSorted((one, other) => Number(one.odds) - Number(other.odds));
}
