// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { queueSelection, takeQueuedSelection } from "./queued-selection.ts";

beforeEach(() => sessionStorage.clear());
afterEach(() => void vi.useRealTimers());

it("returns a queued selection once", () => {
  queueSelection({ gameId: "g", priceId: "p" });
  expect(takeQueuedSelection()).toEqual({ gameId: "g", priceId: "p" });
  expect(takeQueuedSelection()).toBeNull();
});

it("expires after a minute", () => {
  vi.useFakeTimers();
  queueSelection({ gameId: "g", priceId: "p" });
  vi.advanceTimersByTime(60_000);
  expect(takeQueuedSelection()).toBeNull();
});

it.each(["", "null", "[]", '{"gameId":1,"priceId":"p","at":0}', '{"gameId":"g","priceId":"p"}'])(
  "reads %j as nothing queued",
  (text) => {
    sessionStorage.setItem("pick-queue", text);
    expect(takeQueuedSelection()).toBeNull();
  },
);
