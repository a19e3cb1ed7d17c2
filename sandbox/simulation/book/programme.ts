// The matches of each list: in play, today, later days; filled up to a wanted number for load tests.
import type { SportType } from "#contract/betting/sports.ts";
import {
  DAY,
  dayOf,
  endOfToday,
  HOUR,
  LATER,
  MINUTE,
  stripDay,
} from "../../backend/time/china-time.ts";
import { createCache } from "./cache.ts";
import type { Fixture, Fixtures } from "./fixtures.ts";
import { type Plan, PLANS } from "./sport-plans.ts";

export interface MatchFilter {
  readonly sport: SportType;
  readonly show: "RB" | "FT" | "FU";
  readonly date: string | null;
}

export interface Programme {
  /** The matches of `list` that are counted: the corners of a match belong to it. */
  games(filter: MatchFilter, time: number): readonly Fixture[];
  list(filter: MatchFilter, time: number): readonly Fixture[];
}

interface Source {
  readonly fixtures: Fixtures;
  /** End of the match. */
  readonly endsAt: (fixture: Fixture) => number;
  /** Whether the control surface ended it. */
  readonly isDecided: (fixture: Fixture, time: number) => boolean;
  /** Least number of matches in every list; null: as many as there are. */
  readonly wanted: () => number | null;
}

/** A match stays in the list this long after its end. */
const SHOWN_AFTER_END_MS = 30_000;
/** How long a postponed match stays in the list after its announced start. */
const SHOWN_POSTPONED_MS = 20 * MINUTE;
const LATE = 180_000;
/** How far ahead matches are offered; virtual ones only shortly before they begin. */
const AHEAD = 15 * DAY;
const TODAY_AHEAD = DAY;
const VIRTUAL_AHEAD = HOUR;
const MOST = 5000;

export function createProgramme({ fixtures, endsAt, isDecided, wanted }: Source): Programme {
  const upcoming = createCache<readonly Fixture[]>(40);
  // Matches leave the list every second, but new ones are added only once a minute.
  const ahead = (plan: Plan, show: "FT" | "FU", time: number): readonly Fixture[] => {
    const minute = Math.floor(time / MINUTE) * MINUTE;
    return upcoming(`${plan.sport} ${show} ${minute}`, () => {
      const real = show === "FT" ? TODAY_AHEAD : AHEAD;
      const until = minute + MINUTE + (plan.sport === "VF" ? VIRTUAL_AHEAD : real);
      return fixtures
        .between(plan, minute - SHOWN_POSTPONED_MS, until)
        .filter(({ opensAt }) => opensAt <= minute);
    });
  };
  const inPlay = (plan: Plan, time: number) =>
    fixtures
      .between(plan, time - plan.longest * MINUTE - LATE, time + 1)
      .filter((fixture) => isInPlay(fixture, time));
  const isInPlay = (fixture: Fixture, time: number) =>
    !fixture.postponed && fixture.begins <= time && time < endsAt(fixture) + SHOWN_AFTER_END_MS;
  const one = (plan: Plan, { show, date }: MatchFilter, time: number): readonly Fixture[] => {
    if (show === "RB") return inPlay(plan, time);
    const end = endOfToday(time);
    return ahead(plan, show, time).filter(
      (fixture) =>
        isAhead(fixture, time) &&
        !isDecided(fixture, time) &&
        fixture.startsAt < end === (show === "FT") &&
        (date === null || dayIs(fixture.startsAt, date, time)),
    );
  };
  const programme: Programme = {
    games: (filter, time) =>
      programme.list(filter, time).filter(({ counted }) => counted === "goals"),
    list(filter, time) {
      const plans = plansOf(filter.sport);
      const found = plans.flatMap((plan) => one(plan, filter, time));
      const most = wanted();
      const all = most === null ? found : filledUp(fixtures, found, Math.min(most, MOST));
      const still = filter.show === "RB" ? (copy: Fixture) => isInPlay(copy, time) : () => true;
      return (most === null ? all : all.filter(still)).toSorted(byKickOff);
    },
  };
  return programme;
}

/** A day of its own, or `later` for every day after the strip. */
function dayIs(startsAt: number, date: string, time: number): boolean {
  return date === LATER ? stripDay(startsAt, time) === LATER : dayOf(startsAt) === date;
}

function plansOf(sport: SportType): readonly Plan[] {
  return sport === "ALL" ? PLANS : PLANS.filter((plan) => plan.sport === sport);
}

function isAhead({ postponed, startsAt, begins }: Fixture, time: number): boolean {
  return postponed ? time < startsAt + SHOWN_POSTPONED_MS : time < begins;
}

function filledUp(fixtures: Fixtures, found: readonly Fixture[], wanted: number): Fixture[] {
  const all = [...found];
  for (let number = 1; all.length < wanted && found.length > 0; number++) {
    for (const fixture of found) {
      if (all.length < wanted) all.push(fixtures.copy(fixture, number));
    }
  }
  return all;
}

function byKickOff(left: Fixture, right: Fixture): number {
  return left.startsAt - right.startsAt || (left.id < right.id ? -1 : 1);
}
