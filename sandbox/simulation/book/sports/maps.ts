// A match of maps under the sport "other": who destroys eleven towers wins a map, best of three maps.
import { MAPS_POOL } from "../../data/leagues/all-leagues.ts";
import type { Fixture } from "../fixtures.ts";
import { randomSequence, type NextRandom } from "../random-sequence.ts";
import {
  added,
  createRecorder,
  type Recorder,
  withLastScore,
  withNewPeriod,
} from "../timeline-recorder.ts";
import type { Side, Timeline } from "../timeline.ts";

const SECOND = 1000;
const REST = 300 * SECOND;
const OPENING = 180 * SECOND;
const TOWER = 70 * SECOND;

export const MAPS_TO_WIN = 2;
export const TOWERS_TO_WIN = 11;

/** Chance that home destroys the next tower. */
export function towerChance(edge: number): number {
  return 0.5 + edge * 0.06;
}

/** Chance that home makes the first kill of a map. */
export function bloodChance(edge: number): number {
  return 0.5 + edge * 0.05;
}

export function isMaps({ league }: Fixture): boolean {
  return league.pool.startsWith(MAPS_POOL);
}

export function maps(seed: number, fixture: Fixture): Timeline {
  const { begins, edge, id } = fixture;
  const roll = randomSequence(seed, id, "play");
  const recorder = createRecorder(begins, {
    period: "P1",
    set: [0, 0],
    periods: withNewPeriod([], "P1"),
  });
  recorder.pause(begins - 4 * SECOND, begins + 4 * SECOND);
  let at = begins;
  for (;;) {
    at = playMap(recorder, roll, { from: at, edge });
    const [home, away] = recorder.state.set ?? [0, 0];
    const winner = home > away ? "H" : "C";
    const score = added(recorder.state.score, winner);
    recorder.record(at, { score, counts: score });
    recorder.incident(at, "set", winner);
    recorder.pause(at - 10 * SECOND, at + 15 * SECOND);
    if (Math.max(...score) === MAPS_TO_WIN) return recorder.finish(at);
    recorder.record(at, { status: "break", running: false });
    at += REST;
    const name = `P${score[0] + score[1] + 1}`;
    const periods = withNewPeriod(recorder.state.periods, name);
    recorder.record(at, { status: "live", running: true, period: name, set: [0, 0], periods });
  }
}

interface MapPlay {
  readonly from: number;
  readonly edge: number;
}

/** @returns its end */
function playMap(recorder: Recorder, roll: NextRandom, { from, edge }: MapPlay): number {
  const blood = Math.round(from + OPENING * (0.4 + roll() * 0.5));
  recorder.incident(blood, "blood", roll() < bloodChance(edge) ? "H" : "C");
  recorder.record(blood, {});
  recorder.pause(blood - 2 * SECOND, blood + 6 * SECOND);
  let at = from + OPENING;
  for (;;) {
    at += Math.round(TOWER * (0.7 + roll() * 0.6));
    const side: Side = roll() < towerChance(edge) ? "H" : "C";
    const set = added(recorder.state.set ?? [0, 0], side);
    recorder.record(at, { set, periods: withLastScore(recorder.state.periods, set) });
    recorder.incident(at, "tower", side);
    recorder.pause(at - 2 * SECOND, at + 5 * SECOND);
    if (Math.max(...set) === TOWERS_TO_WIN) return at;
  }
}
