// What an open leg needs now: its outcome if the match ended at this score, and the fewest goals (points, games, sets)
// that change it.
import type { Ticket } from "#contract/api/ticket.ts";
import { isPlayerRule } from "#contract/betting/player-rules.ts";
import { type PlaySpec, playSpec } from "#contract/betting/plays.ts";
import type { Outcome } from "#contract/betting/result-codes.ts";
import type { Score } from "#contract/betting/score.ts";
import { settleScore } from "#contract/betting/score-rules.ts";
import { COUNTS_FROM_BET, type MatchSport } from "#contract/betting/sports.ts";
import { type Counted, type CountedState, countedIn, type CountUnit } from "./leg-count.ts";

type Leg = Pick<Ticket["legs"][number], "w" | "r" | "line" | "score" | "live" | "sport" | "result">;

/** For either side; `any` when it does not matter which. */
export interface NeedStep {
  readonly home: number;
  readonly away: number;
  readonly any: boolean;
}

export interface LegNeeds {
  /** If the match ended now; null in a race, which somebody must win first. */
  readonly now: Outcome | null;
  readonly unit: CountUnit;
  /** The fewest that win in full; null when it wins already or cannot win any more. */
  readonly need: NeedStep | null;
  /** The fewest that end a full win; null when it does not win or nothing can. */
  readonly lose: NeedStep | null;
}

/** Decided by more than the score of one period, or about its parity only. */
const UNTOLD: ReadonlySet<string> = new Set([
  "halfFull",
  "halfGoals",
  "nextGoal",
  "oddEven",
  "game",
  "point",
  "first",
  "outright",
  "combination",
]);
const MOST = 60;
/** Up to here, both sides are tried together. */
const MOST_OF_BOTH = 6;

/** @returns null before the match, after the leg's result, and for plays that it cannot tell */
export function legNeeds(leg: Leg, state: CountedState | undefined): LegNeeds | null {
  const spec = playSpec(leg.w);
  const counted = state && countedIn(spec, leg.sport, state);
  if (leg.result !== null || !counted || UNTOLD.has(spec.rule)) return null;
  if (isPlayerRule(spec.rule)) return null;
  return spec.rule === "race" ? raceNeeds(leg, counted) : scoreNeeds(leg, spec, counted);
}

function scoreNeeds(leg: Leg, spec: PlaySpec, { score, half, unit, canEnd }: Counted): LegNeeds {
  const sport = leg.sport as MatchSport;
  const counts = leg.live && COUNTS_FROM_BET.has(sport);
  const bet = { side: leg.r, line: leg.line, scoreAtBet: counts ? leg.score : null };
  const outcome = (end: Score): Outcome =>
    settleScore(bet, { spec, sport, score: end, half: half ?? null, goals: null });
  const [home, away] = score;
  const any = spec.rule === "total" || spec.rule === "totalGoals";
  const first = (wanted: (end: Outcome) => boolean): NeedStep | null => {
    const step = (canEnd ? ALL_STEPS : STEPS).find(([h, a]) => {
      const end: Score = [home + h, away + a];
      return (canEnd?.(end) ?? true) && wanted(outcome(end));
    });
    return step ? { home: step[0], away: step[1], any } : null;
  };
  const won = (end: Outcome) => end === "W";
  const now = outcome(score);
  const isWon = won(now);
  return {
    now,
    unit,
    need: isWon ? null : first(won),
    lose: isWon ? first((end) => !won(end)) : null,
  };
}

/** The line is the number of points to reach first. */
function raceNeeds({ r, line }: Leg, { score, unit }: Counted): LegNeeds | null {
  const [home, away] = score.map((points) => Number(line) - points);
  if (home === undefined || away === undefined || home <= 0 || away <= 0) return null;
  const [ofHome, ofAway] = [
    { home, away: 0, any: false },
    { home: 0, away, any: false },
  ];
  return r === "H"
    ? { now: null, unit, need: ofHome, lose: ofAway }
    : { now: null, unit, need: ofAway, lose: ofHome };
}

/** The fewest first; of equally few, one side alone first. */
const stepsOf = (mostOfBoth: number): readonly Score[] =>
  Array.from({ length: MOST }, (_, index) => index + 1).flatMap((sum): Score[] => [
    [sum, 0],
    [0, sum],
    ...(sum > mostOfBoth
      ? []
      : Array.from({ length: sum - 1 }, (_, home): Score => [home + 1, sum - home - 1])),
  ]);
const STEPS = stepsOf(MOST_OF_BOTH);
const ALL_STEPS = stepsOf(MOST);
