// Live changes of the sports book: `WS /stream/api/v1/odds` (design: contract, Sports). A channel is one list
// or one match; its changes are numbered without gaps.
import * as v from "valibot";
import { odds, rows } from "./answer-fields.ts";
import { matchStateSchema, marketSchema, outrightSchema, sportMatchSchema } from "./sport.ts";

export const ODDS_STREAM = "/stream/api/v1/odds";

export const FeedRequestSchema = v.variant("type", [
  v.strictObject({
    type: v.literal("subscribe"),
    channel: v.string(),
    /** Number of the client's last change; the feed answers with what follows, or with a snapshot. */
    since: v.nullable(v.number()),
  }),
  v.strictObject({ type: v.literal("unsubscribe"), channel: v.string() }),
  v.strictObject({ type: v.literal("ping") }),
]);
export type FeedRequest = v.InferOutput<typeof FeedRequestSchema>;

/**
 * One numbered change. A change without content confirms that the data is current at `time`; an idle channel
 * sends one every few seconds. Prices are `[price id, odds, 1 active | 0]`. A change is read whole or not at
 * all: leaving out a part would leave an old price on the screen.
 */
export const deltaSchema = v.object({
  type: v.literal("delta"),
  channel: v.string(),
  seq: v.number(),
  time: v.number(),
  prices: v.array(v.tuple([v.string(), odds, v.picklist([0, 1])])),
  /** New markets and markets whose line or state changed, each complete. */
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
  // The connection lives; says nothing about the age of the data.
  v.object({ type: v.literal("heartbeat"), time: v.number() }),
  /**
   * `unknown`: no such channel. `tooLarge`: the next frame would be too large; load the list by `matchList` and
   * follow it from its number.
   */
  v.object({ type: v.literal("refused"), channel: v.string(), reason: v.string() }),
]);
export type FeedMessage = v.InferOutput<typeof FeedMessageSchema>;
