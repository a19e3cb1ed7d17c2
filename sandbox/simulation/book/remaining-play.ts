// How much of a match is left, as a share of its usual scores.
import type { Fixture } from "./fixtures.ts";
import { FIRST_HALF } from "./sports/rates.ts";
import type { MatchSnapshot, Timeline } from "./timeline.ts";

export interface RemainingPlay {
  /** Remaining play of the first half; null after the first half, or in a sport without halves. */
  readonly half: number | null;
  readonly full: number;
}

const SECOND = 1000;
/** Usual length of a half, and of an inning with its break. */
const HALF = { FT: 2830 * SECOND, VF: 90 * SECOND, OP: 2082 * SECOND } as const;
const INNING = 1190 * SECOND;
const INNINGS = 9;
const QUARTER = 720;
const QUARTERS = 4;
/** Never 0 while the match is in play. */
const LEAST = 0.004;

export function remainingPlay(
  { sport }: Fixture,
  timeline: Timeline,
  snapshot: MatchSnapshot | null,
  time: number,
): RemainingPlay {
  if (sport === "BK") return basketballLeft(snapshot, time);
  if (sport === "BS") return { half: null, full: inningsLeft(timeline, snapshot, time) };
  if (sport !== "FT" && sport !== "VF" && sport !== "OP") return { half: null, full: 1 };
  const first = sport === "OP" ? 0.5 : FIRST_HALF;
  if (!snapshot) return { half: 1, full: 1 };
  const played = Math.min(1, (time - periodStart(timeline, snapshot)) / HALF[sport]);
  const left = Math.max(LEAST, 1 - played);
  if (snapshot.period === "2H") return { half: null, full: (1 - first) * left };
  if (snapshot.status === "break") return { half: null, full: 1 - first };
  return { half: left, full: first * left + 1 - first };
}

function basketballLeft(snapshot: MatchSnapshot | null, time: number): RemainingPlay {
  if (!snapshot) return { half: 1, full: 1 };
  const ran = snapshot.running ? Math.max(0, time - snapshot.at) / SECOND : 0;
  const seconds = Math.max(0, (snapshot.clock ?? 0) - ran);
  const quarter = Number(snapshot.period.replace("Q", ""));
  if (Number.isNaN(quarter)) {
    return { half: null, full: Math.max(LEAST, seconds / (QUARTER * QUARTERS)) };
  }
  const left = (QUARTERS - quarter + seconds / QUARTER) / QUARTERS;
  const half = 2 * (left - 0.5);
  const over = half < 0 || (quarter === 2 && snapshot.status === "break");
  return { half: over ? null : Math.max(LEAST, half), full: Math.max(LEAST, left) };
}

function inningsLeft(timeline: Timeline, snapshot: MatchSnapshot | null, time: number): number {
  if (!snapshot) return 1;
  const inside = Math.min(1, (time - periodStart(timeline, snapshot)) / INNING);
  const inning = snapshot.inning ?? 1;
  return Math.max(0.02, (Math.max(inning, INNINGS) - inning + 1 - inside) / INNINGS);
}

function periodStart({ snapshots }: Timeline, { period }: MatchSnapshot): number {
  return snapshots.find((snapshot) => snapshot.period === period)?.at ?? 0;
}
