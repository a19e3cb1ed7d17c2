// Keeps the tables current: the list by a call, changes by the stream; without a socket the list is polled.
import { venueInfo } from "#contract/api/venue-info.ts";
import { TABLE_STREAM, type TableMessage, TableMessageSchema } from "#contract/api/table-feed.ts";
import { POLL_MS } from "#contract/stream.ts";
import { VENUE_CODES } from "#contract/venues.ts";
import { streamUrl } from "#brand/stream-url.ts";
import { serverNow } from "#lib/time/clock.ts";
import { isOffline } from "#lib/browser/offline.ts";
import { readCall } from "#lib/calls/read-call.ts";
import { readFrame } from "#lib/calls/read-frame.ts";
import { runLive, type WakeReason } from "#lib/calls/run-live.ts";
import { createStreamSocket, type StreamSocket } from "#lib/calls/stream-socket.ts";
import {
  changeTables,
  NO_TABLES,
  noteFailure,
  replaceTables,
  useLiveTables,
} from "./live-store.ts";

const TICK_MS = 1000;
/** The stream stops after the page was hidden this long. */
const REST_MS = 120_000;
/** Data older than this is said to be old: a missed heartbeat, or three polls. */
const STALE_MS = 15_000;

interface Feed {
  /** Sockets are unavailable. */
  polling: boolean;
  loading: boolean;
  /** Server time. */
  heardAt: number;
  toldAt: number;
  askedAt: number;
  opened: boolean;
  followers: number;
}

const feed: Feed = {
  polling: false,
  loading: false,
  heardAt: 0,
  toldAt: 0,
  askedAt: 0,
  opened: false,
  followers: 0,
};
let stop: (() => void) | null = null;

const socket: StreamSocket<object> = createStreamSocket<TableMessage, object>({
  url: () => streamUrl(TABLE_STREAM),
  read: (data) => readFrame(TableMessageSchema, data),
  ping: { type: "ping" },
  onMessage: receive,
  onOpen() {
    // After a loss: venues may have closed meanwhile.
    if (feed.opened) void loadTables();
    feed.opened = true;
  },
  onDown(down) {
    feed.polling = down;
  },
});

/** @returns how to stop following */
export function followTables(): () => void {
  feed.followers += 1;
  stop ??= run();
  return () => {
    feed.followers -= 1;
    if (feed.followers > 0) return;
    stop?.();
    stop = null;
  };
}

export async function loadTables(): Promise<void> {
  if (feed.loading) return;
  feed.loading = true;
  feed.askedAt = serverNow();
  if (useLiveTables.getState().state === "error") useLiveTables.setState(NO_TABLES);
  try {
    const { items } = await readCall(venueInfo, { category: VENUE_CODES.realbet, all: true });
    hear();
    // Whatever the stream has told meanwhile is newer, and began with the whole list.
    if (feed.toldAt > feed.askedAt) return;
    replaceTables(
      items.filter((item) => item.kind === "table"),
      serverNow(),
    );
  } catch (error) {
    noteFailure(error);
  } finally {
    feed.loading = false;
  }
}

function run(): () => void {
  feed.opened = false;
  hear();
  const timer = setInterval(tick, TICK_MS);
  const stops = [
    () => clearInterval(timer),
    runLive({ wake, rest: socket.stop, restAfter: REST_MS }),
  ];
  return () => {
    stops.forEach((end) => end());
    feed.polling = false;
  };
}

function receive(message: TableMessage): void {
  hear();
  if (message.type === "heartbeat") return;
  feed.toldAt = serverNow();
  if (message.type === "tables") replaceTables(message.tables, feed.toldAt);
  else changeTables(message.tables, feed.toldAt);
}

function hear(): void {
  feed.heardAt = serverNow();
  if (!useLiveTables.getState().fresh) useLiveTables.setState({ fresh: true });
}

function tick(): void {
  const now = serverNow();
  if (now - feed.heardAt > STALE_MS && useLiveTables.getState().fresh) {
    useLiveTables.setState({ fresh: false });
  }
  const waiting = document.hidden || isOffline() || !feed.polling;
  if (!waiting && now - feed.askedAt >= POLL_MS) void loadTables();
}

function wake(reason: WakeReason): void {
  if (reason === "reconnect" || reason === "language") socket.stop();
  socket.start();
  void loadTables();
}
