// Rows of the list, filtered and searched: league heads with their matches, or matches across leagues, which they name.
import type { SportMatch } from "#contract/api/sport.ts";
import { type MatchSport, SPORT_TYPES } from "#contract/betting/sports.ts";
import { withoutParts } from "./match-parts.ts";
import type { PageFilter } from "./page-filter.ts";
import type { Columns, Sort } from "../../feed/sport-preferences.ts";

export type ListedMatch = Pick<
  SportMatch,
  "gameId" | "gide" | "sport" | "leagueId" | "league" | "startsAt" | "team_h" | "team_c" | "tracker"
>;

/** Prefix of the keys of league heads. */
export const LEAGUE_KEY = "league:";

export interface LeagueRow {
  readonly kind: "league";
  readonly key: string;
  readonly id: string;
  readonly name: string;
  /** Named beside the league; null in a list of one sport. */
  readonly sport: MatchSport | null;
  readonly gameIds: readonly string[];
  readonly folded: boolean;
}

export interface MatchesRow {
  readonly kind: "matches";
  readonly key: string;
  /** One match, or two side by side. */
  readonly gameIds: readonly string[];
  /** Per match: ids of the matches for its corners and cards, separated by spaces. */
  readonly parts: readonly string[];
  /** No head stands above: each match names its league. */
  readonly named: boolean;
}

export type ListRow = LeagueRow | MatchesRow;

export interface RowsAsked {
  /** `given`: in the order of the list. */
  readonly sort: Sort | "given";
  readonly columns: Columns;
  readonly only: PageFilter["only"];
  readonly leagues: readonly string[];
  readonly search: string;
  readonly folded: ReadonlySet<string>;
}

export function buildRows(matches: readonly ListedMatch[], asked: RowsAsked): readonly ListRow[] {
  const { games, partsOf } = withoutParts(matches);
  const shown = games.filter((match) => isAsked(match, asked));
  const perRow = asked.columns === "two" ? 2 : 1;
  const several = new Set(shown.map(({ sport }) => sport)).size > 1;
  if (asked.sort !== "league") {
    // Stable sort: matches of one time keep the order of the book.
    const ordered =
      asked.sort === "given"
        ? shown
        : shown.toSorted((one, other) => one.startsAt - other.startsAt);
    return matchRows(ordered.map(idOf), { perRow, partsOf, named: true });
  }
  const bySport = shown.toSorted((one, other) => placeOf(one) - placeOf(other));
  return [...Map.groupBy(bySport, ({ leagueId }) => leagueId).values()].flatMap((group) =>
    leagueRows(group, { folded: asked.folded, perRow, partsOf, several }),
  );
}

const placeOf = ({ sport }: ListedMatch) => SPORT_TYPES.indexOf(sport);

interface Shape {
  readonly folded: ReadonlySet<string>;
  readonly perRow: number;
  readonly partsOf: ReadonlyMap<string, string>;
  /** Of several sports. */
  readonly several: boolean;
}

function leagueRows(
  group: readonly ListedMatch[],
  { folded, perRow, partsOf, several }: Shape,
): ListRow[] {
  const [first] = group;
  if (first === undefined) return [];
  const gameIds = group.map(idOf);
  const head: LeagueRow = {
    kind: "league",
    key: `${LEAGUE_KEY}${first.leagueId}`,
    id: first.leagueId,
    name: first.league,
    sport: several ? first.sport : null,
    gameIds,
    folded: folded.has(first.leagueId),
  };
  return head.folded ? [head] : [head, ...matchRows(gameIds, { perRow, partsOf, named: false })];
}

const idOf = ({ gameId }: ListedMatch) => gameId;

function matchRows(
  gameIds: readonly string[],
  { perRow, partsOf, named }: Pick<Shape, "perRow" | "partsOf"> & Pick<MatchesRow, "named">,
): MatchesRow[] {
  const rows: MatchesRow[] = [];
  for (let at = 0; at < gameIds.length; at += perRow) {
    const ids = gameIds.slice(at, at + perRow);
    const parts = ids.map((id) => partsOf.get(id) ?? "");
    rows.push({ kind: "matches", key: ids[0] ?? "", gameIds: ids, parts, named });
  }
  return rows;
}

function isAsked(match: ListedMatch, { only, leagues, search }: RowsAsked): boolean {
  if (leagues.length > 0 && !leagues.includes(match.leagueId)) return false;
  if (only === "tracker" && !match.tracker) return false;
  const words = search.trim().toLowerCase();
  if (words === "") return true;
  const names = `${match.team_h}\n${match.team_c}\n${match.league}`.toLowerCase();
  return words.split(/\s+/u).every((word) => names.includes(word));
}
