// Live changes of the live-casino tables: `WS /stream/api/v1/tables`. The server sends; the client only pings.
import * as v from "valibot";
import { rows } from "./answer-fields.ts";
import { liveTable } from "./venue-info.ts";

export const TABLE_STREAM = "/stream/api/v1/tables";

export const TableMessageSchema = v.variant("type", [
  /** All tables; the first message, and again after the server was busy. */
  v.object({ type: v.literal("tables"), time: v.number(), tables: rows(liveTable) }),
  /** Tables that dealt a hand, opened a round or changed seats, each complete. */
  v.object({ type: v.literal("changed"), time: v.number(), tables: rows(liveTable) }),
  v.object({ type: v.literal("heartbeat"), time: v.number() }),
]);
export type TableMessage = v.InferOutput<typeof TableMessageSchema>;
