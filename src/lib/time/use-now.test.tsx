// @vitest-environment jsdom
import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { serverNow, setServerTime } from "./clock.ts";
import { secondsTo, useNow, useSecondsTo } from "./use-now.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it("is the server's time from the first render, however wrong the device's clock is", () => {
  const server = serverNow() - 6 * 86_400_000;
  setServerTime(server);
  const shown: number[] = [];
  renderHook(() => shown.push(useNow()));
  expect(shown.length).toBeGreaterThan(0);
  for (const now of shown) expect(Math.abs(now - server)).toBeLessThan(1000);
});

it("moves on with each second", () => {
  const { result } = renderHook(() => useNow());
  const before = result.current;
  act(() => vi.advanceTimersByTime(3000));
  expect(result.current - before).toBeGreaterThanOrEqual(3000);
});

it.each([
  [900_040, 900],
  [900_000, 900],
  [1000, 1],
  [499, 1],
  [40, 0],
  [-5000, 0],
])("%d ms are so many seconds", (left, seconds) => {
  expect(secondsTo(left, 0)).toBe(seconds);
});

it("counts down to a time, and stands still where nobody looks", () => {
  const until = serverNow() + 5000;
  const counts = renderHook(() => useSecondsTo(until)).result;
  const stands = renderHook(() => useSecondsTo(until, false)).result;
  act(() => vi.advanceTimersByTime(2000));
  expect([counts.current, stands.current]).toEqual([3, 5]);
});
