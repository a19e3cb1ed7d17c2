// What a simulation writes while it plays.
import type { Incident, Mark, Pair, Side, Timeline } from "./timeline.ts";

export interface Recorder {
  /** How it stands; changed by `mark`. */
  readonly state: Mark;
  mark(at: number, change: Partial<Mark>): void;
  incident(at: number, kind: string, side: Side | null, clock?: number): void;
  pause(from: number, to: number): void;
  finish(at: number, more?: Partial<Pick<Timeline, "halfEnds" | "half" | "overtime">>): Timeline;
}

const LEVEL: Pair = [0, 0];

export function createRecorder(begins: number, first: Partial<Mark>): Recorder {
  const marks: Mark[] = [];
  const incidents: Incident[] = [];
  const pauses: Pair[] = [];
  let state: Mark = {
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
  marks.push(state);
  return {
    get state() {
      return state;
    },
    mark(at, change) {
      state = { ...state, ...change, at };
      marks.push(state);
    },
    incident(at, kind, side, clock = Math.floor((at - begins) / 1000)) {
      incidents.push({ at, clock, kind, side, score: state.score });
    },
    pause(from, to) {
      pauses.push([from, to]);
    },
    finish(at, more = {}) {
      state = { ...state, at, status: "ended", running: false };
      marks.push(state);
      return { begins, ends: at, marks, incidents, pauses, ...NO_HALF, ...more };
    },
  };
}

const NO_HALF = { halfEnds: null, half: null, overtime: null };

export function added(pair: Pair, side: Side, count = 1): Pair {
  return side === "H" ? [pair[0] + count, pair[1]] : [pair[0], pair[1] + count];
}

/** The periods with the score of the last one changed. */
export function withLast(
  periods: Mark["periods"],
  score: Pair,
): { name: string; score: [number, number] }[] {
  const last = periods.at(-1);
  return last
    ? [...periods.slice(0, -1), { name: last.name, score: [score[0], score[1]] }]
    : [...periods];
}

export function withNew(
  periods: Mark["periods"],
  name: string,
): { name: string; score: [number, number] }[] {
  return [...periods, { name, score: [0, 0] }];
}
