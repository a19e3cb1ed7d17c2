// Trouble of the feed on demand (`/sandbox/feed`).
import * as v from "valibot";

const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1000));

export const FeedControlSchema = v.strictObject({
  /** Price changes a second over all football matches in play; null for as usual. */
  changesPerSecond: v.optional(v.nullable(v.pipe(v.number(), v.minValue(1), v.maxValue(20_000)))),
  /** Matches every list is to have at least; null for as many as there are. */
  matches: v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5000)))),
  /** Nothing is sent but heartbeats. */
  paused: v.optional(v.boolean()),
  /** The next so many deltas of each listener are lost; `since` brings them back. */
  gap: v.optional(count),
  /** The next so many deltas come twice. */
  duplicate: v.optional(count),
  /** The next so many deltas come after the one that follows them. */
  reorder: v.optional(count),
  /** Closes every socket. */
  close: v.optional(v.boolean()),
  /** How often channels are brought up to date. */
  tickMs: v.optional(v.pipe(v.number(), v.minValue(20), v.maxValue(60_000))),
  /** Everything is sent so much later. */
  delayMs: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(60_000))),
});
export type FeedControl = v.InferOutput<typeof FeedControlSchema>;

/** Of one listener's channel. */
export interface PlannedTrouble {
  gap: number;
  duplicate: number;
  reorder: number;
}

export const NO_TROUBLE: Readonly<PlannedTrouble> = { gap: 0, duplicate: 0, reorder: 0 };
