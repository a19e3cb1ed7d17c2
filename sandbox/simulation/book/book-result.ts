import type { CancelCode } from "#contract/betting/result-codes.ts";
import type { MatchSnapshot, Pair } from "./timeline.ts";

export interface BookResult {
  readonly status: "ended" | "postponed" | "abandoned";
  /** Set for a match that was not completed. */
  readonly code: CancelCode | null;
  readonly settledAt: number;
  readonly score: Pair | null;
  readonly periods: MatchSnapshot["periods"];
  readonly corners: Pair | null;
  readonly cards: Pair | null;
}
