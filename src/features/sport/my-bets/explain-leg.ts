// Why a leg ended as it did: the line is held against the score, a quarter line as its two half stakes.
import type { Ticket } from "#contract/api/ticket.ts";
import { fraction, parseFraction, plus, round, times } from "#contract/betting/fraction.ts";
import { settleHandicap, settleTotal } from "#contract/betting/lines.ts";
import { playSpec } from "#contract/betting/plays.ts";
import { isResultCode, type Outcome, outcomeOf } from "#contract/betting/result-codes.ts";
import { lineOf } from "../slip-view/play-words.ts";

type Leg = Ticket["legs"][number];
type Pair = readonly [number, number];

export interface HalfStake {
  /** Of the backed side, in quarters. */
  readonly line: string;
  readonly outcome: Outcome;
}

export interface LegReason {
  readonly code: string;
  readonly outcome: Outcome | null;
  /** What it was decided by; null where the leg was cancelled. */
  readonly score: Pair | null;
  /** Taken off before the line counts: in-play handicaps. */
  readonly scoreAtBet: Pair | null;
  /** One without a split, two with a quarter line; none where no line decides. */
  readonly halves: readonly HalfStake[];
  /** As short as it can be read. */
  readonly factor: string;
}

/** @returns null while the leg is open */
export function explainLeg(leg: Leg): LegReason | null {
  const { result } = leg;
  if (result === null) return null;
  const { code, score, factor } = result;
  const outcome = isResultCode(code) ? outcomeOf(code) : null;
  const scoreAtBet = playSpec(leg.w).rule === "handicap" ? result.scoreAtBet : null;
  return {
    code,
    outcome,
    score,
    scoreAtBet,
    halves: score === null || outcome === null || outcome === "D" ? [] : halvesOf(leg, score),
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
  const { base, rule } = playSpec(leg.w);
  const [home, away] = score;
  if (rule !== "handicap") {
    const totals = { OUH: home, OUC: away };
    const total = base === "OUH" || base === "OUC" ? totals[base] : home + away;
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

/** At most four decimals, and no zeros behind. */
function shortFactor(factor: string): string {
  const value = parseFraction(factor);
  return value === null ? factor : trimmed(round(value, 4, "halfUp"));
}

function trimmed(decimal: string): string {
  return decimal.includes(".") ? decimal.replace(/\.?0+$/, "") : decimal;
}
