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
import { cardRates, cornerRates, FIRST_HALF, goalRates, redFactors } from "./rates.ts";

const SECOND = 1000;
const SIDES = ["H", "C"] as const;
const HALF_MINUTES = 45;
const RED_SHARE = 0.045;
const NO_CARDS: Pair = [0, 0];

/** `minute`: milliseconds per minute; `added`: most minutes added to each half. */
const RULES = {
  FT: { minute: 60 * SECOND, added: [3, 6], rest: 15 * 60 * SECOND, real: true },
  VF: { minute: 2 * SECOND, added: [0, 0], rest: 14 * SECOND, real: false },
} as const;
type Rules = (typeof RULES)["FT" | "VF"];

interface Play {
  readonly recorder: Recorder;
  readonly roll: NextRandom;
  readonly rules: Rules;
  readonly goals: Pair;
  readonly corners: Pair;
  readonly cards: Pair;
}

export function football(seed: number, fixture: Fixture, kind: "FT" | "VF"): Timeline {
  const { begins, id } = fixture;
  const rules = RULES[kind];
  const counted = rules.real ? NO_CARDS : null;
  const play: Play = {
    recorder: createRecorder(begins, {
      period: "1H",
      clock: rules.real ? 0 : null,
      periods: withNewPeriod([], "1H"),
      corners: counted,
      yellow: counted,
      red: counted,
    }),
    roll: randomSequence(seed, id, "play"),
    rules,
    goals: goalRates(seed, fixture),
    corners: cornerRates(seed, fixture),
    cards: cardRates(seed, fixture),
  };
  const { recorder } = play;
  recorder.pause(begins - 4 * SECOND, begins + 6 * SECOND);
  const halfEnds = playHalf(play, begins, 1);
  const half = recorder.state.score;
  const clock = rules.real ? HALF_MINUTES * 60 : null;
  recorder.record(halfEnds, { status: "break", running: false, clock });
  const played = Math.floor(((halfEnds - begins) / rules.minute) * 60);
  recorder.incident(halfEnds, "period", null, played);
  const again = halfEnds + rules.rest + Math.floor(play.roll() * (rules.real ? 90 * SECOND : 1));
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
function playHalf(play: Play, from: number, half: 1 | 2): number {
  const { recorder, rules, roll } = play;
  const most = rules.added[half - 1] ?? 0;
  const extra = rules.real ? 1 + roll() * (most - 1) : 0;
  const ends = from + Math.round((HALF_MINUTES + extra) * rules.minute);
  for (let start = from; start < ends; start += rules.minute) {
    const moments = happenings(play, half)
      .map((kind) => ({ ...kind, at: Math.round(start + roll() * rules.minute) }))
      .filter(({ at }) => at < ends - rules.minute / 10)
      .toSorted((left, right) => left.at - right.at);
    for (const { at, side, kind } of moments) happen(play, { at, side, kind, from, half });
  }
  recorder.pause(ends - 10 * (rules.minute / 60), ends + 20 * (rules.minute / 60));
  return ends;
}

/** What happens in this minute. */
function happenings({ recorder, roll, rules, ...rates }: Play, half: 1 | 2) {
  const found: { kind: string; side: Side }[] = [];
  const share = (half === 1 ? FIRST_HALF : 1 - FIRST_HALF) / (HALF_MINUTES + 1.5);
  const factors = redFactors(recorder.state.red ?? NO_CARDS);
  for (const [index, side] of SIDES.entries()) {
    const goal = (rates.goals[index] ?? 0) * (factors[index] ?? 1) * share;
    if (roll() < goal) found.push({ kind: "goal", side });
    if (!rules.real) continue;
    if (roll() < (rates.corners[index] ?? 0) / 94) found.push({ kind: "corner", side });
    const card = (rates.cards[index] ?? 0) / 94;
    if (roll() < card) found.push({ kind: roll() < RED_SHARE ? "red" : "yellow", side });
  }
  return found;
}

interface Happening {
  readonly at: number;
  readonly side: Side;
  readonly kind: string;
  /** Start of the half. */
  readonly from: number;
  readonly half: 1 | 2;
}

function happen({ recorder, roll, rules }: Play, { at, side, kind, from, half }: Happening): void {
  const { state } = recorder;
  const played = (half - 1) * HALF_MINUTES * 60 + Math.floor(((at - from) / rules.minute) * 60);
  const clock = rules.real ? played : null;
  const slow = rules.minute / 60;
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
