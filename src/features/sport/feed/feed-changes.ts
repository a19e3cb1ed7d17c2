// Input and output of a change to a channel's content.
import type { Outright, SportMatch } from "#contract/api/sport.ts";

export interface FeedSnapshot {
  readonly seq: number;
  /** Server time of the data, epoch milliseconds. */
  readonly time: number;
  readonly matches: readonly SportMatch[];
  readonly outrights: readonly Outright[];
}

/** Changes since the last call, by id of match or price. */
export interface FeedChanges {
  /** True when matches were added, removed or reordered. */
  ids: boolean;
  outrights: boolean;
  /** Facts of a match, or its markets: lines, open or closed. */
  readonly matches: Set<string>;
  readonly states: Set<string>;
  readonly prices: Set<string>;
}

/** Time of the data, and where to record changes. */
export interface Writing {
  /** Server time, epoch milliseconds. */
  readonly at: number;
  readonly changes: FeedChanges;
}

export function noChanges(): FeedChanges {
  return { ids: false, outrights: false, matches: new Set(), states: new Set(), prices: new Set() };
}
