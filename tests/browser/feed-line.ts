// The feed socket of one page under control of the test: what the page receives, when and in which order. Faults of
// `/sandbox/feed` would affect all pages; these affect one.
import type { Page, WebSocketRoute } from "playwright/test";
import type { SportMarket, SportMatch } from "#contract/api/sport.ts";
import type { FeedDelta, FeedMessage } from "#contract/api/sport-feed.ts";
import { expect } from "./open-site.ts";

export type { SportMarket, SportMatch };

type Change = Partial<Omit<FeedDelta, "type" | "channel" | "seq" | "time">>;
type Trouble = "lose" | "twice" | "swap";

export interface FeedLine {
  /** Holds back messages, after the first one has shown the book's time. */
  hold(): Promise<void>;
  /** Passes changes of the list up to a number, also those that are still to come. */
  release(upTo: number): void;
  /** The fault of the next change of the list. */
  trouble(kind: Trouble): void;
  /** Resolves when the fault has happened. */
  happened(): Promise<void>;
  /** Number of the last list change that the page received. */
  lastSeq(): number;
  /** How many snapshots of the list the page received. */
  snapshots(): number;
  /** The book's time, epoch milliseconds. */
  now(): number;
  /** Sends a change as the book, after the last one; only while messages are held. */
  sendChanges(change: Change): void;
  /** Sends a snapshot of the list as the book. */
  sendSnapshot(matches: readonly SportMatch[]): void;
  cut(): void;
  opened(): number;
}

const NOTHING: Required<Change> = {
  prices: [],
  markets: [],
  marketsGone: [],
  states: [],
  matches: [],
  matchesGone: [],
};

/** Call it before the page opens its socket. @param channel of the list */
export async function feedLine(page: Page, channel: string): Promise<FeedLine> {
  const line = {
    ways: [] as WebSocketRoute[],
    seq: 0,
    snapshots: 0,
    held: null as FeedMessage[] | null,
    // Changes of the list up to this number pass while messages are held.
    upTo: 0,
    /** Milliseconds by which the book's clock is ahead; null until its first message. */
    ahead: null as number | null,
  };
  let planned: Trouble | null = null;
  let swapped: FeedMessage | null = null;
  let done: () => void = () => {};
  let happened = Promise.resolve();

  const now = () => Date.now() + (line.ahead ?? 0);
  const say = (message: FeedMessage) => {
    if (message.type !== "heartbeat" && message.type !== "refused" && message.channel === channel) {
      line.seq = Math.max(line.seq, message.seq);
      line.snapshots += message.type === "snapshot" ? 1 : 0;
    }
    line.ways.at(-1)?.send(JSON.stringify(message));
  };
  const waits = (message: FeedMessage) =>
    message.type !== "delta" || message.channel !== channel || message.seq > line.upTo;
  const hear = (message: FeedMessage) => {
    if (message.type !== "refused") line.ahead = message.time - Date.now();
    if (line.held && waits(message)) return void line.held.push(message);
    if (message.type !== "delta" || message.channel !== channel) return say(message);
    if (swapped) {
      say(message);
      say(swapped);
      swapped = null;
      return done();
    }
    const kind = planned;
    planned = null;
    if (kind === "swap") return void (swapped = message);
    if (kind !== "lose") say(message);
    if (kind === "twice") say(message);
    if (kind !== null) done();
  };
  await page.routeWebSocket(/\/stream\/api\/v1\/odds/, (way) => {
    line.ways.push(way);
    const server = way.connectToServer();
    way.onMessage((text) => server.send(text));
    server.onMessage((text) => hear(JSON.parse(String(text)) as FeedMessage));
  });
  return {
    async hold() {
      await expect.poll(() => line.ahead).not.toBeNull();
      line.held ??= [];
    },
    release(upTo) {
      line.upTo = upTo;
      const [go, stay] = [[] as FeedMessage[], [] as FeedMessage[]];
      for (const message of line.held ?? []) (waits(message) ? stay : go).push(message);
      line.held = stay;
      go.forEach(say);
    },
    trouble(kind) {
      planned = kind;
      happened = new Promise((resolve) => (done = resolve));
    },
    happened: () => happened,
    lastSeq: () => line.seq,
    snapshots: () => line.snapshots,
    now,
    sendChanges: (change) =>
      say({
        type: "delta",
        channel,
        seq: line.seq + 1,
        time: now(),
        ...NOTHING,
        ...change,
      }),
    sendSnapshot: (matches) =>
      say({
        type: "snapshot",
        channel,
        seq: line.seq + 1,
        time: now(),
        matches: [...matches],
        outrights: [],
      }),
    cut: () => void line.ways.at(-1)?.close({ code: 1012 }),
    opened: () => line.ways.length,
  };
}
