// Table tennis and volleyball, point by point.
import type { Fixture } from "../fixtures.ts";
import { randomSequence } from "../random-sequence.ts";
import { added, createRecorder, withLastScore, withNewPeriod } from "../timeline-recorder.ts";
import type { Pair, Timeline } from "../timeline.ts";

const SECOND = 1000;
const RALLY = {
  TT: { point: 16 * SECOND, rest: 60 * SECOND, target: 11, last: 11, skill: 0.07 },
  VB: { point: 27 * SECOND, rest: 150 * SECOND, target: 25, last: 15, skill: 0.05 },
} as const;
export const RALLY_SETS = 3;

export function rally(seed: number, fixture: Fixture, kind: "TT" | "VB"): Timeline {
  const rules = RALLY[kind];
  const { begins, edge } = fixture;
  const roll = randomSequence(seed, fixture.id, "play");
  const recorder = createRecorder(begins, {
    period: "S1",
    set: [0, 0],
    periods: withNewPeriod([], "S1"),
  });
  recorder.pause(begins - 4 * SECOND, begins + 4 * SECOND);
  let at = begins;
  for (;;) {
    at += Math.round(rules.point * (0.6 + roll() * 0.8));
    const side = roll() < 0.5 + edge * rules.skill ? "H" : "C";
    const { state } = recorder;
    const set = added(state.set ?? [0, 0], side);
    const counts = added(state.counts, side);
    const periods = withLastScore(state.periods, set);
    recorder.record(at, { set, counts, periods });
    recorder.incident(at, "point", side);
    const number = state.score[0] + state.score[1];
    if (!isWon(set, number === 4 ? rules.last : rules.target)) continue;
    const score = added(state.score, side);
    recorder.record(at, { score });
    recorder.incident(at, "set", side);
    recorder.pause(at - 5 * SECOND, at + 10 * SECOND);
    if (Math.max(...score) === RALLY_SETS) return recorder.finish(at);
    recorder.record(at, { status: "break", running: false });
    at += rules.rest;
    const name = `S${number + 2}`;
    const next = withNewPeriod(recorder.state.periods, name);
    recorder.record(at, {
      status: "live",
      running: true,
      period: name,
      set: [0, 0],
      periods: next,
    });
  }
}

function isWon(set: Pair, target: number): boolean {
  return Math.max(...set) >= target && Math.abs(set[0] - set[1]) >= 2;
}
