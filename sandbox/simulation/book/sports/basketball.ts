// Basketball by possessions, with a clock that stops and starts.
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
const QUARTER = 12 * 60;
const OVERTIME = 5 * 60;
const REST = 150 * SECOND;
const HALF_TIME = 12 * 60 * SECOND;
/** After this many overtimes the last basket decides. */
const MOST_OVERTIMES = 2;

interface Play {
  readonly recorder: Recorder;
  readonly roll: NextRandom;
  readonly edge: number;
}

export function basketball(seed: number, fixture: Fixture): Timeline {
  const { begins, edge, id } = fixture;
  const recorder = createRecorder(begins, { period: "Q1", clock: QUARTER });
  const play = { recorder, roll: randomSequence(seed, id, "play"), edge };
  recorder.pause(begins - 4 * SECOND, begins + 4 * SECOND);
  let at = begins;
  let halfEnds = begins;
  for (let quarter = 1; quarter <= 4; quarter++) {
    at = playPeriod(play, { from: at, name: `Q${quarter}`, seconds: QUARTER });
    if (quarter === 2) halfEnds = at;
    if (quarter < 4) at = rest(recorder, at, quarter === 2 ? HALF_TIME : REST);
  }
  const [first, second] = recorder.state.periods.map(({ score }) => score);
  const half = [
    (first?.[0] ?? 0) + (second?.[0] ?? 0),
    (first?.[1] ?? 0) + (second?.[1] ?? 0),
  ] as const;
  const regular = recorder.state.score;
  for (let extra = 1; isLevel(recorder) && extra <= MOST_OVERTIMES; extra++) {
    at = playPeriod(play, {
      from: rest(recorder, at, REST),
      name: `OT${extra}`,
      seconds: OVERTIME,
      decides: extra === MOST_OVERTIMES,
    });
  }
  const { score } = recorder.state;
  const more = [score[0] - regular[0], score[1] - regular[1]] as const;
  const overtime = more[0] + more[1] > 0 ? more : null;
  return recorder.finish(at, { halfEnds, half, overtime });
}

const isLevel = ({ state }: Recorder): boolean => state.score[0] === state.score[1];

function rest(recorder: Recorder, at: number, length: number): number {
  recorder.record(at, { status: "break", running: false, clock: 0 });
  recorder.incident(at, "period", null);
  return at + length;
}

interface Period {
  readonly from: number;
  readonly name: string;
  readonly seconds: number;
  readonly decides?: boolean;
}

/** @returns its end */
function playPeriod(play: Play, { from, name, seconds, decides }: Period): number {
  const { recorder, roll } = play;
  let at = from;
  let left = seconds;
  recorder.record(at, {
    status: "live",
    period: name,
    running: true,
    clock: left,
    periods: withNewPeriod(recorder.state.periods, name),
  });
  const first = roll() < 0.5 ? 0 : 1;
  for (let turn = first; left > 0; turn++) {
    const took = Math.min(left, 9 + Math.floor(roll() * 14));
    at += took * SECOND;
    left -= took;
    const points = attack(play, turn % 2 === 0 ? "H" : "C");
    const last = left === 0 && decides === true && isLevel(recorder);
    basket(recorder, { at, left, side: turn % 2 === 0 ? "H" : "C", points: last ? 2 : points });
    if (left === 0 || roll() > 0.42) continue;
    const stop = 12 + Math.floor(roll() * 26);
    recorder.record(at, { running: false, clock: left });
    // Prices are suspended during long stoppages.
    if (stop > 30) recorder.pause(at, at + 8 * SECOND);
    at += stop * SECOND;
    recorder.record(at, { running: true, clock: left });
  }
  recorder.pause(at - 8 * SECOND, at + 12 * SECOND);
  return at;
}

function attack({ roll, edge }: Play, side: Side): number {
  const luck = roll() - (side === "H" ? edge : -edge) * 0.035;
  return luck < 0.135 ? 3 : luck < 0.5 ? 2 : luck < 0.56 ? 1 : 0;
}

interface Basket {
  readonly at: number;
  readonly left: number;
  readonly side: Side;
  readonly points: number;
}

function basket(recorder: Recorder, { at, left, side, points }: Basket): void {
  if (points === 0) return;
  const next = added(recorder.state.score, side, points);
  const last = recorder.state.periods.at(-1)?.score ?? [0, 0];
  const periods = withLastScore(recorder.state.periods, added(last, side, points));
  recorder.record(at, { score: next, counts: next, clock: left, periods });
  recorder.incident(at, "point", side);
}
