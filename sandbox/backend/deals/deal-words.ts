import type { Deal } from "#contract/api/deal-records.ts";

/** What a deal's own part says about it. */
export type DealWords = Pick<
  Deal,
  "title" | "other" | "stateText" | "note" | "steps" | "facts" | "wait"
>;
