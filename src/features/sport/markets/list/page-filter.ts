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
import {
  type AddressField,
  type AddressOf,
  choiceField,
  idField,
  patternField,
  readAddress,
  textField,
  writeAddress,
} from "#lib/browser/address.ts";
import { type Sort, MATCH_SORTS } from "../../feed/sport-preferences.ts";

/** Most leagues a link may name. */
const MOST_LEAGUES = 200;

/** Lists over all sports and days; `team` and `league` are those of one id. */
export const PICKED = ["soon", "popular", "evening", "follows", "team", "league"] as const;
export type Picked = (typeof PICKED)[number];

const idsField: AddressField<readonly string[]> = {
  read: (text) =>
    (text ?? "")
      .split(",")
      .filter((id) => idField.read(id) !== null)
      .slice(0, MOST_LEAGUES),
  write: (ids) => (ids.length === 0 ? null : ids.join(",")),
};

const FILTER = {
  sport: choiceField(SPORT_TYPES),
  show: choiceField(SHOW_TYPES),
  /** `yyyy-mm-dd` or `later`; early matches only. */
  date: patternField(/^(?:\d{4}-\d{2}-\d{2}|later)$/),
  leagues: idsField,
  /** Only matches with a tracker. */
  only: choiceField(["tracker"]),
  /** A list that takes the place of sport, show type, date and leagues. */
  pick: choiceField(PICKED),
  /** Id of the team or league. */
  of: idField,
  /** Null: as stored in the preferences. */
  sort: choiceField(MATCH_SORTS),
};

/** What is shown in place of the list. */
const OPENED = {
  game: textField,
  /** Code of the play that a search opened the match for. */
  play: textField,
  /** Id of the outright that a search led to. */
  contest: textField,
  view: choiceField(["results", "multi"]),
  /** Day of the results, `yyyy-mm-dd`. */
  day: textField,
  /** Id of the league whose results are shown. */
  league: textField,
  /** The slip, for shortcuts of an installed site. */
  slip: choiceField(["open"]),
};

export const PAGE_FIELDS = { ...FILTER, ...OPENED };
export const NOTHING_OPENED = readAddress(OPENED);
type PageAddress = AddressOf<typeof PAGE_FIELDS>;

export interface PageFilter extends AddressOf<typeof FILTER> {
  readonly sport: SportType;
  readonly show: ShowType;
}

/** The list of an address: what its parameters say together. */
export function filterOf(address: PageAddress): PageFilter {
  // An outright that is named alone is looked for among those of all sports.
  const alone = address.contest !== null;
  const sport = address.sport ?? (alone ? "FS" : DEFAULT_SPORT);
  const asked = address.show ?? (alone ? "FSFU" : DEFAULT_SHOW);
  const show = sport === "FS" && !isChampion(asked) ? "FSFT" : asked;
  const { date, leagues, only, sort } = address;
  return {
    sport,
    show,
    date: show === "FU" ? date : null,
    leagues,
    only,
    ...pickOf(address),
    sort,
  };
}

export function readFilter(search: string): PageFilter {
  return filterOf(readAddress(PAGE_FIELDS, search));
}

function pickOf({ pick, of }: PageAddress): Pick<PageFilter, "pick" | "of"> {
  if (pick !== "team" && pick !== "league") return { pick, of: null };
  return of === null ? { pick: null, of } : { pick, of };
}

/** A filter as the address holds it: without default values. */
export function addressOfList(filter: PageFilter) {
  const { sport, show } = filter;
  return {
    ...filter,
    sport: sport === DEFAULT_SPORT ? null : sport,
    show: show === DEFAULT_SHOW ? null : show,
  };
}

/** Query of a filter. */
export function writeFilter(filter: PageFilter): string {
  return writeAddress(FILTER, addressOfList(filter));
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

export function isSort(text: string): text is Sort {
  return FILTER.sort.read(text) !== null;
}
