// The outright contests of each leading league: two pairs are open at a time, and one pair closes every ten days.
import { MATCH_SPORTS, type MatchSport } from "#contract/betting/sports.ts";
import { DAY, dayStart, HOUR, MINUTE } from "../../../backend/time/china-time.ts";
import type { Row } from "../../data/catalogue-rows.ts";
import type { Catalogue } from "../../data/catalogue.ts";
import { playedSport } from "../../data/leagues/played-sports.ts";

export interface Contest {
  readonly id: string;
  readonly league: Row<"league">;
  readonly sport: MatchSport;
  readonly title: string;
  readonly closesAt: number;
  /** The control surface may decide it earlier. */
  readonly decidedAt: number;
  readonly runners: readonly Row<"team">[];
}

export interface Contests {
  byId(id: string): Contest | null;
  /** Contests that close from `from` up to, but not at, `to`. */
  closing(from: number, to: number): readonly Contest[];
}

/** A league with its index, which decides the days its contests close on. */
interface Place {
  readonly league: Row<"league">;
  readonly sport: MatchSport;
  readonly index: number;
}

const EVERY = 10;
const OPEN_AT_ONCE = 2;
/** How long a contest is open for bets. */
export const BOOKED_AHEAD = OPEN_AT_ONCE * EVERY * DAY;
/** Half an hour before midnight in China. */
const CLOSES = DAY - 30 * MINUTE;
const DECIDED_AFTER = 2 * HOUR;
const FIRST_DAY = dayStart("2020-01-01");
/** Cups have teams of several leagues. */
const CUP = /杯|公开赛|大师赛/;
const MOST_RUNNERS = 24;

export function createContests(catalogue: Catalogue): Contests {
  const places = MATCH_SPORTS.filter((sport) => sport !== "VF")
    .flatMap((sport) => catalogue.leading.filter((league) => league.sport === sport))
    .map((league, index): Place => ({ league, sport: sportOf(league), index }));
  const contest = (place: Place, title: 0 | 1, day: number): Contest => {
    const closesAt = FIRST_DAY + day * DAY + CLOSES;
    return {
      id: `FS-${place.league.id}-${title}-${day}`,
      league: place.league,
      sport: place.sport,
      title: titleOf(place, title, day),
      closesAt,
      decidedAt: closesAt + DECIDED_AFTER,
      runners: runnersOf(catalogue, place.league),
    };
  };
  return {
    byId(id) {
      const [, leagueId, title, day] = /^FS-([a-z0-9-]+)-([01])-(\d{1,5})$/.exec(id) ?? [];
      const place = places.find(({ league }) => league.id === leagueId);
      const isOne = place && (Number(day) + place.index) % EVERY === 0;
      return isOne ? contest(place, title === "1" ? 1 : 0, Number(day)) : null;
    },
    closing: (from, to) =>
      places
        .flatMap((place) =>
          daysOf(place, dayAt(from), dayAt(to)).flatMap((day) => [
            contest(place, 0, day),
            contest(place, 1, day),
          ]),
        )
        .filter(({ closesAt }) => closesAt >= from && closesAt < to),
  };
}

/** Days since the first. */
function dayAt(time: number): number {
  return Math.floor((time - FIRST_DAY) / DAY);
}

/** Days from `first` to `last` on which contests of the league close. */
function daysOf({ index }: Place, first: number, last: number): readonly number[] {
  const next = first + ((EVERY - ((first + index) % EVERY)) % EVERY);
  const count = Math.max(0, Math.floor((last - next) / EVERY) + 1);
  return Array.from({ length: count }, (_, turn) => next + turn * EVERY);
}

/** Alternates two titles, so that contests that are open together have different names. */
function titleOf({ league, sport, index }: Place, title: 0 | 1, day: number): string {
  const { outrights, cupOutrights } = playedSport(sport);
  const titles = (CUP.test(league.name) && cupOutrights) || outrights;
  if (!titles) throw new RangeError(`${sport} has no outright contests`);
  return titles[((day + index) / EVERY) % 2 === 0 ? 0 : 1][title];
}

function sportOf({ sport }: Row<"league">): MatchSport {
  const found = MATCH_SPORTS.find((each) => each === sport);
  if (found === undefined) throw new RangeError(`${sport} has no matches`);
  return found;
}

function runnersOf({ teams, leading }: Catalogue, league: Row<"league">): Row<"team">[] {
  const own = teams.get(league.pool) ?? [];
  if (!CUP.test(league.name)) return [...own];
  const others = leading
    .filter(({ sport, id }) => sport === league.sport && id !== league.id)
    .flatMap(({ pool }) => (teams.get(pool) ?? []).slice(0, 4));
  return [...own, ...others].slice(0, MOST_RUNNERS);
}
