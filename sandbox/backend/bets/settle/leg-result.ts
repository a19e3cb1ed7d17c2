// Settles a leg by the contract's rules once the book has the result.
import { COMBINATION, settleCombination } from "#contract/betting/match-combinations.ts";
import { scoreOf } from "#contract/betting/period-scores.ts";
import { playSpec } from "#contract/betting/plays.ts";
import { isResultCode, type ResultCode } from "#contract/betting/result-codes.ts";
import type { Score } from "#contract/betting/score.ts";
import { type DeadHeat, settleOutright, settleSelection } from "#contract/betting/settlement.ts";
import { COUNTS_FROM_BET } from "#contract/betting/sports.ts";
import type { LegRow } from "../bet-rows.ts";
import type { BookView } from "../book-view.ts";
import { oddsOfSet, partLegs } from "../combined-parts.ts";

export interface LegResult {
  readonly code: ResultCode;
  readonly score: Score | null;
  readonly deadHeat: DeadHeat | null;
  /** Of a combination without its void parts; null: its odds. */
  readonly paidOdds: string | null;
}

/** @returns null while it is open */
export function legResult(book: BookView, leg: LegRow): LegResult | null {
  const { w, r, gameId, line, listed } = leg;
  if (w === COMBINATION) return combinedResult(leg, partCodes(book, leg));
  if (playSpec(w).rule === "outright") {
    const winners = book.winners(gameId);
    const settled = settleOutright(r, winners && { ranking: [winners], places: 1 });
    return settled && { ...settled, score: null, paidOdds: null };
  }
  const result = book.settlement(gameId, w);
  if (!result) return null;
  const bet = { play: w, side: r, line, listed, scoreAtBet: scoreFrom(leg) };
  const code = settleSelection(bet, result);
  const score = code?.startsWith("D") === true ? null : scoreOf(playSpec(w), result);
  return code && { code, score, deadHeat: null, paidOdds: null };
}

/** @param codes of the parts; null while a part is open */
export function combinedResult(
  { setOdds }: LegRow,
  codes: readonly (ResultCode | null)[],
): LegResult | null {
  const settled = settleCombination(codes, (places) => oddsOfSet(setOdds, places));
  return settled && { ...settled, score: null, deadHeat: null };
}

/** Result codes of the parts: the stored ones, else what the book has now; null while a part is open. */
export function partCodes(book: BookView, leg: LegRow): (ResultCode | null)[] {
  return partLegs(leg).map((part) => codeOf(part) ?? legResult(book, part)?.code ?? null);
}

/** The score at the bet for in-play football handicaps, which count only later goals; null for other bets. */
export function scoreFrom({ live, sport, scoreHome, scoreAway }: LegRow): Score | null {
  const counts = live && COUNTS_FROM_BET.has(sport);
  return counts && scoreHome !== null && scoreAway !== null ? [scoreHome, scoreAway] : null;
}

export function codeOf({ code }: Pick<LegRow, "code">): ResultCode | null {
  return code !== null && isResultCode(code) ? code : null;
}
