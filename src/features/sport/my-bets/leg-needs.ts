// What an open leg needs now: its outcome if the match ended at this score, and the fewest goals that change it.
import type { MatchStateView } from "#contract/api/sport.ts";
import type { Ticket } from "#contract/api/ticket.ts";
import { playSpec } from "#contract/betting/plays.ts";
import type { Outcome } from "#contract/betting/result-codes.ts";
import { type Score, settleScore } from "#contract/betting/score-rules.ts";
import { COUNTS_FROM_BET, type MatchSport } from "#contract/betting/sports.ts";

type Leg = Pick<Ticket["legs"][number], "w" | "r" | "line" | "score" | "live" | "sport" | "result">;
type State = Pick<MatchStateView, "isLive" | "se_now" | "sc_FT_H" | "sc_FT_C" | "corners">;

/** Goals of either side; `any` when it does not matter whose. */
export interface Step {
  readonly home: number;
  readonly away: number;
  readonly any: boolean;
}

export interface LegNeeds {
  /** If the match ended now. */
  readonly now: Outcome;
  readonly unit: "goals" | "points" | "corners";
  /** The fewest that win in full; null when it wins already or cannot win any more. */
  readonly need: Step | null;
  /** The fewest that end a full win; null when it does not win or nothing can. */
  readonly lose: Step | null;
}

/** Sports whose score is what the handicap counts. */
const UNITS: Readonly<Partial<Record<string, "goals" | "points">>> = {
  FT: "goals",
  VF: "goals",
  BK: "points",
};
/** Decided by more than the score of one period, or about its parity only. */
const UNTOLD: ReadonlySet<string> = new Set([
  "halfFull",
  "halfGoals",
  "nextGoal",
  "oddEven",
  "outright",
]);
const MOST = 60;
/** Up to here, both sides are tried together. */
const MOST_OF_BOTH = 6;

/** @returns null before the match, after the leg's result, and for plays that it cannot tell */
export function legNeeds(leg: Leg, state: State | undefined): LegNeeds | null {
  const spec = playSpec(leg.w);
  const unit = spec.count === "corners" ? "corners" : UNITS[leg.sport];
  const counted = state && countedIn(leg, state);
  if (leg.result !== null || !unit || !counted || UNTOLD.has(spec.rule)) return null;
  const counts = leg.live && COUNTS_FROM_BET.has(leg.sport as MatchSport);
  const bet = { side: leg.r, line: leg.line, scoreAtBet: counts ? leg.score : null };
  const sport = leg.sport as MatchSport;
  const outcome = ([home, away]: Score): Outcome =>
    settleScore(bet, { spec, sport, score: [home, away], half: null, goals: null });
  const [home, away] = counted;
  const now = outcome(counted);
  const any = spec.rule === "total" || spec.rule === "totalGoals";
  const first = (wanted: (end: Outcome) => boolean): Step | null => {
    const step = STEPS.find(([h, a]) => wanted(outcome([home + h, away + a])));
    return step ? { home: step[0], away: step[1], any } : null;
  };
  const won = (end: Outcome) => end === "W";
  const isWon = won(now);
  return {
    now,
    unit,
    need: isWon ? null : first(won),
    lose: isWon ? first((end) => !won(end)) : null,
  };
}

/** The fewest first; of equally few, one side alone first. */
const STEPS: readonly Score[] = Array.from({ length: MOST }, (_, index) => index + 1).flatMap(
  (sum): Score[] => [
    [sum, 0],
    [0, sum],
    ...(sum > MOST_OF_BOTH
      ? []
      : Array.from({ length: sum - 1 }, (_, home): Score => [home + 1, sum - home - 1])),
  ],
);

/** Null when the period is over or its score is not known. */
function countedIn({ w }: Leg, { isLive, se_now: now, ...state }: State): Score | null {
  const { count, period } = playSpec(w);
  if (!isLive || count === "cards") return null;
  const inFirstHalf = now === "1H" || now === "Q1" || now === "Q2";
  if (period === "half" && !inFirstHalf) return null;
  if (count === "corners") return state.corners;
  return [state.sc_FT_H, state.sc_FT_C];
}
