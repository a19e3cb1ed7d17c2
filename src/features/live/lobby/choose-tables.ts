import type { LiveTable } from "#contract/api/venue-info.ts";
import { isNamed } from "#lib/search/is-named.ts";
import { goodRoad } from "../roads/good-road.ts";
import { currentStreak } from "../roads/current-streak.ts";
import type { LimitBand, TableFilter, TableSort } from "./table-filter.ts";

/** Lowest bet of a band's tables, in yuan: up to and including. */
const BAND_TOPS = { low: 20, mid: 100, high: Infinity } as const;

export function limitBand({ limits: [low] }: Pick<LiveTable, "limits">): LimitBand {
  if (low <= BAND_TOPS.low) return "low";
  return low <= BAND_TOPS.mid ? "mid" : "high";
}

/** @param isFavourite asked only where the filter asks for favourites */
export function tableFits(
  table: LiveTable,
  filter: TableFilter,
  isFavourite: (table: LiveTable) => boolean,
): boolean {
  const { game, limit, language, provider, favourites, search } = filter;
  return (
    (game === null || table.game === game) &&
    (limit === null || limitBand(table) === limit) &&
    (language === null || table.language === language) &&
    (provider === null || table.enName === provider) &&
    (!favourites || isFavourite(table)) &&
    isNamed(search, [table.name, table.dealer, table.vendor], table.spellings)
  );
}

/** Open tables first; equals keep the server's order. */
export function sortTables(tables: readonly LiveTable[], sort: TableSort): LiveTable[] {
  const rank = RANKS[sort];
  const ranked = tables.map((table) => ({ table, rank: rank(table) }));
  const closed = ({ table }: { readonly table: LiveTable }) => Number(table.opensAt !== null);
  return ranked
    .toSorted((one, other) => closed(one) - closed(other) || other.rank - one.rank)
    .map(({ table }) => table);
}

/** Higher comes first. */
const RANKS: Readonly<Record<TableSort, (table: LiveTable) => number>> = {
  recommended: () => 0,
  seated: ({ seated }) => seated,
  road: roadRank,
  limitUp: ({ limits: [low] }) => -low,
  limitDown: ({ limits: [, high] }) => high,
};

const GOOD = 1000;

function roadRank(table: LiveTable): number {
  const good = goodRoad(table.road);
  return good === null ? (currentStreak(table)?.length ?? 0) : GOOD + good.length;
}
