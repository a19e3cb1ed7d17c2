// Why a leg was settled as it was: compares the line with the score; a quarter line as its two half stakes.
import type { Ticket } from "#contract/api/ticket.ts";
import { fraction, parseFraction, plus, round, times } from "#contract/betting/fraction.ts";
import { settleHandicap, settleTotal } from "#contract/betting/lines.ts";
import { playSpec } from "#contract/betting/plays.ts";
import { isResultCode, type Outcome, outcomeOf } from "#contract/betting/result-codes.ts";
import { lineOf } from "#domain/bets/play-words.ts";

type Leg = Ticket["legs"][number];
type Pair = readonly [number, number];

export interface HalfStake {
  /** Line of the backed side, in quarters. */
  readonly line: string;
  readonly outcome: Outcome;
}

export interface LegReason {
  readonly code: string;
  readonly outcome: Outcome | null;
  /** The deciding score; null when the leg was cancelled. */
  readonly score: Pair | null;
  /** Subtracted before the line is compared: in-play handicaps. */
  readonly scoreAtBet: Pair | null;
  /** One without a split, two for a quarter line; none when no line decides. */
  readonly halves: readonly HalfStake[];
  readonly deadHeat: NonNullable<Leg["result"]>["deadHeat"];
  /** In its shortest form. */
  readonly factor: string;
}

/** @returns null while the leg is open */
export function explainLeg(leg: Leg): LegReason | null {
  const { result } = leg;
  if (result === null) return null;
  const { code, score, scoreAtBet, factor, deadHeat } = result;
  const outcome = isResultCode(code) ? outcomeOf(code) : null;
  return {
    code,
    outcome,
    score,
    scoreAtBet,
    halves: score === null || outcome === null || outcome === "D" ? [] : halvesOf(leg, score),
    deadHeat,
    factor: shortFactor(factor),
  };
}

function halvesOf(leg: Leg, score: Pair): readonly HalfStake[] {
  if (leg.line === null || !playSpec(leg.w).splits) return [];
  const line = lineOf(leg);
  const lines = isQuarter(line) ? [moved(line, "-0.25"), moved(line, "0.25")] : [line];
  return lines.map((half) => ({ line: half, outcome: settle(leg, half, score) }));
}

function settle(leg: Leg, line: string, score: Pair): Outcome {
  const { rule, team } = playSpec(leg.w);
  const [home, away] = score;
  if (rule !== "handicap") {
    const own = team === "home" ? home : away;
    const total = rule === "teamTotal" ? own : home + away;
    return settleTotal(line, total, leg.r === "O" ? "over" : "under");
  }
  const [homeBefore, awayBefore] = leg.result?.scoreAtBet ?? [0, 0];
  const [h, c] = [home - homeBefore, away - awayBefore];
  return leg.r === "C" ? settleHandicap(line, c, h) : settleHandicap(line, h, c);
}

function isQuarter(line: string): boolean {
  return times(fraction(line), fraction("2")).denominator !== 1n;
}

function moved(line: string, by: string): string {
  return trimmed(round(plus(fraction(line), fraction(by)), 2, "halfUp"));
}

/** At most four decimals, without trailing zeros. */
function shortFactor(factor: string): string {
  const value = parseFraction(factor);
  return value === null ? factor : trimmed(round(value, 4, "halfUp"));
}

function trimmed(decimal: string): string {
  return decimal.includes(".") ? decimal.replace(/(?:\.0+|(?<!0)0+)$/, "") : decimal;
}
