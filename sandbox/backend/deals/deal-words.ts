import type { Deal } from "#contract/api/deal-records.ts";

/** What the module of the deal's kind says about it. */
export type DealWords = Pick<
  Deal,
  "title" | "other" | "stateText" | "note" | "steps" | "facts" | "wait"
>;
