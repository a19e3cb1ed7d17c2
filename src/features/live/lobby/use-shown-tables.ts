import { useMemo } from "react";
import type { LiveTable } from "#contract/api/venue-info.ts";
import { favouriteKey, useFavourites } from "#domain/games/favourites.ts";
import { type HeldTable, useLiveTables } from "../feed/live-store.ts";
import { tableFits, sortTables } from "./choose-tables.ts";
import type { TableFilter } from "./table-filter.ts";

interface Choices {
  readonly languages: readonly string[];
  readonly providers: readonly { readonly enName: string; readonly name: string }[];
  readonly games: ReadonlySet<LiveTable["game"]>;
}

/** Ids in the order of the moment: a card does not move away while it is looked at. */
export function useShownTables(filter: TableFilter): readonly string[] {
  const ids = useLiveTables((state) => state.ids);
  const keys = useFavourites((state) => state.keys);
  const asked = filter.favourites ? keys : null;
  return useMemo(() => {
    const isFavourite = ({ enName, id }: LiveTable) =>
      asked?.has(favouriteKey({ enName, gameCode: id })) === true;
    const fitting = tablesOf(ids).filter((table) => tableFits(table, filter, isFavourite));
    return sortTables(fitting, filter.sort).map(({ id }) => id);
  }, [ids, filter, asked]);
}

/** The most visited open tables, for a list that is empty. */
export function usePopularTables(most: number): readonly string[] {
  const ids = useLiveTables((state) => state.ids);
  return useMemo(() => {
    const open = tablesOf(ids).filter(({ opensAt }) => opensAt === null);
    return sortTables(open, "seated")
      .slice(0, most)
      .map(({ id }) => id);
  }, [ids, most]);
}

/** What tables can be narrowed by. */
export function useChoices(): Choices {
  const ids = useLiveTables((state) => state.ids);
  return useMemo(() => {
    const tables = tablesOf(ids);
    const providers = new Map(tables.map(({ enName, vendor }) => [enName, vendor]));
    return {
      languages: [...new Set(tables.map(({ language }) => language))].filter((one) => one !== ""),
      providers: [...providers].map(([enName, name]) => ({ enName, name })),
      games: new Set(tables.map(({ game }) => game)),
    };
  }, [ids]);
}

function tablesOf(ids: readonly string[]): LiveTable[] {
  const { byId } = useLiveTables.getState();
  return ids
    .map((id) => byId.get(id))
    .filter((held): held is HeldTable => held !== undefined)
    .map(({ table }) => table);
}
