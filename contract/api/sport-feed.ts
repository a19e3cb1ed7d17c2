// Live changes of the sports book: `WS /stream/api/v1/odds` (design: contract, Sports). A channel is what
// one list or one match shows; its changes are numbered without a hole.
import * as v from "valibot";
import { odds, rows } from "./answer-fields.ts";
import { matchStateSchema, marketSchema, outrightSchema, sportMatchSchema } from "./sport.ts";

export const ODDS_STREAM = "/stream/api/v1/odds";

/** Frames above this are dropped unread. */
export const MAX_FRAME_BYTES = 1024 * 1024;

export const FeedRequestSchema = v.variant("type", [
  v.strictObject({
    type: v.literal("subscribe"),
    channel: v.string(),
    /** Number of the last change the client has; the feed sends what follows, or a snapshot. */
    since: v.nullable(v.number()),
  }),
  v.strictObject({ type: v.literal("unsubscribe"), channel: v.string() }),
  v.strictObject({ type: v.literal("ping") }),
]);
export type FeedRequest = v.InferOutput<typeof FeedRequestSchema>;

/**
 * One numbered change of a channel. One without changes confirms that the data is of `time`: a channel
 * with nothing to tell sends such every few seconds. Prices are `[price id, odds, 1 active | 0]`, as there are
 * many. Read whole or not at all: leaving out one change would leave an old price standing.
 */
export const deltaSchema = v.object({
  type: v.literal("delta"),
  channel: v.string(),
  seq: v.number(),
  time: v.number(),
  prices: v.array(v.tuple([v.string(), odds, v.picklist([0, 1])])),
  /** Markets that came or changed in line or state, whole. */
  markets: v.array(v.object({ gameId: v.string(), market: marketSchema })),
  marketsGone: v.array(v.object({ gameId: v.string(), id: v.string() })),
  states: v.array(v.object({ gameId: v.string(), state: matchStateSchema })),
  matches: v.array(sportMatchSchema),
  matchesGone: v.array(v.string()),
});
export type FeedDelta = v.InferOutput<typeof deltaSchema>;

export const FeedMessageSchema = v.variant("type", [
  deltaSchema,
  v.object({
    type: v.literal("snapshot"),
    channel: v.string(),
    seq: v.number(),
    time: v.number(),
    matches: rows(sportMatchSchema),
    outrights: rows(outrightSchema),
  }),
  /** Says that the connection lives; says nothing about the age of the data. */
  v.object({ type: v.literal("heartbeat"), time: v.number() }),
  /**
   * `unknown`: there is no such channel. `tooLarge`: what comes next would not fit into a frame; the list
   * is to be loaded by `matchList`, and followed from its number.
   */
  v.object({ type: v.literal("refused"), channel: v.string(), reason: v.string() }),
]);
export type FeedMessage = v.InferOutput<typeof FeedMessageSchema>;
