// How much of a match is left, as a share of its usual scores.
import { CHANGE, HALF_INNING } from "./sports/baseball.ts";
import type { MatchSnapshot, Pair, Timeline } from "./timeline.ts";

export interface RemainingPlay {
  /** Remaining play of the first half; null after the first half, or in a sport without halves. */
  readonly half: number | null;
  readonly full: number;
}

const SECOND = 1000;
/** Usual length of a half of handball. */
const HALF = 2082 * SECOND;
const QUARTER = 720;
const QUARTERS = 4;
/** Never 0 while the match is in play. */
const LEAST = 0.004;

/** Share of a handball match that is left. */
export function handballLeft(
  timeline: Timeline,
  snapshot: MatchSnapshot | null,
  time: number,
): number {
  if (!snapshot) return 1;
  const played = Math.min(1, (time - periodStart(timeline, snapshot)) / HALF);
  const left = Math.max(LEAST, 1 - played);
  if (snapshot.period === "2H") return left / 2;
  return snapshot.status === "break" ? 0.5 : left / 2 + 0.5;
}

/** What is left of each quarter, as a share; null once it is over. */
export function quartersLeft(snapshot: MatchSnapshot | null, time: number): (number | null)[] {
  const running = snapshot ? Number(snapshot.period.replace("Q", "")) : 0;
  return Array.from({ length: QUARTERS }, (_, at) => {
    const quarter = at + 1;
    if (!snapshot || quarter > running) return 1;
    if (quarter < running || Number.isNaN(running) || snapshot.status === "break") return null;
    return Math.max(LEAST, secondsLeft(snapshot, time) / QUARTER);
  });
}

export function basketballLeft(snapshot: MatchSnapshot | null, time: number): RemainingPlay {
  const left = quartersLeft(snapshot, time);
  const sum = (shares: readonly (number | null)[]) =>
    shares.reduce<number>((total, share) => total + (share ?? 0), 0);
  if (snapshot?.period.startsWith("OT")) {
    const share = secondsLeft(snapshot, time) / (QUARTER * QUARTERS);
    return { half: null, full: Math.max(LEAST, share) };
  }
  const first = left.slice(0, QUARTERS / 2);
  const over = first.every((share) => share === null);
  return { half: over ? null : sum(first) / 2, full: Math.max(LEAST, sum(left) / QUARTERS) };
}

function secondsLeft(snapshot: MatchSnapshot, time: number): number {
  const ran = snapshot.running ? Math.max(0, time - snapshot.at) / SECOND : 0;
  return Math.max(0, (snapshot.clock ?? 0) - ran);
}

/** What is left of the two halves of the current inning, as shares. */
export function inningLeft(timeline: Timeline, snapshot: MatchSnapshot, time: number): Pair {
  const inside = time - periodStart(timeline, snapshot);
  const left = (since: number) => Math.min(1, Math.max(LEAST, 1 - since / HALF_INNING));
  const bottom = HALF_INNING + CHANGE;
  return [inside < bottom ? left(inside) : 0, left(inside - bottom)];
}

function periodStart({ snapshots }: Timeline, { period }: MatchSnapshot): number {
  return snapshots.find((snapshot) => snapshot.period === period)?.at ?? 0;
}
