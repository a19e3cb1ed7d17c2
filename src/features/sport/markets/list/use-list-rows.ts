// Rows of the list. Reads only facts of a match that never move, so that prices rebuild nothing.
import { useMemo } from "react";
import type { SportMatch } from "#contract/api/sport.ts";
import { matchNow, useMatchIds } from "../../feed/feed-store.ts";
import { buildRows, type ListRow } from "./build-rows.ts";
import { useListState } from "./list-state.ts";
import type { PageFilter } from "./page-filter.ts";
import { type Columns, type Sort, useSportPreferences } from "../../feed/sport-preferences.ts";

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
  const followed = useSportPreferences((state) => state.follows);
  const { only } = filter;
  const leagues = filter.leagues.join(",");
  return useMemo(() => {
    const matches = ids.map(matchNow).filter((match) => match !== undefined);
    const rows = buildRows(matches, {
      sort,
      columns,
      only,
      leagues: leagues === "" ? [] : leagues.split(","),
      search,
      folded,
      followed: new Set(followed),
    });
    return {
      rows,
      leagueIds: [...new Set(rows.flatMap((row) => (row.kind === "league" ? [row.id] : [])))],
      trackedId: trackedOf(matches),
    };
  }, [ids, sort, columns, only, leagues, search, folded, followed]);
}

/** The match with the most markets, preferring those with a tracker. */
function trackedOf(matches: readonly SportMatch[]): string | null {
  const watched = matches.filter(({ tracker }) => tracker);
  const from = watched.length > 0 ? watched : matches;
  return from.toSorted((one, other) => other.more - one.more)[0]?.gameId ?? null;
}
