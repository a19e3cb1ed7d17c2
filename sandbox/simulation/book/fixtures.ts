// Kick-off times follow an endless grid, so there are matches at any time. An id alone identifies a match:
// sport, kick-off slot, place in the slot, and a copy number for load tests.
import type { MatchSport } from "#contract/betting/sports.ts";
import { MINUTE } from "../../backend/time/china-time.ts";
import type { Row } from "../data/catalogue-rows.ts";
import type { Catalogue } from "../data/catalogue.ts";
import { playedSport } from "../data/leagues/played-sports.ts";
import { at, between, hash, shuffled, unit } from "../random.ts";
import { createCache } from "./cache.ts";
import { meeting, roundsOf } from "./season/round-robin.ts";
import { createWeek, type Place, type Seat, type Week } from "./season/week.ts";
import { type Plan, planOf, PLANS } from "./sport-plans.ts";

export interface Fixture {
  readonly id: string;
  /** Id of the game; a game's corners are offered as a second match. */
  readonly game: string;
  readonly counted: "goals" | "corners";
  readonly sport: MatchSport;
  readonly league: Row<"league">;
  readonly home: Row<"team">;
  readonly away: Row<"team">;
  /** `startsAt` is the announced time, `begins` the real one. */
  readonly startsAt: number;
  readonly begins: number;
  /** How much stronger the home side is, about -1 to 1. */
  readonly edge: number;
  /** Running number of the league's round, and of the season it belongs to. */
  readonly round: number;
  readonly season: number;
  /** From when the match is offered. */
  readonly opensAt: number;
  readonly postponed: boolean;
}

type FixtureAt = (plan: Plan, place: Place, copy?: number) => Fixture;

export interface Fixtures {
  /** Matches starting from `from` up to, but not at, `to`, in order. */
  between(plan: Plan, from: number, to: number): Fixture[];
  byId(id: string): Fixture | null;
  /** The matches of a league's round, in order. */
  ofRound(league: Row<"league">, round: number): Fixture[];
  /** The nth copy of a match, played by reserve teams; for load tests. */
  copy(fixture: Fixture, number: number): Fixture;
}

/** After the names of a game's teams and league, as its corners are offered. */
export const CORNERS_NAME = "角球";

const KEPT = 24_000;
const ORDERS = 1500;
const LATEST_START = 170_000;
const POSTPONED = 0.006;

export function createFixtures(catalogue: Catalogue, seed: number): Fixtures {
  const week = createWeek(catalogue.leagues, PLANS);
  const fixture = fixtureMaker(week, catalogue, seed);
  return {
    between(plan, from, to) {
      const found: Fixture[] = [];
      const step = plan.step * MINUTE;
      for (let slot = Math.ceil(from / step); slot * step < to; slot++) {
        for (let place = 0; place < plan.perStep; place++) {
          const match = fixture(plan, { slot, place });
          found.push(match);
          if (hasCorners(match)) found.push(cornersOf(match));
        }
      }
      return found;
    },
    ofRound(league, round) {
      const plan = planOf(league.sport);
      return Array.from({ length: playedSport(plan.sport).teams / 2 }, (_, nth) =>
        fixture(plan, week.placeOf(league, round, nth)),
      );
    },
    byId(id) {
      const parsed = parseId(id);
      const match = parsed && fixture(parsed.plan, parsed, parsed.copy);
      if (!match || !parsed.corners) return match;
      return hasCorners(match) ? cornersOf(match) : null;
    },
    copy(original, number) {
      const parsed = parseId(original.id);
      if (!parsed) return original;
      const match = fixture(parsed.plan, parsed, number);
      return parsed.corners ? cornersOf(match) : match;
    },
  };
}

/** Makes the match for a kick-off time and its number there, or the nth copy of that match. */
function fixtureMaker(week: Week, catalogue: Catalogue, seed: number): FixtureAt {
  const paired = createPairing(catalogue, seed);
  const cached = createCache<Fixture>(KEPT);
  return (plan, place, copy = 0) => {
    const { slot } = place;
    const id = idOf(plan, place, copy);
    return cached(id, () => {
      const seat = week.seatOf(plan, place);
      const { home, away, season } = paired(seat);
      const startsAt = slot * plan.step * MINUTE;
      return {
        id,
        game: id,
        counted: "goals",
        sport: plan.sport,
        league: seat.league,
        home: reserves(home, copy),
        away: reserves(away, copy),
        startsAt,
        begins: startsAt + (plan.sport === "VF" ? 0 : between(0, LATEST_START, seed, id, "late")),
        edge: unit(seed, "form", home.id) - unit(seed, "form", away.id) + 0.12,
        round: seat.round,
        season,
        opensAt: seat.opensAt,
        postponed: plan.sport !== "VF" && unit(seed, id, "postponed") < POSTPONED,
      };
    });
  };
}

/** Who plays: a season is a round robin in an order of its own, and leagues begin theirs at different times. */
function createPairing({ teams }: Catalogue, seed: number) {
  const orders = createCache<readonly Row<"team">[]>(ORDERS);
  return ({ league, round, nth }: Pick<Seat, "league" | "round" | "nth">) => {
    const own = teams.get(league.pool) ?? [];
    const rounds = roundsOf(own.length);
    const running = round + (hash(seed, league.id, "season") % rounds);
    const season = Math.floor(running / rounds);
    const order = orders(`${league.id} ${season}`, () => shuffled(own, seed, league.id, season));
    const ofSeason = running - season * rounds;
    // Each round begins with another pair.
    const [home, away] = meeting(own.length, ofSeason, (nth + ofSeason * 4) % (own.length / 2));
    return { home: at(order, home), away: at(order, away), season };
  };
}

function idOf(plan: Plan, { slot, place }: Place, copy: number): string {
  return `${plan.sport}-${slot.toString(36)}-${place}${copy === 0 ? "" : `-${copy}`}`;
}

function parseId(id: string) {
  const match = /^([A-Z]{2})-([0-9a-z]{1,8})-(\d)(?:-([1-9]\d{0,3}))?(c)?$/.exec(id);
  const plan = PLANS.find(({ sport }) => sport === match?.[1]);
  if (!match || !plan) return null;
  const [, , slot = "", place = "", copy = "0", corners] = match;
  if (Number(place) >= plan.perStep) return null;
  return {
    plan,
    slot: parseInt(slot, 36),
    place: Number(place),
    copy: Number(copy),
    corners: corners !== undefined,
  };
}

function reserves(team: Row<"team">, copy: number): Row<"team"> {
  return copy === 0 ? team : { ...team, name: `${team.name} ${copy + 1} 队` };
}

/** Leagues with numeric ids (the quick leagues) also offer corners and more lines. */
export function isBig({ id }: Row<"league">): boolean {
  return /^\d+$/.test(id);
}

function hasCorners({ sport, league }: Fixture): boolean {
  return sport === "FT" && isBig(league);
}

function cornersOf(fixture: Fixture): Fixture {
  const { league, home, away, id } = fixture;
  const named = (row: Row<"team">) => ({ ...row, name: `${row.name} ${CORNERS_NAME}` });
  return {
    ...fixture,
    id: `${id}c`,
    counted: "corners",
    league: { ...league, id: `corners-${league.id}`, name: `${league.name} ${CORNERS_NAME}` },
    home: named(home),
    away: named(away),
  };
}
