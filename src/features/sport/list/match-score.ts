// What stands beside the names of a match, by sport.
import type { MatchStateView } from "#contract/api/sport.ts";

/** Sets where a match is played in sets, else the score; null before the start. */
export function scoreOf(state: MatchStateView): readonly [number, number] | null {
  if (!state.isLive && state.gameStatus === "upcoming") return null;
  if (state.sc_set_H !== null && state.sc_set_A !== null) return [state.sc_set_H, state.sc_set_A];
  return [state.sc_FT_H, state.sc_FT_C];
}
