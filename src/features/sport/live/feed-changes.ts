// What goes into the content of a channel, and what becomes of it.
import type { Outright, SportMatch } from "#contract/api/sport.ts";

export interface FeedSnapshot {
  readonly seq: number;
  /** Server time of the data, epoch milliseconds. */
  readonly time: number;
  readonly matches: readonly SportMatch[];
  readonly outrights: readonly Outright[];
}

/** What is another than it was when somebody looked last, by id. */
export interface FeedChanges {
  /** Which matches there are, or their order. */
  ids: boolean;
  outrights: boolean;
  /** Facts of a match, or its markets: lines and whether they are open. */
  readonly matches: Set<string>;
  readonly states: Set<string>;
  readonly prices: Set<string>;
}

/** When the data is of, and where changes are written down. */
export interface Writing {
  /** Server time, epoch milliseconds. */
  readonly at: number;
  readonly changes: FeedChanges;
}

export function noChanges(): FeedChanges {
  return { ids: false, outrights: false, matches: new Set(), states: new Set(), prices: new Set() };
}
