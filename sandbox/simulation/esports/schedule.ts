// Start times of esports matches follow an endless grid, so there are matches at any time, and an id alone
// identifies a match. Every league has a round in four days.
import { MINUTE } from "../../backend/time/china-time.ts";
import { createCache } from "../book/cache.ts";
import { meeting } from "../book/season/round-robin.ts";
import { createWeek, type Grid, type Seat } from "../book/season/week.ts";
import type { Row } from "../data/catalogue-rows.ts";
import type { Catalogue } from "../data/catalogue.ts";
import { type EsportGame, isEsport } from "../data/leagues/esport-games.ts";
import { at, shuffled } from "../random.ts";
import type { Fixture } from "./fixture.ts";
import {
  LEAGUE_ROUNDS,
  nextKnockOut,
  quarterFinals,
  SEASON_ROUNDS,
  tableOf,
  type Team,
  TEAMS,
} from "./season.ts";

export interface SportPlan extends Grid {
  readonly sport: EsportGame;
  /** Minutes between a slot and the start: matches of all games are in play in turn. */
  readonly offset: number;
  /** Longest possible match, in minutes. */
  readonly duration: number;
}

/** A team that plays last in a round and first in the next one rests three days. */
const ROUNDS = { window: 32 * 60, windows: 3, duration: 96, perStep: 1 } as const;

export const PLANS: readonly SportPlan[] = [
  { sport: "THRONE", step: 80, offset: 0, ...ROUNDS },
  { sport: "STAR", step: 120, offset: 20, ...ROUNDS },
  { sport: "BREAK", step: 120, offset: 80, ...ROUNDS },
  { sport: "THUNDER", step: 160, offset: 50, ...ROUNDS },
  { sport: "MECH", step: 240, offset: 110, ...ROUNDS },
];

/** A round of a season; seasons follow each other without a break. */
export interface SeasonRound {
  readonly season: number;
  readonly round: number;
}

export interface Schedule {
  /** Fixtures of a plan that start from `from` up to, but not at, `to`, in order. */
  between(plan: SportPlan, from: number, to: number): Fixture[];
  /** In order; the first is the first that starts. */
  ofRound(league: Row<"league">, of: SeasonRound): Fixture[];
  /** The last round that has begun. */
  roundAt(league: Row<"league">, time: number): SeasonRound;
}

type Running = Pick<Seat, "league" | "round" | "nth">;

const KEPT = 9000;

export function createSchedule(catalogue: Catalogue, seed: number): Schedule {
  const leagues = catalogue.leagues.filter(isEsport);
  const week = createWeek(leagues, PLANS);
  // Knock-out rounds of some leading league are played at any time.
  const shifts = new Map(leagues.map(({ id }, index) => [id, 2 * index]));
  const shiftOf = ({ id }: Row<"league">) => shifts.get(id) ?? 0;
  const cached = createCache<Fixture>(KEPT);
  const fixture = (seat: Running): Fixture => {
    const { league, round, nth } = seat;
    const plan = planOf(league);
    const place = week.placeOf(league, round, nth);
    const id = `${plan.sport}${place.slot.toString(36)}${place.place}`;
    return cached(id, () => {
      const [home, away] = paired(seat);
      return { id, sport: plan.sport, league, home, away, startsAt: startOf(plan, place.slot) };
    });
  };
  const ofRound: Schedule["ofRound"] = (league, { season, round }) =>
    Array.from({ length: TEAMS / 2 }, (_, nth) =>
      fixture({ league, round: season * SEASON_ROUNDS + round - shiftOf(league), nth }),
    );
  const paired = ({ league, round: running, nth }: Running): readonly [Team, Team] => {
    const own = catalogue.teams.get(league.pool) ?? [];
    const { season, round } = seasonRound(running + shiftOf(league));
    if (round < LEAGUE_ROUNDS) {
      const order = shuffled(own, seed, league.id, season);
      const [home, away] = meeting(TEAMS, round, nth);
      return [at(order, home), at(order, away)];
    }
    if (round > LEAGUE_ROUNDS) {
      return at(nextKnockOut(seed, ofRound(league, { season, round: round - 1 })), nth);
    }
    const played = Array.from({ length: LEAGUE_ROUNDS }, (_, before) =>
      ofRound(league, { season, round: before }),
    );
    return at(quarterFinals(tableOf(seed, own, played.flat())), nth);
  };
  return {
    ofRound,
    between(plan, from, to) {
      const found: Fixture[] = [];
      const first = Math.ceil((from / MINUTE - plan.offset) / plan.step);
      for (let slot = first; startOf(plan, slot) < to; slot++) {
        found.push(fixture(week.seatOf(plan, { slot, place: 0 })));
      }
      return found;
    },
    roundAt(league, time) {
      const plan = planOf(league);
      const first = startOf(plan, week.placeOf(league, 0, 0).slot);
      const cycle = plan.window * plan.windows * MINUTE;
      return seasonRound(Math.floor((time - first) / cycle) + shiftOf(league));
    },
  };
}

function seasonRound(running: number): SeasonRound {
  const season = Math.floor(running / SEASON_ROUNDS);
  return { season, round: running - season * SEASON_ROUNDS };
}

function startOf({ step, offset }: SportPlan, slot: number): number {
  return (slot * step + offset) * MINUTE;
}

/** @throws RangeError for a league of another sport */
function planOf({ sport }: Row<"league">): SportPlan {
  const plan = PLANS.find((candidate) => candidate.sport === sport);
  if (!plan) throw new RangeError(sport);
  return plan;
}
