// How each play is decided by the final score of its period.
import { oppositeLine, settleHandicap, settleTotal } from "./lines.ts";
import { hasDraw, type PlaySpec } from "./plays.ts";
import type { Outcome } from "./result-codes.ts";
import type { Score } from "./score.ts";
import type { MatchSport } from "./sports.ts";

export interface ScoredSelection {
  /** As on the wire (`PlaySpec.sides`); the line is the home side's or the total's. */
  readonly side: string;
  readonly line: string | null;
  /** Of the whole match: in-play handicaps count what is scored after the bet. */
  readonly scoreAtBet?: Score | null;
  /** Correct score: the scores the market named beside `other`. */
  readonly listed?: readonly string[];
}

export interface FinalScore {
  readonly spec: PlaySpec;
  readonly sport: MatchSport;
  readonly score: Score;
  readonly half: Score | null; // of the first half, for plays about both halves or the second
  /** Sides that scored, in order; null: not known. */
  readonly goals: readonly ("H" | "C")[] | null;
}

export function settleScore(bet: ScoredSelection, final: FinalScore): Outcome {
  const { spec, sport, score, half } = final;
  const [home, away] = score;
  switch (spec.rule) {
    case "handicap":
      return handicap(bet, minus(score, countedFrom(spec, bet.scoreAtBet ?? null, half)));
    case "total":
      return total(bet, home + away);
    case "teamTotal":
      return total(bet, spec.team === "home" ? home : away);
    case "winner":
      return winner(bet.side, leader(score), hasDraw(spec, sport));
    case "oddEven":
      return wonIf((bet.side === "OD") === ((home + away) % 2 === 1));
    case "correctScore":
      return correctScore(bet, `${home}-${away}`);
    case "totalGoals":
      return wonIf(isWithin(bet.side, home + away));
    case "halfFull":
      return half === null ? "D" : wonIf(bet.side === leader(half) + leader(score));
    case "doubleChance":
      return wonIf(bet.side.includes(leader(score)));
    case "drawNoBet":
      return home === away ? "P" : wonIf(bet.side === leader(score));
    case "bothScore":
      return wonIf((bet.side === "Y") === (home > 0 && away > 0));
    case "cleanSheet":
      return wonIf((bet.side === "Y") === ((spec.team === "home" ? away : home) === 0));
    case "margin":
      return wonIf(bet.side === marginOf(score));
    case "halfGoals":
      return half === null ? "D" : wonIf(bet.side === richerHalf(half, score));
    case "nextGoal":
      // Goals are settled when they fall (settlement.ts): this one did not.
      return final.goals === null ? "D" : wonIf(bet.side === "N");
    case "resultBoth":
      return wonIf(bet.side === leader(score) + (home > 0 && away > 0 ? "Y" : "NO"));
    case "resultTotal":
      return resultTotal(bet, score);
    default:
      throw new RangeError(
        `no score settles ${spec.rule}: see settleOutright, contestKey, settlePlayer`,
      );
  }
}

function handicap(bet: ScoredSelection, [home, away]: Score): Outcome {
  const line = lineOf(bet);
  return bet.side === "H"
    ? settleHandicap(line, home, away)
    : settleHandicap(oppositeLine(line), away, home);
}

/**
 * The score of the play's own period that an in-play handicap counts from; null: it counts the whole period.
 * @param scoreAtBet of the whole match
 * @param half score of the first half; null while it is played
 */
export function countedFrom(
  { count, inPlay, period, rule }: PlaySpec,
  scoreAtBet: Score | null,
  half: Score | null,
): Score | null {
  if (!inPlay || rule !== "handicap" || count !== "score" || scoreAtBet === null) return null;
  if (period === "full" || period === "half") return scoreAtBet;
  if (period !== "second") return null;
  // A bet of the first half counts all of the second.
  const [home, away] = half ?? scoreAtBet;
  return [Math.max(0, scoreAtBet[0] - home), Math.max(0, scoreAtBet[1] - away)];
}

const minus = ([home, away]: Score, before: Score | null): Score =>
  before ? [home - before[0], away - before[1]] : [home, away];

function total(bet: ScoredSelection, counted: number): Outcome {
  return settleTotal(lineOf(bet), counted, bet.side === "O" ? "over" : "under");
}

/** Without a draw selection, a level score returns the stake. */
function winner(side: string, best: string, draw: boolean): Outcome {
  return best === "N" && !draw ? "P" : wonIf(side === best);
}

function correctScore({ side, listed = [] }: ScoredSelection, score: string): Outcome {
  return wonIf(side === "other" ? !listed.includes(score) : side === score);
}

/** `HO`: home wins, and over. A total on the line returns the stake of the side that has the result. */
function resultTotal(bet: ScoredSelection, score: Score): Outcome {
  const [result, side] = bet.side;
  const counted = total({ ...bet, side: side ?? "" }, score[0] + score[1]);
  return result === leader(score) ? counted : "L";
}

/** `H2`: the home side wins by two; three and more are one side. */
function marginOf([home, away]: Score): string {
  const by = Math.min(3, Math.abs(home - away));
  return by === 0 ? "N" : `${leader([home, away])}${by}`;
}

function richerHalf(half: Score, score: Score): "1" | "2" | "E" {
  const first = half[0] + half[1];
  const second = score[0] + score[1] - first;
  return first === second ? "E" : first > second ? "1" : "2";
}

/** `2-3` or `7+`. */
function isWithin(range: string, counted: number): boolean {
  const [low, high = Number.POSITIVE_INFINITY] = range.split(/[-+]/).filter(Boolean).map(Number);
  return low !== undefined && counted >= low && counted <= high;
}

function lineOf({ line }: ScoredSelection): string {
  if (line === null) {
    throw new RangeError("this play needs a line");
  }
  return line;
}

const leader = ([home, away]: Score): "H" | "C" | "N" =>
  home === away ? "N" : home > away ? "H" : "C";

const wonIf = (won: boolean): "W" | "L" => (won ? "W" : "L");
