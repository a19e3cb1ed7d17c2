// Tennis by points: best of three sets, with a tie-break at six all.
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

const SECOND = 1000;
const POINT = 23 * SECOND;
const CHANGE = 32 * SECOND;
const REST = 100 * SECOND;
const CALLS = ["0", "15", "30", "40"] as const;
export const TENNIS_SETS = 2;
/** Chance that the server wins a point, and the influence of skill. */
export const TENNIS_SERVE = 0.62;
export const TENNIS_SKILL = 0.045;
/** From the serve to the end of a point. */
const RALLY = 9 * SECOND;

interface Play {
  readonly recorder: Recorder;
  readonly roll: NextRandom;
  readonly edge: number;
}

export function tennis(seed: number, fixture: Fixture): Timeline {
  const { begins, edge, id } = fixture;
  const first = {
    period: "S1",
    set: [0, 0],
    game: ["0", "0"],
    periods: withNewPeriod([], "S1"),
  } as const;
  const recorder = createRecorder(begins, first);
  const play = { recorder, roll: randomSequence(seed, id, "play"), edge };
  recorder.pause(begins - 4 * SECOND, begins + 4 * SECOND);
  let at = begins;
  for (let game = 0; ; game++) {
    const server = game % 2 === 0 ? "H" : "C";
    const played = playGame(play, { from: at, server, tieBreak: isSixAll(recorder.state.set) });
    at = played.at;
    const set = added(recorder.state.set ?? [0, 0], played.side);
    const counts = added(recorder.state.counts, played.side);
    const periods = withLastScore(recorder.state.periods, set);
    recorder.record(at, { set, counts, periods, game: ["0", "0"] });
    recorder.incident(at, "game", played.side);
    recorder.pause(at - 4 * SECOND, at + 8 * SECOND);
    if (!isWon(set)) {
      at += CHANGE;
      continue;
    }
    const score = added(recorder.state.score, played.side);
    recorder.record(at, { score });
    recorder.incident(at, "set", played.side);
    if (Math.max(...score) === TENNIS_SETS) return recorder.finish(at);
    recorder.record(at, { status: "break", running: false });
    at += REST;
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

/** A point is being played: bets on it are closed until it is over. */
export function isRally({ incidents }: Timeline, time: number): boolean {
  const next = incidents.find(({ at }) => at > time);
  return next !== undefined && next.at - time <= RALLY;
}

interface Game {
  readonly from: number;
  readonly server: Side;
  readonly tieBreak: boolean;
}

function playGame(
  { recorder, roll, edge }: Play,
  { from, server, tieBreak }: Game,
): { readonly at: number; readonly side: Side } {
  let points: Pair = [0, 0];
  let at = from;
  for (let count = 0; ; count++) {
    at += Math.round(POINT * (0.7 + roll() * 0.6));
    const serves = tieBreak && ((count + 1) >> 1) % 2 === 1 ? other(server) : server;
    const home = (serves === "H" ? TENNIS_SERVE : 1 - TENNIS_SERVE) + edge * TENNIS_SKILL;
    const side = roll() < home ? "H" : "C";
    points = added(points, side);
    const target = tieBreak ? 7 : 4;
    if (Math.max(...points) >= target && Math.abs(points[0] - points[1]) >= 2) return { at, side };
    const game = tieBreak ? ([`${points[0]}`, `${points[1]}`] as const) : called(points);
    recorder.record(at, { game });
    recorder.incident(at, "point", side);
  }
}

function called([home, away]: Pair): readonly [string, string] {
  if (home < 3 || away < 3) return [CALLS[home] ?? "40", CALLS[away] ?? "40"];
  return [home > away ? "A" : "40", away > home ? "A" : "40"];
}

const other = (side: Side): Side => (side === "H" ? "C" : "H");

const isSixAll = (set: Pair | null): boolean => set?.[0] === 6 && set[1] === 6;

function isWon(set: Pair): boolean {
  const high = Math.max(...set);
  return high === 7 || (high === 6 && Math.abs(set[0] - set[1]) >= 2);
}
