// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { queuePick, takeQueuedPick } from "./pick-queue.ts";

beforeEach(() => sessionStorage.clear());
afterEach(() => void vi.useRealTimers());

it("hands a pick over once", () => {
  queuePick({ gameId: "g", priceId: "p" });
  expect(takeQueuedPick()).toEqual({ gameId: "g", priceId: "p" });
  expect(takeQueuedPick()).toBeNull();
});

it("forgets it after a minute", () => {
  vi.useFakeTimers();
  queuePick({ gameId: "g", priceId: "p" });
  vi.advanceTimersByTime(60_000);
  expect(takeQueuedPick()).toBeNull();
});

it.each(["", "null", "[]", '{"gameId":1,"priceId":"p","at":0}', '{"gameId":"g","priceId":"p"}'])(
  "takes %j for nothing",
  (text) => {
    sessionStorage.setItem("pick-queue", text);
    expect(takeQueuedPick()).toBeNull();
  },
);
