// What tests of settlement share: a result, a time after every match, and a member's tickets.
import type { Score } from "#contract/betting/score.ts";
import type { MatchResult } from "#contract/betting/match-result.ts";
import { openBets } from "../open-bets.ts";
import { NOW, type SampleBetting } from "../sample-betting-service.ts";

export const LATER = NOW + 4 * 3_600_000;

export function ended(full: Score, half: Score | null = null): Partial<MatchResult> {
  return { status: "ended", score: { half, full } };
}

/** All tickets of the member, the settled ones first. */
export function ticketsOf(betting: SampleBetting) {
  const list = (settled: boolean) =>
    openBets(betting, { member: betting.member, settled, limit: 100 }, LATER).list;
  return [...list(true), ...list(false)];
}
