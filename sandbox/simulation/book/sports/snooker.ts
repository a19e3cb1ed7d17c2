// Snooker by visits: best of nine frames.
import type { Fixture } from "../fixtures.ts";
import { randomSequence } from "../random-sequence.ts";
import { added, createRecorder, withLastScore, withNewPeriod } from "../timeline-recorder.ts";
import type { Timeline } from "../timeline.ts";

const SECOND = 1000;
const REST = 120 * SECOND;
const FRAME_POINTS = 147;
export const SNOOKER_FRAMES = 5;
const SKILL = 0.09;

export function snooker(seed: number, fixture: Fixture): Timeline {
  const { begins, edge } = fixture;
  const roll = randomSequence(seed, fixture.id, "play");
  const recorder = createRecorder(begins, {
    period: "S1",
    set: [0, 0],
    periods: withNewPeriod([], "S1"),
  });
  recorder.pause(begins - 4 * SECOND, begins + 4 * SECOND);
  let at = begins;
  let left = FRAME_POINTS;
  for (;;) {
    at += Math.round((60 + roll() * 80) * SECOND);
    const side = roll() < 0.5 + edge * SKILL ? "H" : "C";
    const points = Math.min(left, Math.round(1 + roll() ** 3 * 74));
    left -= points + Math.floor(roll() * 3);
    const { state } = recorder;
    const set = added(state.set ?? [0, 0], side, points);
    recorder.record(at, { set, periods: withLastScore(state.periods, set) });
    recorder.incident(at, "point", side);
    if (Math.abs(set[0] - set[1]) <= left) continue;
    const winner = set[0] > set[1] ? "H" : "C";
    const score = added(state.score, winner);
    recorder.record(at, { score, counts: score });
    recorder.incident(at, "set", winner);
    recorder.pause(at - 10 * SECOND, at + 15 * SECOND);
    if (Math.max(...score) === SNOOKER_FRAMES) return recorder.finish(at);
    recorder.record(at, { status: "break", running: false });
    at += REST;
    left = FRAME_POINTS;
    const name = `S${score[0] + score[1] + 1}`;
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
