// How much of a match is still to be played, as shares of what it usually brings.
import type { Fixture } from "./fixtures.ts";
import { FIRST_HALF } from "./sim/rates.ts";
import type { Mark, Timeline } from "./timeline.ts";

export interface Left {
  /** Of the first half; null once it is over, or where there is none. */
  readonly half: number | null;
  readonly full: number;
}

const SECOND = 1000;
/** Usual length of a half, of an inning with its change. */
const HALF = { FT: 2830 * SECOND, VF: 90 * SECOND, OP: 2082 * SECOND } as const;
const INNING = 1190 * SECOND;
const INNINGS = 9;
const QUARTER = 720;
const QUARTERS = 4;
/** While it is played something may happen. */
const LEAST = 0.004;

export function leftOf(
  { sport }: Fixture,
  timeline: Timeline,
  mark: Mark | null,
  time: number,
): Left {
  if (sport === "BK") return basketballLeft(mark, time);
  if (sport === "BS") return { half: null, full: inningsLeft(timeline, mark, time) };
  if (sport !== "FT" && sport !== "VF" && sport !== "OP") return { half: null, full: 1 };
  const first = sport === "OP" ? 0.5 : FIRST_HALF;
  if (!mark) return { half: 1, full: 1 };
  const played = Math.min(1, (time - periodStart(timeline, mark)) / HALF[sport]);
  const left = Math.max(LEAST, 1 - played);
  if (mark.period === "2H") return { half: null, full: (1 - first) * left };
  if (mark.status === "break") return { half: null, full: 1 - first };
  return { half: left, full: first * left + 1 - first };
}

function basketballLeft(mark: Mark | null, time: number): Left {
  if (!mark) return { half: 1, full: 1 };
  const ran = mark.running ? Math.max(0, time - mark.at) / SECOND : 0;
  const seconds = Math.max(0, (mark.clock ?? 0) - ran);
  const quarter = Number(mark.period.replace("Q", ""));
  if (Number.isNaN(quarter)) {
    return { half: null, full: Math.max(LEAST, seconds / (QUARTER * QUARTERS)) };
  }
  const left = (QUARTERS - quarter + seconds / QUARTER) / QUARTERS;
  const half = 2 * (left - 0.5);
  const over = half < 0 || (quarter === 2 && mark.status === "break");
  return { half: over ? null : Math.max(LEAST, half), full: Math.max(LEAST, left) };
}

function inningsLeft(timeline: Timeline, mark: Mark | null, time: number): number {
  if (!mark) return 1;
  const inside = Math.min(1, (time - periodStart(timeline, mark)) / INNING);
  const inning = mark.inning ?? 1;
  return Math.max(0.02, (Math.max(inning, INNINGS) - inning + 1 - inside) / INNINGS);
}

function periodStart({ marks }: Timeline, { period }: Mark): number {
  return marks.find((mark) => mark.period === period)?.at ?? 0;
}
