// Which matches are on now, today, on the days after; and in scale tests as many as are wanted.
import type { SportType } from "#contract/betting/sports.ts";
import { DAY, endOfToday, HOUR, MINUTE, stripDay } from "./days.ts";
import { createKept } from "./kept.ts";
import type { Fixture, Fixtures } from "./fixtures.ts";
import { type Plan, PLANS } from "./plans.ts";

export interface MatchFilter {
  readonly sport: SportType;
  readonly show: "RB" | "FT" | "FU";
  readonly date: string | null;
}

export interface Programme {
  list(filter: MatchFilter, time: number): readonly Fixture[];
}

interface Source {
  readonly fixtures: Fixtures;
  /** When it is over for good. */
  readonly endsAt: (fixture: Fixture) => number;
  /** Whether it was ended by hand. */
  readonly isDecided: (fixture: Fixture, time: number) => boolean;
  /** Matches every list is to have at least; null for as many as there are. */
  readonly wanted: () => number | null;
}

/** A match stays in the list this long after its end. */
const FAREWELL = 30_000;
/** A match that is put off is shown as such before it leaves the list. */
const NOTICE = 20 * MINUTE;
const LATE = 180_000;
/** The programme ahead, and what of it may be today's; virtual matches come up shortly before. */
const AHEAD = 14 * DAY;
const TODAY_AHEAD = DAY;
const VIRTUAL_AHEAD = HOUR;
const MOST = 5000;

export function createProgramme({ fixtures, endsAt, isDecided, wanted }: Source): Programme {
  const upcoming = createKept<readonly Fixture[]>(40);
  // Who is still to begin changes by the second, but only once a minute somebody new is put up.
  const ahead = (plan: Plan, show: "FT" | "FU", time: number): readonly Fixture[] => {
    const minute = Math.floor(time / MINUTE) * MINUTE;
    return upcoming(`${plan.sport} ${show} ${minute}`, () => {
      const real = show === "FT" ? TODAY_AHEAD : AHEAD;
      const until = minute + MINUTE + (plan.sport === "VF" ? VIRTUAL_AHEAD : real);
      return fixtures
        .between(plan, minute - NOTICE, until)
        .filter(({ rank, startsAt }) => rank < shareOpen((startsAt - minute) / DAY));
    });
  };
  const inPlay = (plan: Plan, time: number) =>
    fixtures
      .between(plan, time - plan.longest * MINUTE - LATE, time + 1)
      .filter((fixture) => isInPlay(fixture, time));
  const isInPlay = (fixture: Fixture, time: number) =>
    !fixture.postponed && fixture.begins <= time && time < endsAt(fixture) + FAREWELL;
  const one = (plan: Plan, { show, date }: MatchFilter, time: number): readonly Fixture[] => {
    if (show === "RB") return inPlay(plan, time);
    const end = endOfToday(time);
    return ahead(plan, show, time).filter(
      (fixture) =>
        isAhead(fixture, time) &&
        !isDecided(fixture, time) &&
        fixture.startsAt < end === (show === "FT") &&
        (date === null || stripDay(fixture.startsAt, time) === date),
    );
  };
  return {
    list(filter, time) {
      const plans = plansOf(filter.sport);
      const found = plans.flatMap((plan) => one(plan, filter, time));
      const most = wanted();
      const all = most === null ? found : scaled(fixtures, found, Math.min(most, MOST));
      const still = filter.show === "RB" ? (copy: Fixture) => isInPlay(copy, time) : () => true;
      return (most === null ? all : all.filter(still)).toSorted(byKickOff);
    },
  };
}

function plansOf(sport: SportType): readonly Plan[] {
  return sport === "ALL" ? PLANS : PLANS.filter((plan) => plan.sport === sport);
}

function isAhead({ postponed, startsAt, begins }: Fixture, time: number): boolean {
  return postponed ? time < startsAt + NOTICE : time < begins;
}

/** Share of the matches that far ahead which are already in the book. */
function shareOpen(days: number): number {
  return days < 1 ? 1 : 0.72 * 0.72 ** (days - 1);
}

function scaled(fixtures: Fixtures, found: readonly Fixture[], wanted: number): Fixture[] {
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
