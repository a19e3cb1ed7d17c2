// Baseball by half innings: the visitors bat first; extra innings decide a tie.
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
export const HALF_INNING = 430 * SECOND;
export const CHANGE = 110 * SECOND;
export const INNINGS = 9;
/** In this inning the next run decides. */
export const LAST_INNING = 13;
/** Chance of a first run in a half inning without a stronger side, and of each further one. */
const RUN = 0.3038;
export const MORE_RUNS = 0.44;
const EDGE = 0.0434;
export const MOST_RUNS = 6;

/** Chance that the side at bat scores in a half inning. */
export function runChance(side: Side, edge: number): number {
  return RUN + (side === "H" ? edge : -edge) * EDGE;
}

export function baseball(seed: number, fixture: Fixture): Timeline {
  const { begins, edge } = fixture;
  const roll = randomSequence(seed, fixture.id, "play");
  const recorder = createRecorder(begins, {
    period: "I1",
    inning: 1,
    periods: withNewPeriod([], "I1"),
  });
  recorder.pause(begins - 4 * SECOND, begins + 4 * SECOND);
  let at = begins;
  for (let inning = 1; ; inning++) {
    at = bat(recorder, roll, { from: at, side: "C", chance: runChance("C", edge) });
    const [home, away] = recorder.state.score;
    if (inning >= INNINGS && home > away) return over(recorder, at);
    at += CHANGE;
    at = bat(recorder, roll, { from: at, side: "H", chance: runChance("H", edge) });
    if (inning === LAST_INNING && isLevel(recorder)) run(recorder, at, "H");
    if (inning >= INNINGS && !isLevel(recorder)) return over(recorder, at);
    recorder.record(at, { status: "break", running: false });
    recorder.incident(at, "period", null);
    recorder.pause(at - 5 * SECOND, at + 10 * SECOND);
    at += CHANGE;
    const name = `I${inning + 1}`;
    const periods = withNewPeriod(recorder.state.periods, name);
    const next = { period: name, inning: inning + 1, periods } as const;
    recorder.record(at, { status: "live", running: true, ...next });
  }
}

const isLevel = ({ state }: Recorder): boolean => state.score[0] === state.score[1];

/** Runs after the ninth inning count as overtime. */
function over(recorder: Recorder, at: number): Timeline {
  const extra = recorder.state.periods.slice(INNINGS);
  const sum = (index: 0 | 1) => extra.reduce((total, { score }) => total + score[index], 0);
  const overtime = extra.length > 0 ? ([sum(0), sum(1)] as const) : null;
  return recorder.finish(at, { overtime });
}

interface Batting {
  readonly from: number;
  readonly side: Side;
  readonly chance: number;
}

function bat(recorder: Recorder, roll: NextRandom, { from, side, chance }: Batting): number {
  const ends = from + Math.round(HALF_INNING * (0.7 + roll() * 0.6));
  const moments: number[] = [];
  // After the first run of a half inning, more runs are more likely.
  let luck = roll();
  for (let likely = chance; luck < likely && moments.length < MOST_RUNS; likely = MORE_RUNS) {
    moments.push(Math.round(from + (ends - from) * (0.2 + roll() * 0.7)));
    luck = roll();
  }
  for (const at of moments.toSorted((left, right) => left - right)) run(recorder, at, side);
  return ends;
}

function run(recorder: Recorder, at: number, side: Side): void {
  const { state } = recorder;
  const score = added(state.score, side);
  const last = state.periods.at(-1)?.score ?? [0, 0];
  recorder.record(at, {
    score,
    counts: score,
    periods: withLastScore(state.periods, added(last, side)),
  });
  recorder.incident(at, "point", side);
  recorder.pause(at - 3 * SECOND, at + 12 * SECOND);
}
