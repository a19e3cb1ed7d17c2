// Filter of the sports page, kept in its address, so that Back, Forward and links work (spec:
// betting-and-money §4, §9).
import {
  DEFAULT_SHOW,
  DEFAULT_SPORT,
  isChampion,
  SHOW_TYPES,
  type ShowType,
  SPORT_TYPES,
  type SportType,
} from "#contract/betting/sports.ts";
import { type Sort, SORTS } from "../../feed/sport-preferences.ts";

const ONLY = ["follows", "tracker"] as const;

export interface PageFilter {
  readonly sport: SportType;
  readonly show: ShowType;
  /** `yyyy-mm-dd` or `later`; early matches only. */
  readonly date: string | null;
  readonly leagues: readonly string[];
  /** Only followed matches, or only those with a tracker. */
  readonly only: (typeof ONLY)[number] | null;
  /** Null: as stored in the preferences. */
  readonly sort: Sort | null;
}

const DATE = /^(?:\d{4}-\d{2}-\d{2}|later)$/;
const LEAGUE = /^[\w-]{1,40}$/;
/** Most leagues a link may name. */
const MOST_LEAGUES = 200;

export function readFilter(search: URLSearchParams): PageFilter {
  const sport = known(SPORT_TYPES, search.get("sport")) ?? DEFAULT_SPORT;
  const asked = known(SHOW_TYPES, search.get("show")) ?? DEFAULT_SHOW;
  const show = sport === "FS" && !isChampion(asked) ? "FSFT" : asked;
  const date = search.get("date") ?? "";
  return {
    sport,
    show,
    date: show === "FU" && DATE.test(date) ? date : null,
    leagues: (search.get("leagues") ?? "")
      .split(",")
      .filter((id) => LEAGUE.test(id))
      .slice(0, MOST_LEAGUES),
    only: known(ONLY, search.get("only")),
    sort: known(SORTS, search.get("sort")),
  };
}

/** A new show type resets date and leagues; leagues belong to one sport. */
export function changeFilter(filter: PageFilter, change: Partial<PageFilter>): PageFilter {
  const next = { ...filter, ...change };
  const sameShow = next.show === filter.show;
  const sameSport = next.sport === filter.sport;
  const leavesChampions = filter.sport === "FS" && !sameSport && isChampion(next.show);
  return {
    ...next,
    show: leavesChampions ? DEFAULT_SHOW : next.show,
    date: sameShow ? next.date : (change.date ?? null),
    leagues: sameShow && sameSport ? next.leagues : (change.leagues ?? []),
    only: "only" in change || (sameShow && sameSport) ? next.only : null,
  };
}

/** Query of a filter, without default values. */
export function writeFilter(filter: PageFilter): URLSearchParams {
  const search = new URLSearchParams();
  if (filter.sport !== DEFAULT_SPORT) search.set("sport", filter.sport);
  if (filter.show !== DEFAULT_SHOW) search.set("show", filter.show);
  if (filter.date !== null) search.set("date", filter.date);
  if (filter.leagues.length > 0) search.set("leagues", filter.leagues.join(","));
  if (filter.only !== null) search.set("only", filter.only);
  if (filter.sort !== null) search.set("sort", filter.sort);
  return search;
}

export function isSort(text: string): text is Sort {
  return known(SORTS, text) !== null;
}

function known<T extends string>(values: readonly T[], text: string | null): T | null {
  return values.find((value) => value === text) ?? null;
}
