// Handball, the sport behind the type "other": two halves of thirty minutes.
import type { Fixture } from "../fixtures.ts";
import { randomSequence } from "../random-sequence.ts";
import { added, createRecorder, withLastScore, withNewPeriod } from "../timeline-recorder.ts";
import type { Timeline } from "../timeline.ts";

const SECOND = 1000;
const HALF = 34 * 60 * SECOND;
const REST = 12 * 60 * SECOND;
const ATTACK = 42 * SECOND;

export function handball(seed: number, fixture: Fixture): Timeline {
  const { begins, edge } = fixture;
  const roll = randomSequence(seed, fixture.id, "play");
  const recorder = createRecorder(begins, { period: "1H", periods: withNewPeriod([], "1H") });
  recorder.pause(begins - 4 * SECOND, begins + 4 * SECOND);
  const play = (from: number): number => {
    for (let at = from + ATTACK; at < from + HALF; at += ATTACK) {
      const moment = Math.round(at + roll() * ATTACK * 0.8);
      const side = roll() < 0.5 ? "H" : "C";
      if (roll() > 0.58 + (side === "H" ? edge : -edge) * 0.06) continue;
      const { state } = recorder;
      const score = added(state.score, side);
      const periods = withLastScore(
        state.periods,
        added(state.periods.at(-1)?.score ?? [0, 0], side),
      );
      recorder.record(moment, { score, counts: score, periods });
      recorder.incident(moment, "point", side);
    }
    recorder.pause(from + HALF, from + HALF + ATTACK + 10 * SECOND);
    return from + HALF + ATTACK;
  };
  const halfEnds = play(begins);
  recorder.record(halfEnds, { status: "break", running: false });
  recorder.incident(halfEnds, "period", null);
  const periods = withNewPeriod(recorder.state.periods, "2H");
  const half = recorder.state.score;
  recorder.record(halfEnds + REST, { status: "live", running: true, period: "2H", periods });
  return recorder.finish(play(halfEnds + REST), { halfEnds, half });
}
