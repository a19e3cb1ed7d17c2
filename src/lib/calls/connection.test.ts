// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { noteAnswer, checkConnection, followConnection, isCutOff } from "./connection.ts";
import { isOffline, onReconnect } from "../browser/offline.ts";

const server = vi.fn<typeof fetch>();
const back = vi.fn<() => void>();
let stops: (() => void)[];

const down = () => server.mockRejectedValue(new TypeError("failed"));
const up = () => server.mockResolvedValue(new Response(null, { status: 503 }));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", server.mockReset());
  up();
  stops = [followConnection(), onReconnect(back.mockReset())];
});
afterEach(async () => {
  up();
  await checkConnection();
  for (const stop of stops) stop();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("the connection", () => {
  it("is gone at once when the browser says so, and back when the server answers", async () => {
    down();
    window.dispatchEvent(new Event("offline"));
    expect(isOffline()).toBe(true);
    expect(server).not.toHaveBeenCalled();
    window.dispatchEvent(new Event("online"));
    await vi.advanceTimersByTimeAsync(0);
    expect(isOffline()).toBe(true);
    up();
    window.dispatchEvent(new Event("online"));
    await vi.advanceTimersByTimeAsync(0);
    expect(isOffline()).toBe(false);
    expect(back).toHaveBeenCalledTimes(1);
  });

  it("stands while the server answers anything, whatever becomes of one call", async () => {
    expect(await isCutOff()).toBe(false);
    expect(isOffline()).toBe(false);
  });

  it("is gone when a call and the question fail; ten failures ask once", async () => {
    down();
    expect(await Promise.all(Array.from({ length: 10 }, isCutOff))).not.toContain(false);
    expect(server).toHaveBeenCalledTimes(1);
    expect(isOffline()).toBe(true);
  });

  it("is asked for with growing waits, and is back by itself", async () => {
    down();
    window.dispatchEvent(new Event("offline"));
    const counts: number[] = [];
    for (const wait of [2000, 4000, 8000, 15_000, 30_000, 60_000, 60_000]) {
      await vi.advanceTimersByTimeAsync(wait);
      counts.push(server.mock.calls.length);
    }
    expect(counts).toEqual([1, 2, 3, 4, 5, 6, 7]);
    up();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(isOffline()).toBe(false);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(server).toHaveBeenCalledTimes(8);
  });

  it("is back with the next call that is answered", () => {
    window.dispatchEvent(new Event("offline"));
    noteAnswer();
    expect(isOffline()).toBe(false);
    expect(back).toHaveBeenCalledTimes(1);
  });

  it("is not back with an answer that was on its way when the browser said it is gone", async () => {
    const word = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    down();
    window.dispatchEvent(new Event("offline"));
    noteAnswer();
    await vi.advanceTimersByTimeAsync(0);
    expect(isOffline()).toBe(true);
    // The browser may be wrong: the server has the last word.
    up();
    noteAnswer();
    await vi.advanceTimersByTimeAsync(0);
    expect(isOffline()).toBe(false);
    word.mockRestore();
  });
});
