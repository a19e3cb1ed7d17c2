// Football by minutes, real and virtual.
import type { Fixture } from "../fixtures.ts";
import { randomSequence, type NextRandom } from "../random-sequence.ts";
import {
  added,
  createRecorder,
  type Recorder,
  withLastScore,
  withNewPeriod,
} from "../timeline-recorder.ts";
import type { Pair, Side, Timeline } from "../timeline.ts";
import { modelOf } from "../football/football-chances.ts";
import {
  type FootballModel,
  HALF_MINUTES,
  type HalfNumber,
  type MinuteChances,
  minuteChances,
} from "../football/model.ts";

const SECOND = 1000;
const NO_CARDS: Pair = [0, 0];
/** Milliseconds between the halves. */
const REST = { FT: 15 * 60 * SECOND, VF: 14 * SECOND } as const;

interface Play {
  readonly recorder: Recorder;
  readonly roll: NextRandom;
  readonly model: FootballModel;
  /** With a clock, corners and cards; virtual matches have none. */
  readonly real: boolean;
}

export function football(seed: number, fixture: Fixture, kind: "FT" | "VF"): Timeline {
  const { begins, id } = fixture;
  const roll = randomSequence(seed, id, "play");
  return playMatch(modelOf(seed, fixture), { begins, kind, roll });
}

interface Kickoff {
  readonly begins: number;
  readonly kind: "FT" | "VF";
  readonly roll: NextRandom;
}

/** A sample path of the model. */
export function playMatch(model: FootballModel, { begins, kind, roll }: Kickoff): Timeline {
  const real = kind === "FT";
  const counted = real ? NO_CARDS : null;
  const recorder = createRecorder(begins, {
    period: "1H",
    clock: real ? 0 : null,
    periods: withNewPeriod([], "1H"),
    corners: counted,
    yellow: counted,
    red: counted,
  });
  const play: Play = { recorder, roll, model, real };
  recorder.pause(begins - 4 * SECOND, begins + 6 * SECOND);
  const halfEnds = playHalf(play, begins, 1);
  const half = recorder.state.score;
  const clock = real ? HALF_MINUTES * 60 : null;
  recorder.record(halfEnds, { status: "break", running: false, clock });
  const played = Math.floor(((halfEnds - begins) / model.minuteMs) * 60);
  recorder.incident(halfEnds, "period", null, played);
  const again = halfEnds + REST[kind] + Math.floor(roll() * (real ? 90 * SECOND : 1));
  recorder.record(again, {
    status: "live",
    running: true,
    period: "2H",
    clock,
    periods: withNewPeriod(recorder.state.periods, "2H"),
  });
  return recorder.finish(playHalf(play, again, 2), { halfEnds, half });
}

/** @returns its end */
function playHalf(play: Play, from: number, half: HalfNumber): number {
  const { recorder, model, roll } = play;
  const { minuteMs } = model;
  const ends = from + (model.minutes[half - 1] ?? 0) * minuteMs;
  let red = recorder.state.red ?? NO_CARDS;
  let chances = minuteChances(model, half, red);
  for (let start = from; start < ends; start += minuteMs) {
    const now = recorder.state.red ?? NO_CARDS;
    if (now !== red) {
      red = now;
      chances = minuteChances(model, half, red);
    }
    const found = happenings(play, chances);
    if (found.length === 0) continue;
    const moments = found
      .map((kind) => ({ ...kind, at: start + Math.floor(roll() * minuteMs) }))
      .toSorted((left, right) => left.at - right.at);
    for (const { at, side, kind } of moments) happen(play, { at, side, kind, from, half });
  }
  recorder.pause(ends - 10 * (minuteMs / 60), ends + 20 * (minuteMs / 60));
  return ends;
}

const KINDS = { goals: "goal", corners: "corner", yellow: "yellow", red: "red" } as const;
const REAL = ["goals", "corners", "yellow", "red"] as const;
const VIRTUAL = ["goals"] as const;

/** What happens in a minute. */
function happenings({ roll, real }: Play, chances: MinuteChances) {
  const found: { kind: string; side: Side }[] = [];
  for (const kind of real ? REAL : VIRTUAL) {
    const [home, away] = chances[kind];
    if (roll() < home) found.push({ kind: KINDS[kind], side: "H" });
    if (roll() < away) found.push({ kind: KINDS[kind], side: "C" });
  }
  return found;
}

interface Happening {
  readonly at: number;
  readonly side: Side;
  readonly kind: string;
  /** Start of the half. */
  readonly from: number;
  readonly half: HalfNumber;
}

function happen(
  { recorder, roll, model, real }: Play,
  { at, side, kind, from, half }: Happening,
): void {
  const { state } = recorder;
  const played = (half - 1) * HALF_MINUTES * 60 + Math.floor(((at - from) / model.minuteMs) * 60);
  const clock = real ? played : null;
  const slow = model.minuteMs / 60;
  if (kind === "goal") {
    const score = added(state.score, side);
    const last = state.periods.at(-1)?.score ?? [0, 0];
    const periods = withLastScore(state.periods, added(last, side));
    recorder.record(at, { clock, score, counts: score, periods });
    // A video review suspends prices longer.
    const checked = roll() < 0.2 ? 45 : 0;
    recorder.pause(at - 4 * slow, at + (25 + roll() * 15 + checked) * slow);
  } else if (kind === "corner") {
    recorder.record(at, { clock, corners: added(state.corners ?? NO_CARDS, side) });
    recorder.pause(at - 1 * slow, at + 5 * slow);
  } else if (kind === "yellow") {
    recorder.record(at, { clock, yellow: added(state.yellow ?? NO_CARDS, side) });
  } else {
    recorder.record(at, { clock, red: added(state.red ?? NO_CARDS, side) });
    recorder.pause(at - 3 * slow, at + (30 + roll() * 20) * slow);
  }
  recorder.incident(at, kind, side, played);
}
