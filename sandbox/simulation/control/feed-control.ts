// `POST /sandbox/feed`: speed and size of the odds feed, and faults on the way to the sockets of all streams.
import * as v from "valibot";
import type { Feed } from "../../backend/push/feed.ts";
import type { ChatStream } from "../../backend/chat/chat-stream.ts";
import type { TableStream } from "../../backend/push/table-stream.ts";
import { bookOf } from "../book/book.ts";
import type { Simulation } from "../simulation.ts";

const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1000));

export const FeedControlSchema = v.strictObject({
  /** Price changes a second over all football matches in play; null: the usual rate. */
  changesPerSecond: v.optional(v.nullable(v.pipe(v.number(), v.minValue(1), v.maxValue(20_000)))),
  /** Least number of matches in every list; null: as many as there are. */
  matches: v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5000)))),
  /** Only heartbeats are sent. */
  paused: v.optional(v.boolean()),
  /** How many of the next deltas of each subscription are lost; a client gets them back by `since`. */
  gap: v.optional(count),
  /** How many of the next deltas are sent twice. */
  duplicate: v.optional(count),
  /** How many of the next deltas are sent after the one that follows them. */
  reorder: v.optional(count),
  /** Closes the sockets of all streams. */
  close: v.optional(v.boolean()),
  /** Milliseconds between two updates of the channels. */
  tickMs: v.optional(v.pipe(v.number(), v.minValue(20), v.maxValue(60_000))),
  /** Milliseconds by which everything is sent later. */
  delayMs: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(60_000))),
});
type FeedControl = v.InferOutput<typeof FeedControlSchema>;

/** Share of the open prices of a list that differ when the list is priced anew. */
const SHARE_CHANGED = 0.86;
const SHORTEST_PACE_MS = 100;

export interface Feeds {
  readonly feed: Feed;
  readonly tables: TableStream;
  readonly chat: ChatStream;
}

export function changeFeed(
  simulation: Simulation,
  { feed, tables, chat }: Feeds,
  change: FeedControl,
): void {
  changeBook(simulation, change);
  simulation.feedFaults.plan(change);
  if (change.close === true) {
    feed.closeSockets();
    tables.closeSockets();
    chat.closeSockets();
  }
  if (change.tickMs !== undefined) feed.setUpdateInterval(change.tickMs);
}

export function feedState(simulation: Simulation, { feed }: Pick<Feeds, "feed">): object {
  return {
    ...simulation.feedFaults.state(),
    ...bookOf(simulation.world()).settings,
    ...feed.state(),
  };
}

/** Sets how often matches are priced anew, so that `changesPerSecond` prices change in a second. */
function changeBook({ world, now }: Simulation, { changesPerSecond, matches }: FeedControl): void {
  const { settings, programme, views } = bookOf(world());
  if (matches !== undefined) settings.matches = matches;
  if (changesPerSecond === undefined) return;
  const time = now();
  const open = programme
    .list({ sport: "FT", show: "RB", date: null }, time)
    .flatMap((fixture) => views.listed(fixture, time).markets)
    .flatMap(({ prices }) => prices.filter(({ active }) => active)).length;
  settings.pace =
    changesPerSecond === null
      ? null
      : Math.max(SHORTEST_PACE_MS, Math.round((open * SHARE_CHANGED * 1000) / changesPerSecond));
}
