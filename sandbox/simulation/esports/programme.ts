// Which esports matches are on now and which come next.
import { HOUR, MINUTE } from "../../backend/time/china-time.ts";
import type { Fixture } from "./fixture.ts";
import { LATEST_START, matchState } from "./match-state.ts";
import { PLANS, type Schedule } from "./schedule.ts";

/** How far ahead matches are listed. */
const AHEAD = 24 * HOUR;

interface Source {
  readonly schedule: Schedule;
  readonly seed: number;
}

export function liveFixtures({ schedule, seed }: Source, time: number): Fixture[] {
  return PLANS.flatMap((plan) =>
    schedule
      .between(plan, time - plan.duration * MINUTE - LATEST_START, time + 1)
      .filter((fixture) => matchState(seed, fixture, time).phase === "live"),
  );
}

export function upcomingFixtures({ schedule, seed }: Source, time: number): Fixture[] {
  return PLANS.flatMap((plan) => schedule.between(plan, time - LATEST_START, time + AHEAD))
    .filter((fixture) => matchState(seed, fixture, time).phase === "upcoming")
    .toSorted((left, right) => left.startsAt - right.startsAt || (left.id < right.id ? -1 : 1));
}
