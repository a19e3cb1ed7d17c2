// The score beside the names of a match.
import type { MatchStateView } from "#contract/api/sport.ts";

/**
 * Sets won for sports played in sets, else the score; null before the start. The clock shows the current set.
 */
export function scoreOf(state: MatchStateView): readonly [number, number] | null {
  if (!state.isLive && state.gameStatus === "upcoming") return null;
  return [state.sc_FT_H, state.sc_FT_C];
}
