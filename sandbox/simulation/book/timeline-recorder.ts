// Builds the timeline of a match while a sport's simulation plays it.
import type { Incident, MatchSnapshot, Pair, Side, Timeline } from "./timeline.ts";

export interface Recorder {
  /** The current state; changed by `record`. */
  readonly state: MatchSnapshot;
  record(at: number, change: Partial<MatchSnapshot>): void;
  incident(at: number, kind: string, side: Side | null, clock?: number): void;
  pause(from: number, to: number): void;
  finish(at: number, more?: Partial<Pick<Timeline, "halfEnds" | "half" | "overtime">>): Timeline;
}

const LEVEL: Pair = [0, 0];

export function createRecorder(begins: number, first: Partial<MatchSnapshot>): Recorder {
  const snapshots: MatchSnapshot[] = [];
  const incidents: Incident[] = [];
  const pauses: Pair[] = [];
  let state: MatchSnapshot = {
    at: begins,
    status: "live",
    period: "",
    running: true,
    clock: null,
    score: LEVEL,
    counts: LEVEL,
    set: null,
    game: null,
    periods: [],
    corners: null,
    yellow: null,
    red: null,
    inning: null,
    ...first,
  };
  snapshots.push(state);
  return {
    get state() {
      return state;
    },
    record(at, change) {
      state = { ...state, ...change, at };
      snapshots.push(state);
    },
    incident(at, kind, side, clock = Math.floor((at - begins) / 1000)) {
      incidents.push({ at, clock, kind, side, score: state.score });
    },
    pause(from, to) {
      pauses.push([from, to]);
    },
    finish(at, more = {}) {
      state = { ...state, at, status: "ended", running: false };
      snapshots.push(state);
      return { begins, ends: at, snapshots, incidents, pauses, ...NO_HALF, ...more };
    },
  };
}

const NO_HALF = { halfEnds: null, half: null, overtime: null };

export function added(pair: Pair, side: Side, count = 1): Pair {
  return side === "H" ? [pair[0] + count, pair[1]] : [pair[0], pair[1] + count];
}

/** The periods with a new score of the last one. */
export function withLastScore(
  periods: MatchSnapshot["periods"],
  score: Pair,
): { name: string; score: [number, number] }[] {
  const last = periods.at(-1);
  return last
    ? [...periods.slice(0, -1), { name: last.name, score: [score[0], score[1]] }]
    : [...periods];
}

export function withNewPeriod(
  periods: MatchSnapshot["periods"],
  name: string,
): { name: string; score: [number, number] }[] {
  return [...periods, { name, score: [0, 0] }];
}
