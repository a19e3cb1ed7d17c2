// Which matches are on now and which come next.
import { LATEST_START, matchState } from "./match-state.ts";
import { type Fixture, HOUR, MINUTE, PLANS, type Schedule, type SportPlan } from "./schedule.ts";

type Kind = SportPlan["kind"];
/** The programme ahead: of sports half a day, of the fewer esports matches a whole one. */
const AHEAD: Readonly<Record<Kind, number>> = { sport: 12 * HOUR, esport: 24 * HOUR };

interface Source {
  readonly schedule: Schedule;
  readonly seed: number;
}

export function liveFixtures({ schedule, seed }: Source, kind: Kind, time: number): Fixture[] {
  return plansOf(kind).flatMap((plan) =>
    schedule
      .between(plan, time - plan.duration * MINUTE - LATEST_START, time + 1)
      .filter((fixture) => matchState(seed, fixture, time).phase === "live"),
  );
}

export function upcomingFixtures({ schedule, seed }: Source, kind: Kind, time: number): Fixture[] {
  return plansOf(kind)
    .flatMap((plan) => schedule.between(plan, time - LATEST_START, time + AHEAD[kind]))
    .filter((fixture) => matchState(seed, fixture, time).phase === "upcoming")
    .toSorted((left, right) => left.startsAt - right.startsAt || (left.id < right.id ? -1 : 1));
}

/** Matches of one day. */
export function dailyMatches(kind: Kind): number {
  return plansOf(kind).reduce(
    (total, plan) => total + Math.floor((24 * 60) / plan.step) * plan.perStep,
    0,
  );
}

export function plansOf(kind: Kind): readonly SportPlan[] {
  return PLANS.filter((plan) => plan.kind === kind);
}
