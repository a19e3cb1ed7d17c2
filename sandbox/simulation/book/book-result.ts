import type { Tally } from "#contract/betting/counts.ts";
import type { CancelCode } from "#contract/betting/result-codes.ts";
import type { MatchSnapshot, Pair } from "./timeline.ts";

export interface BookResult extends Readonly<Record<Tally, Pair | null>> {
  readonly status: "ended" | "postponed" | "abandoned";
  /** Set for a match that was not completed. */
  readonly code: CancelCode | null;
  readonly settledAt: number;
  readonly score: Pair | null;
  readonly periods: MatchSnapshot["periods"];
}
