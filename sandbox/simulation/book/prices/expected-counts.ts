import type { Pair } from "../timeline.ts";

/** Counts of a period: now, and expected until its end. */
export interface ExpectedCounts {
  readonly now: Pair;
  readonly more: Pair;
}
