// The page's feed: which channels are followed over its one socket, and who is notified. Idle while nothing
// is followed.
import {
  type FeedMessage,
  FeedMessageSchema,
  type FeedRequest,
  ODDS_STREAM,
} from "#contract/api/sport-feed.ts";
import { streamUrl } from "#brand/stream-url.ts";
import { isOffline, useOffline } from "#lib/browser/offline.ts";
import { readFrame } from "#lib/calls/read-frame.ts";
import { runLive, type WakeReason } from "#lib/calls/run-live.ts";
import { createStreamSocket, type StreamSocket } from "#lib/calls/stream-socket.ts";
import type { FeedChannel } from "./feed-channel.ts";
import { noteDataTime, noteServerTime } from "./feed-clock.ts";

interface Page {
  /** Sockets are unavailable: channels are polled. */
  polling: boolean;
  readonly channels: Set<FeedChannel>;
  readonly listeners: Set<(channels: ReadonlySet<FeedChannel>) => void>;
}

const TICK_MS = 500;
/** The feed stops after the page was hidden this long. */
const REST_MS = 120_000;

const page: Page = { polling: false, channels: new Set(), listeners: new Set() };
const frames = createFrames(() => {
  for (const listener of page.listeners) listener(page.channels);
});
let stop: (() => void) | null = null;

const socket: StreamSocket<FeedRequest> = createStreamSocket<FeedMessage, FeedRequest>({
  url: () => streamUrl(ODDS_STREAM),
  read: (data) => readFrame(FeedMessageSchema, data),
  ping: { type: "ping" },
  onMessage: receive,
  onOpen: () => page.channels.forEach((channel) => channel.follow()),
  onLost() {
    page.channels.forEach((channel) => channel.lose());
    changed();
  },
  onDown(down) {
    page.polling = down;
    tick();
  },
});

export const send = socket.send;
export const changed = frames.ask;

export function isPolling(): boolean {
  return page.polling;
}

export function followed(): ReadonlySet<FeedChannel> {
  return page.channels;
}

export function addChannel(channel: FeedChannel): void {
  page.channels.add(channel);
  stop ??= follow();
  channel.load();
}

export function dropChannel(channel: FeedChannel): void {
  if (!page.channels.delete(channel)) return;
  channel.close();
  changed();
  if (page.channels.size > 0) return;
  stop?.();
  stop = null;
}

/** @param listener called once per frame, after something may have changed @returns how to stop */
export function onFrame(listener: (channels: ReadonlySet<FeedChannel>) => void): () => void {
  page.listeners.add(listener);
  return () => void page.listeners.delete(listener);
}

function follow(): () => void {
  const timer = setInterval(tick, TICK_MS);
  const stops = [
    () => clearInterval(timer),
    runLive({ wake, rest: socket.stop, restAfter: REST_MS }),
    useOffline.subscribe(changed),
  ];
  return () => {
    stops.forEach((end) => end());
    page.polling = false;
  };
}

function wake(reason: WakeReason): void {
  if (reason === "reconnect" || reason === "language") socket.stop();
  // Names come in the player's language.
  if (reason === "language") page.channels.forEach((channel) => channel.reload());
  if (reason === "reconnect") page.channels.forEach((channel) => channel.load());
  socket.start();
  if (reason === "shown") tick();
}

function tick(): void {
  const resting = document.hidden || isOffline();
  if (!resting) page.channels.forEach((channel) => channel.tick(page.polling));
  changed();
}

function receive(message: FeedMessage): void {
  if (message.type === "heartbeat") return noteServerTime(message.time);
  if (message.type !== "refused") noteDataTime(message.time);
  for (const channel of page.channels) {
    if (channel.name === message.channel) channel.receive(message);
  }
}

// Runs work at most once per frame; by a timer in a hidden tab, which has no frames.
const UNSEEN_MS = 250;

interface Frames {
  ask(): void;
}

function createFrames(act: () => void): Frames {
  let frame = 0;
  let timer: ReturnType<typeof setTimeout> | null = null;
  const run = () => {
    if (timer !== null) clearTimeout(timer);
    cancelAnimationFrame(frame);
    timer = null;
    act();
  };
  return {
    ask() {
      if (timer !== null) return;
      frame = requestAnimationFrame(run);
      timer = setTimeout(run, UNSEEN_MS);
    },
  };
}
