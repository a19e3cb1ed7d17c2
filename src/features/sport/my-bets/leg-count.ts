// What a play counts in each sport, and where the feed's state has it: the table behind leg-needs.ts.
import type { MatchStateView } from "#contract/api/sport.ts";
import { type CountedFigures, COUNTS, isTally, type Tally } from "#contract/betting/counts.ts";
import { FIRST_FIVE, type Period, periodKind } from "#contract/betting/play-periods.ts";
import type { PlaySpec } from "#contract/betting/plays.ts";
import type { Score } from "#contract/betting/score.ts";
import { ownValue } from "#contract/own-value.ts";

export type CountedState = CountedFigures &
  Pick<MatchStateView, "isLive" | "se_now" | "sc_FT_H" | "sc_FT_C" | "periods" | "setsToWin">;

export type CountUnit =
  | "goals"
  | "points"
  | "runs"
  | "games"
  | "sets"
  | "frames"
  | "maps"
  | "towers"
  | Tally;

export interface Counted {
  readonly score: Score;
  /** Of the first half, for a play about the second. */
  readonly half?: Score;
  readonly unit: CountUnit;
  /** Scores at which the counting can end; missing: at any. */
  readonly canEnd?: (score: Score) => boolean;
}

interface SportCount {
  readonly whole: CountUnit;
  /** In a set, frame, map, quarter, half or inning; missing: the same. */
  readonly part?: CountUnit;
  /** The winner is decided by these, and they can be bet on. */
  readonly sets?: CountUnit;
  /** Handicap and total of the match add up its sets. */
  readonly addsUp?: boolean;
  /** How a set ends, where the rules of the sport say it. */
  readonly setEnds?: (score: Score, isLast: boolean) => boolean;
}

const SPORTS: Readonly<Record<string, SportCount>> = {
  FT: { whole: "goals" },
  VF: { whole: "goals" },
  BK: { whole: "points" },
  BS: { whole: "runs" },
  TN: { whole: "games", sets: "sets", addsUp: true, setEnds: isTennisSet },
  VB: { whole: "points", sets: "frames", addsUp: true, setEnds: raceTo(25, 15) },
  TT: { whole: "points", sets: "frames", addsUp: true, setEnds: raceTo(11) },
  SK: { whole: "frames", part: "points", sets: "frames" },
  OP: { whole: "goals" },
};
/** Esports come under the sport "other"; their periods tell them apart. */
const MAPS: SportCount = { whole: "maps", part: "towers", sets: "maps" };
const IN_MAP = /^P\d$/;

/** Null when the part is over or has not begun, when its score is not known, and for a set whose end is not. */
export function countedIn(spec: PlaySpec, sport: string, state: CountedState): Counted | null {
  const table = sport === "OP" && IN_MAP.test(state.se_now) ? MAPS : ownValue(SPORTS, sport);
  if (!table || !state.isLive) return null;
  if (isTally(spec.count)) return tallyIn(spec.count, spec.period, state);
  const { period, rule } = spec;
  const decided = rule === "winner" || rule === "correctScore";
  if (period === "full") {
    if (table.sets && (spec.count === "sets" || decided)) return setsIn(table.sets, state);
    const score = table.addsUp ? sumOf(state, () => true) : whole(state);
    return { score, unit: table.whole };
  }
  const score = partScore(period, state);
  if (score === null) return null;
  const unit = table.part ?? table.whole;
  if (period === "second") return { score, unit, half: sumOf(state, isOfFirstHalf) };
  if (!SETS.has(periodKind(period))) return { score, unit };
  const { setEnds } = table;
  if (setEnds) return { score, unit, canEnd: (end) => setEnds(end, isLast(period, state)) };
  return decided ? null : { score, unit };
}

const SETS: ReadonlySet<string> = new Set(["set", "map"]);

function tallyIn(unit: Tally, period: Period, state: CountedState): Counted | null {
  if (period !== "full" && !(period === "half" && isFirstHalf(state))) return null;
  const score = COUNTS[unit].inState(state);
  return score && { score, unit };
}

function setsIn(unit: CountUnit, state: CountedState): Counted | null {
  const { setsToWin: most } = state;
  if (most === undefined) return null;
  const canEnd = ([home, away]: Score) =>
    Math.max(home, away) === most && Math.min(home, away) < most;
  return { score: whole(state), unit, canEnd };
}

function partScore(period: Period, state: CountedState): Score | null {
  const { se_now: now } = state;
  switch (period) {
    case "half":
      return isFirstHalf(state) ? whole(state) : null;
    case "second":
      return isFirstHalf(state) ? null : sumOf(state, (name) => !isOfFirstHalf(name));
    case "F5":
      return FIRST_FIVE.some((name) => name === now) ? whole(state) : null;
    default:
      return now === period ? sumOf(state, (name) => name === period) : null;
  }
}

const FIRST_HALF: ReadonlySet<string> = new Set(["1H", "Q1", "Q2"]);

const isOfFirstHalf = (name: string): boolean => FIRST_HALF.has(name);

const isFirstHalf = ({ se_now: now }: CountedState): boolean => isOfFirstHalf(now);

const whole = ({ sc_FT_H: home, sc_FT_C: away }: CountedState): Score => [home, away];

function sumOf({ periods }: CountedState, counts: (name: string) => boolean): Score {
  let [home, away] = [0, 0];
  for (const { name, score } of periods) {
    if (!counts(name)) continue;
    home += score[0];
    away += score[1];
  }
  return [home, away];
}

function isLast(period: Period, { setsToWin }: CountedState): boolean {
  return setsToWin !== undefined && Number(period.slice(1)) === 2 * setsToWin - 1;
}

/** By two games from six, or seven to six. */
function isTennisSet([home, away]: Score): boolean {
  const [high, low] = [Math.max(home, away), Math.min(home, away)];
  return (high === 6 && low <= 4) || (high === 7 && (low === 5 || low === 6));
}

/** By two points, from so many on. @param last points of the deciding set */
function raceTo(usual: number, last = usual) {
  return ([home, away]: Score, isDeciding: boolean): boolean => {
    const [high, low] = [Math.max(home, away), Math.min(home, away)];
    const most = isDeciding ? last : usual;
    return high === most ? low <= most - 2 : high > most && high - low === 2;
  };
}
