// Start times of esports matches follow an endless grid, so there are matches at any time, and an id alone
// identifies a match.
import { MINUTE } from "../../backend/time/china-time.ts";
import { pair } from "../book/pairing.ts";
import type { Row } from "../data/catalogue-rows.ts";
import type { Catalogue } from "../data/catalogue.ts";
import { at, hash } from "../random.ts";

export interface SportPlan {
  readonly sport: string;
  /** Minutes between two kick-off slots, and matches per slot. */
  readonly step: number;
  readonly perStep: number;
  /** Longest possible match, in minutes. */
  readonly duration: number;
}

export const PLANS: readonly SportPlan[] = [
  { sport: "THRONE", step: 70, perStep: 1, duration: 96 },
  { sport: "STAR", step: 85, perStep: 1, duration: 96 },
  { sport: "BREAK", step: 105, perStep: 1, duration: 96 },
  { sport: "THUNDER", step: 145, perStep: 1, duration: 96 },
  { sport: "MECH", step: 240, perStep: 1, duration: 96 },
];

export interface Fixture {
  readonly id: string;
  readonly sport: string;
  readonly league: Row<"league">;
  readonly home: Row<"team">;
  readonly away: Row<"team">;
  readonly startsAt: number;
}

export interface Schedule {
  /** Fixtures of a plan that start from `from` up to, but not at, `to`, in order. */
  between(plan: SportPlan, from: number, to: number): Fixture[];
}

export function createSchedule(catalogue: Catalogue, seed: number): Schedule {
  const leaguesOf = Map.groupBy(catalogue.leagues, (league) => league.sport);
  const known = new Map<string, Fixture>();
  const fixture = (plan: SportPlan, slot: number, place: number): Fixture => {
    const id = `${plan.sport}${slot.toString(36)}${place}`;
    const made = known.get(id);
    if (made) return made;
    const leagues = leaguesOf.get(plan.sport) ?? [];
    const sequence = slot * plan.perStep + place + (hash(seed, plan.sport) % 997);
    const league = at(leagues, sequence);
    const teams = catalogue.teams.get(league.pool) ?? [];
    const [home, away] = pair(teams, Math.floor(sequence / leagues.length));
    const startsAt = slot * plan.step * MINUTE;
    const next = { id, sport: plan.sport, league, home, away, startsAt };
    if (known.size > 4000) known.clear();
    known.set(id, next);
    return next;
  };
  return {
    between(plan, from, to) {
      const found: Fixture[] = [];
      const step = plan.step * MINUTE;
      for (let slot = Math.ceil(from / step); slot * step < to; slot++) {
        for (let place = 0; place < plan.perStep; place++) found.push(fixture(plan, slot, place));
      }
      return found;
    },
  };
}
