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

const ONLY = ["tracker"] as const;

/** Lists over all sports and days; `team` and `league` are those of one id. */
export const PICKED = ["soon", "popular", "evening", "follows", "team", "league"] as const;
export type Picked = (typeof PICKED)[number];

export interface PageFilter {
  readonly sport: SportType;
  readonly show: ShowType;
  /** `yyyy-mm-dd` or `later`; early matches only. */
  readonly date: string | null;
  readonly leagues: readonly string[];
  /** Only matches with a tracker. */
  readonly only: (typeof ONLY)[number] | null;
  /** A list that takes the place of sport, show type, date and leagues. */
  readonly pick: Picked | null;
  /** Id of the team or league. */
  readonly of: string | null;
  /** Null: as stored in the preferences. */
  readonly sort: Sort | null;
}

const DATE = /^(?:\d{4}-\d{2}-\d{2}|later)$/;
const ID = /^[\w-]{1,40}$/;
/** Most leagues a link may name. */
const MOST_LEAGUES = 200;

export function readFilter(search: URLSearchParams): PageFilter {
  // An outright that is named alone is looked for among those of all sports.
  const alone = search.has("contest");
  const sport = known(SPORT_TYPES, search.get("sport")) ?? (alone ? "FS" : DEFAULT_SPORT);
  const asked = known(SHOW_TYPES, search.get("show")) ?? (alone ? "FSFU" : DEFAULT_SHOW);
  const show = sport === "FS" && !isChampion(asked) ? "FSFT" : asked;
  const date = search.get("date") ?? "";
  return {
    sport,
    show,
    date: show === "FU" && DATE.test(date) ? date : null,
    leagues: (search.get("leagues") ?? "")
      .split(",")
      .filter((id) => ID.test(id))
      .slice(0, MOST_LEAGUES),
    only: known(ONLY, search.get("only")),
    ...readPick(search),
    sort: known(SORTS, search.get("sort")),
  };
}

function readPick(search: URLSearchParams): Pick<PageFilter, "pick" | "of"> {
  const pick = known(PICKED, search.get("pick"));
  const of = search.get("of") ?? "";
  if (pick !== "team" && pick !== "league") return { pick, of: null };
  return ID.test(of) ? { pick, of } : { pick: null, of: null };
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
    pick: change.pick ?? (leavesPick(change) ? null : filter.pick),
    of: change.of ?? (leavesPick(change) || "pick" in change ? null : filter.of),
  };
}

/** Another list was chosen by sport, show type, day or leagues. */
function leavesPick(change: Partial<PageFilter>): boolean {
  return ["pick", "sport", "show", "date", "leagues", "only"].some((key) =>
    Object.hasOwn(change, key),
  );
}

/** Query of a filter, without default values. */
export function writeFilter(filter: PageFilter): URLSearchParams {
  const search = new URLSearchParams();
  if (filter.sport !== DEFAULT_SPORT) search.set("sport", filter.sport);
  if (filter.show !== DEFAULT_SHOW) search.set("show", filter.show);
  if (filter.date !== null) search.set("date", filter.date);
  if (filter.leagues.length > 0) search.set("leagues", filter.leagues.join(","));
  if (filter.only !== null) search.set("only", filter.only);
  if (filter.pick !== null) search.set("pick", filter.pick);
  if (filter.of !== null) search.set("of", filter.of);
  if (filter.sort !== null) search.set("sort", filter.sort);
  return search;
}

export function isSort(text: string): text is Sort {
  return known(SORTS, text) !== null;
}

function known<T extends string>(values: readonly T[], text: string | null): T | null {
  return values.find((value) => value === text) ?? null;
}
