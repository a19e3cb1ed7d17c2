// The lists that are not chosen by sport and show type (contract: `PICKS`).
import { MOST_PICKED } from "#contract/api/sport-finding.ts";
import type { PickFilter } from "../../../backend/push/channel-name.ts";
import { DAY, HOUR, MINUTE } from "../../../backend/time/china-time.ts";
import type { Book } from "../book.ts";
import type { Fixture } from "../fixtures.ts";
import { interestIn } from "./interest.ts";
import { offeredMatches } from "./offered-matches.ts";

const SOON = HOUR;
const POPULAR_AHEAD = DAY;
const MOST_POPULAR = 40;
const EVENING = { from: 18 * HOUR, to: DAY } as const;
/** So late in the evening the next one is meant. */
const EVENING_OVER = 23 * HOUR;

export function pickedFixtures(book: Book, filter: PickFilter, time: number): readonly Fixture[] {
  const offered = offeredMatches(book, time);
  switch (filter.pick) {
    case "soon":
      return best(book, between(offered, time, time + SOON), time, MOST_PICKED).toSorted(byStart);
    case "popular": {
      const near = between(offered, -Infinity, time + POPULAR_AHEAD);
      return best(book, near, time, MOST_POPULAR);
    }
    case "evening": {
      const [from, to] = eveningOf(time, filter.utcOffset);
      return best(book, between(offered, from, to), time, MOST_PICKED).toSorted(byStart);
    }
    case "chosen":
      return chosen(offered, filter).toSorted(byStart).slice(0, MOST_PICKED);
  }
}

/** The next evening by a clock that is ahead of UTC by so many minutes. */
export function eveningOf(time: number, utcOffset: number): readonly [number, number] {
  const local = time + utcOffset * MINUTE;
  const today = Math.floor(local / DAY) * DAY;
  const day = local - today < EVENING_OVER ? today : today + DAY;
  const start = day - utcOffset * MINUTE;
  return [start + EVENING.from, start + EVENING.to];
}

function between(offered: readonly Fixture[], from: number, to: number): Fixture[] {
  return offered.filter(
    ({ startsAt, postponed }) => !postponed && startsAt >= from && startsAt < to,
  );
}

function best(book: Book, from: readonly Fixture[], time: number, most: number): Fixture[] {
  return from
    .map((fixture) => ({ fixture, interest: interestIn(book, fixture, time) }))
    .toSorted((left, right) => right.interest - left.interest)
    .slice(0, most)
    .map(({ fixture }) => fixture);
}

function chosen(offered: readonly Fixture[], { teams, leagues, matches }: PickFilter): Fixture[] {
  const [ofTeams, ofLeagues, own] = [new Set(teams), new Set(leagues), new Set(matches)];
  return offered.filter(
    ({ id, league, home, away }) =>
      own.has(id) || ofLeagues.has(league.id) || ofTeams.has(home.id) || ofTeams.has(away.id),
  );
}

function byStart(left: Fixture, right: Fixture): number {
  return left.startsAt - right.startsAt || (left.id < right.id ? -1 : 1);
}
