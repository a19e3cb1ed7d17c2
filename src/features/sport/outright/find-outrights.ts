// Champion markets by league, as searched for.
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

/** A market is found by its league, its title or a competitor; of the last only those that fit are left. */
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

/** The likeliest first; the order holds while prices move, as it is that of the first moment. */
export function byChance(prices: readonly SportPrice[]): readonly SportPrice[] {
  return prices.toSorted((one, other) => Number(one.odds) - Number(other.odds));
}
