// The rows of what is listed. Only facts that do not move are read of a match, so prices build nothing anew.
import { useMemo } from "react";
import type { SportMatch } from "#contract/api/sport.ts";
import { matchNow, useMatchIds } from "../live/feed-store.ts";
import { buildRows, type ListRow } from "./build-rows.ts";
import { useFollows } from "./follows.ts";
import { useListState } from "./list-state.ts";
import type { PageFilter, Sort } from "./page-filter.ts";
import type { Columns } from "./view-options.ts";

interface Listed {
  readonly rows: readonly ListRow[];
  readonly leagueIds: readonly string[];
  /** To stand above the list; null for an empty one. */
  readonly boardId: string | null;
}

export function useListRows(filter: PageFilter, sort: Sort, columns: Columns): Listed {
  const ids = useMatchIds();
  const search = useListState((state) => state.search);
  const folded = useListState((state) => state.folded);
  const followed = useFollows((state) => state.ids);
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
      boardId: boardOf(matches),
    };
  }, [ids, sort, columns, only, leagues, search, folded, followed]);
}

/** The one with the most to bet on: of those that can be watched, where there are any. */
function boardOf(matches: readonly SportMatch[]): string | null {
  const watched = matches.filter(({ tracker }) => tracker);
  const from = watched.length > 0 ? watched : matches;
  return from.toSorted((one, other) => other.more - one.more)[0]?.gameId ?? null;
}
