import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { FeedRequest } from "#contract/api/sport-feed.ts";
import { setServerTime } from "#lib/time/clock.ts";
import { useOffline } from "#lib/browser/offline.ts";
import { createFeedChannel, type FeedChannel, type Loaded } from "./feed-channel.ts";
import { createTestFeed } from "./test-feed.ts";

const CHANNEL = "FT.RB";
let server: ReturnType<typeof createTestFeed>;
let connected: boolean;
const send = vi.fn<(request: FeedRequest) => boolean>(() => connected);
const load = vi.fn<(signal: AbortSignal) => Promise<Loaded>>();
let channel: FeedChannel;

beforeEach(async () => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  server = createTestFeed(2);
  setServerTime(server.snapshot().time);
  connected = true;
  load.mockImplementation(async () => ({ channel: CHANNEL, ...server.snapshot() }));
  channel = createFeedChannel({ send, load, onChange: () => {} });
});
afterEach(() => {
  vi.useRealTimers();
  setServerTime(Date.now());
});

const score = () => server.step({ kind: "score", match: 0, value: 1 });
const subscribed = (since: number | null) => ({ type: "subscribe", channel: CHANNEL, since });
/** Ticks are half-seconds of the page's clock. */
const pass = async (ticks: number, polling = false) => {
  for (let tick = 0; tick < ticks; tick++) {
    await vi.advanceTimersByTimeAsync(500);
    channel.tick(polling);
  }
};

it("is loaded, then followed from there", async () => {
  channel.load();
  await pass(1);
  expect(load).toHaveBeenCalledOnce();
  expect(send).toHaveBeenCalledExactlyOnceWith(subscribed(100));
  channel.close();
  expect(send).toHaveBeenLastCalledWith({ type: "unsubscribe", channel: CHANNEL });
});

it("locks everything while the page is offline, whatever the socket still says", async () => {
  channel.load();
  await pass(1);
  useOffline.setState({ since: 1 });
  channel.receive(score());
  expect([channel.isStale(true), channel.isStale(false)]).toEqual([true, true]);
  useOffline.setState({ since: null });
  expect(channel.isStale(true)).toBe(false);
});

it("locks everything when the socket is lost, until newer data arrives", async () => {
  channel.load();
  await pass(1);
  expect(channel.isStale(true)).toBe(false);
  channel.lose();
  expect([channel.isStale(true), channel.isStale(false), channel.isOld()]).toEqual([
    true,
    true,
    false,
  ]);
  channel.receive(score());
  expect(channel.isStale(true)).toBe(false);
});

it("is polled every five seconds without a socket, and not with one", async () => {
  channel.load();
  await pass(30);
  expect(load).toHaveBeenCalledTimes(1);
  await pass(30, true);
  expect(load).toHaveBeenCalledTimes(1 + 3);
});

it("requests what a gap hides by socket, then by a call, at most every five seconds", async () => {
  channel.load();
  await pass(1);
  score();
  channel.receive(score());
  await pass(1);
  expect(send).toHaveBeenCalledTimes(1);
  await pass(2);
  expect(send).toHaveBeenLastCalledWith(subscribed(null));
  await pass(8);
  expect(send).toHaveBeenCalledTimes(2);
  await pass(4);
  expect(load).toHaveBeenCalledTimes(2);
  expect(channel.model.seq).toBe(102);
});

it("is loaded by a call when the snapshot exceeds a frame, without a loop", async () => {
  channel.load();
  await pass(1);
  for (let time = 0; time < 3; time++) {
    channel.receive({ type: "refused", channel: CHANNEL, reason: "tooLarge" });
    await pass(1);
  }
  expect(load).toHaveBeenCalledTimes(2);
});

it("ignores an answer that changes have overtaken", async () => {
  channel.load();
  await pass(1);
  const old = server.snapshot();
  channel.receive(score());
  load.mockResolvedValueOnce({ channel: CHANNEL, ...old });
  channel.load();
  await pass(1);
  expect(channel.model.seq).toBe(101);
  expect(channel.model.content.states.get("0")?.sc_FT_H).toBe(1);
});

it("goes stale by the age of its data, and is reloaded when the socket stays silent", async () => {
  channel.load();
  await pass(19);
  expect(channel.isStale(true)).toBe(false);
  await pass(2);
  expect([channel.isStale(true), channel.isStale(false)]).toEqual([true, false]);
  expect(load).toHaveBeenCalledTimes(1);
  await pass(42);
  expect(load).toHaveBeenCalledTimes(2);
});

it("reports a failure until it is requested again", async () => {
  load.mockRejectedValueOnce(new Error("no answer"));
  channel.load();
  await pass(1);
  expect(channel.failure).toBeInstanceOf(Error);
  expect(channel.name).toBeNull();
  channel.load();
  expect(channel.failure).toBeNull();
  await pass(1);
  expect(channel.name).toBe(CHANNEL);
});
