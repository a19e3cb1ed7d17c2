// Rows of the list. Reads only facts of a match that never move, so that prices rebuild nothing.
import { useMemo } from "react";
import type { SportMatch } from "#contract/api/sport.ts";
import { matchNow, useMatchIds } from "../../feed/feed-store.ts";
import { buildRows, type ListRow } from "./build-rows.ts";
import { useListState } from "./list-state.ts";
import type { PageFilter } from "./page-filter.ts";
import type { Columns, Sort } from "../../feed/sport-preferences.ts";

interface Listed {
  readonly rows: readonly ListRow[];
  readonly leagueIds: readonly string[];
  /** The match whose tracker shows beside the list; null for an empty list. */
  readonly trackedId: string | null;
}

export function useListRows(filter: PageFilter, sort: Sort, columns: Columns): Listed {
  const ids = useMatchIds();
  const search = useListState((state) => state.search);
  const folded = useListState((state) => state.folded);
  const { only, pick } = filter;
  const leagues = filter.leagues.join(",");
  return useMemo(() => {
    const matches = ids.map(matchNow).filter((match) => match !== undefined);
    const rows = buildRows(matches, {
      sort: sortOf(pick, sort),
      columns,
      only,
      leagues: leagues === "" ? [] : leagues.split(","),
      search,
      folded,
    });
    return {
      rows,
      leagueIds: [...new Set(rows.flatMap((row) => (row.kind === "league" ? [row.id] : [])))],
      trackedId: trackedOf(matches),
    };
  }, [ids, sort, columns, only, pick, leagues, search, folded]);
}

/** A picked list is in order of time, or in its own. */
function sortOf(pick: PageFilter["pick"], sort: Sort): Sort | "given" {
  if (pick === null) return sort;
  return pick === "popular" ? "given" : "time";
}

/** The match with the most markets, preferring those with a tracker. */
function trackedOf(matches: readonly SportMatch[]): string | null {
  const watched = matches.filter(({ tracker }) => tracker);
  const from = watched.length > 0 ? watched : matches;
  return from.toSorted((one, other) => other.more - one.more)[0]?.gameId ?? null;
}
