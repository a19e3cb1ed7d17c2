// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { dropQueuedLaunch, queueLaunch, takeQueuedLaunch } from "./queued-launch.ts";

const target = { enName: "PG", gameCode: "g1", name: "龙腾" };
const wanted = { target, options: {} };
const KEY = "launch-queue";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(() => void vi.useRealTimers());

it("is done once, by whoever logs in", () => {
  queueLaunch(wanted);
  expect(takeQueuedLaunch("u1")).toEqual(wanted);
  expect(takeQueuedLaunch("u1")).toBeNull();
});

it("keeps the choice of play money", () => {
  queueLaunch({ target, options: { demo: true } });
  expect(takeQueuedLaunch("u1")?.options).toEqual({ demo: true });
});

it("expires after a quarter of an hour", () => {
  queueLaunch(wanted);
  vi.advanceTimersByTime(15 * 60_000 - 1);
  const { [KEY]: stored } = sessionStorage;
  expect(takeQueuedLaunch("u1")).toEqual(wanted);
  sessionStorage.setItem(KEY, stored);
  localStorage.clear();
  vi.advanceTimersByTime(1);
  expect(takeQueuedLaunch("u1")).toBeNull();
});

it("is never done for another member than the one it waits for", () => {
  queueLaunch(wanted, "u1");
  expect(takeQueuedLaunch("u2")).toBeNull();
  expect(takeQueuedLaunch("u1")).toBeNull();
  queueLaunch(wanted, "u1");
  expect(takeQueuedLaunch("u1")).toEqual(wanted);
});

it("is done by one of two tabs that have a copy", () => {
  queueLaunch(wanted);
  const { [KEY]: copy } = sessionStorage;
  expect(takeQueuedLaunch("u1")).toEqual(wanted);
  sessionStorage.setItem(KEY, copy);
  expect(takeQueuedLaunch("u1")).toBeNull();
});

it("can be dropped", () => {
  queueLaunch(wanted);
  dropQueuedLaunch();
  expect(takeQueuedLaunch("u1")).toBeNull();
});

it.each(["", "{}", "null", '{"id":"1","at":1,"target":{"enName":1}}'])(
  "ignores %j in storage",
  (text) => {
    sessionStorage.setItem(KEY, text);
    expect(takeQueuedLaunch("u1")).toBeNull();
  },
);
