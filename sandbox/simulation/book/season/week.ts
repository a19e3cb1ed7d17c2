// The week's programme: every match of the grid of kick-offs belongs to a round of a league. A round is played within
// one window of the week; several leagues share a window and take turns in it. As a window is a day at
// most and a league keeps its own, nobody plays twice within six days. Only the virtual leagues play all the time; those
// of esports have a shorter "week".
import { DAY, HOUR, MINUTE } from "../../../backend/time/china-time.ts";
import type { Row } from "../../data/catalogue-rows.ts";
import { IN_TURN } from "../../data/leagues/named-leagues.ts";
import { type PlayedSport, playedSport } from "../../data/leagues/played-sports.ts";
import { at } from "../../random.ts";

/** When the matches of a sport begin. */
export interface Grid {
  readonly sport: PlayedSport;
  /** Minutes between two kick-off slots, and matches per slot. */
  readonly step: number;
  readonly perStep: number;
  /** Minutes in which the matches of a round begin, and how many such windows follow until the next round. */
  readonly window: number;
  readonly windows: number;
}

/** A place of the grid. */
export interface Place {
  readonly slot: number;
  readonly place: number;
}

export interface Seat {
  readonly league: Row<"league">;
  /** Running number of the league's round, and of the match in it. */
  readonly round: number;
  readonly nth: number;
  /** From when the match is offered. */
  readonly opensAt: number;
}

export interface Week {
  seatOf(plan: Grid, at: Place): Seat;
  placeOf(league: Row<"league">, round: number, nth: number): Place;
}

/** A Monday 00:00 in China, in minutes since 1970. */
const MONDAY = 11 * 24 * 60 - 8 * 60;
/** The leagues of the first lane, which are the leading ones, offer a round as soon as the one before is near. */
const OPENS_BEFORE_LAST = 18 * HOUR;
const OPENS_LOWER = 2 * DAY;
/** The windows of the week in the order in which leagues get them: those of the weekend first. */
const WINDOWS = [
  24, 23, 27, 0, 20, 19, 22, 26, 21, 25, 8, 4, 12, 16, 3, 7, 11, 15, 1, 2, 5, 6, 9, 10, 13, 14, 17,
  18,
];

interface Home {
  readonly window: number;
  readonly lane: number;
  /** The leagues of a seat take turns. */
  readonly turn: number;
  readonly turns: number;
}

export function createWeek(leagues: readonly Row<"league">[], plans: readonly Grid[]): Week {
  const seats = new Map<string, readonly (readonly Row<"league">[])[]>(
    plans.map(({ sport }) => [sport, seatsOf(leagues.filter((each) => each.sport === sport))]),
  );
  const homes = new Map(plans.flatMap((plan) => homesOf(plan, seats.get(plan.sport) ?? [])));
  return {
    seatOf(plan, { slot, place }) {
      const minute = slot * plan.step - MONDAY;
      const window = Math.floor(minute / plan.window);
      const inWindow = ((minute - window * plan.window) / plan.step) * plan.perStep + place;
      const lanes = lanesOf(plan);
      const week = Math.floor(window / plan.windows);
      const lane = inWindow % lanes;
      const seat = seatAt(plan, window - week * plan.windows, lane);
      const sharing = at(seats.get(plan.sport) ?? [], seat);
      const start = (MONDAY + window * plan.window) * MINUTE;
      const between = sharing.length * plan.windows * plan.window * MINUTE;
      return {
        league: at(sharing, week),
        round: Math.floor(week / sharing.length),
        nth: Math.floor(inWindow / lanes),
        opensAt: start - (lane === 0 ? between + OPENS_BEFORE_LAST : OPENS_LOWER),
      };
    },
    placeOf(league, round, nth) {
      const plan = plans.find(({ sport }) => sport === league.sport);
      const home = homes.get(league.id);
      if (!plan || !home) throw new RangeError(league.id);
      const window = (round * home.turns + home.turn) * plan.windows + home.window;
      const inWindow = nth * lanesOf(plan) + home.lane;
      const first = (MONDAY + window * plan.window) / plan.step;
      return {
        slot: first + Math.floor(inWindow / plan.perStep),
        place: inWindow % plan.perStep,
      };
    },
  };
}

/** How many leagues take turns in a window. */
export function lanesOf({ sport, window, step, perStep }: Grid): number {
  return ((window / step) * perStep) / (playedSport(sport).teams / 2);
}

function seatsOf(leagues: readonly Row<"league">[]): Row<"league">[][] {
  const shared = new Set(IN_TURN.values());
  return leagues
    .filter(({ id }) => !shared.has(id))
    .map((league) => [league, ...leagues.filter(({ id }) => id === IN_TURN.get(league.id))]);
}

function homesOf(plan: Grid, seats: readonly (readonly Row<"league">[])[]): [string, Home][] {
  const lanes = lanesOf(plan);
  return Array.from({ length: plan.windows * lanes }, (_, index) => {
    const window = Math.floor(index / lanes);
    const lane = index % lanes;
    const sharing = at(seats, seatAt(plan, window, lane));
    return sharing.map((league, turn): [string, Home] => [
      league.id,
      { window, lane, turn, turns: sharing.length },
    ]);
  }).flat();
}

/**
 * The first leagues of a sport have a window each, so that the leading ones are spread over the week. Lanes are
 * shifted, because the leagues after them repeat the divisions of a region.
 */
function seatAt({ windows }: Grid, window: number, lane: number): number {
  const rank = WINDOWS.filter((each) => each < windows).indexOf(window);
  return lane * windows + ((rank + lane * SHIFT) % windows);
}

const SHIFT = 5;
