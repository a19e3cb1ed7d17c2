// @vitest-environment jsdom
import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { serverNow, setServerTime } from "#lib/clock.ts";
import { useNow } from "./use-now.ts";

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
