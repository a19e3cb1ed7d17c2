// Fixtures follow a grid of kick-off times for ever: every few minutes the next ones of a sport begin,
// so there is a full programme whatever the clock says, and one id is one match to everybody.
import type { Catalogue } from "../store/catalogue.ts";
import type { Row } from "../store/rows.ts";
import { at, hash } from "../random.ts";

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;

export interface SportPlan {
  readonly sport: string;
  readonly kind: "sport" | "esport";
  /** Minutes between two kick-off times, and matches that start at each. */
  readonly step: number;
  readonly perStep: number;
  /** Longest possible match, in minutes. */
  readonly duration: number;
}

// A team plays again after at least three matches of its league (see `pair`): steps, leagues and
// durations are chosen so that this is later than the end of its match.
export const PLANS: readonly SportPlan[] = [
  { sport: "FT", kind: "sport", step: 15, perStep: 3, duration: 109 },
  { sport: "BK", kind: "sport", step: 20, perStep: 2, duration: 100 },
  { sport: "TN", kind: "sport", step: 20, perStep: 2, duration: 112 },
  { sport: "TT", kind: "sport", step: 10, perStep: 1, duration: 36 },
  { sport: "VB", kind: "sport", step: 30, perStep: 1, duration: 100 },
  { sport: "THRONE", kind: "esport", step: 70, perStep: 1, duration: 96 },
  { sport: "STAR", kind: "esport", step: 85, perStep: 1, duration: 96 },
  { sport: "BREAK", kind: "esport", step: 105, perStep: 1, duration: 96 },
  { sport: "THUNDER", kind: "esport", step: 145, perStep: 1, duration: 96 },
  { sport: "MECH", kind: "esport", step: 240, perStep: 1, duration: 96 },
];

export interface Fixture {
  readonly id: string;
  readonly sport: string;
  readonly kind: SportPlan["kind"];
  readonly league: Row<"league">;
  readonly home: Row<"team">;
  readonly away: Row<"team">;
  readonly startsAt: number;
}

export interface Schedule {
  /** Fixtures of a plan that start from `from` up to, but not at, `to`; by kick-off. */
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
    const next = { id, sport: plan.sport, kind: plan.kind, league, home, away, startsAt };
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

/** First half against second half, turned by one each round: nobody is drawn twice within three matches. */
function pair(teams: readonly Row<"team">[], index: number): readonly [Row<"team">, Row<"team">] {
  const half = Math.floor(teams.length / 2);
  const place = ((index % half) + half) % half;
  const turn = Math.floor(index / half);
  const first = at(teams, place);
  const second = at(teams, half + ((((place + turn) % half) + half) % half));
  return hash(first.id, second.id, turn) % 2 === 0 ? [first, second] : [second, first];
}
