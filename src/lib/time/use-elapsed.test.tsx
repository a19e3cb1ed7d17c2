// @vitest-environment jsdom
import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { serverNow, setServerTime } from "./clock.ts";
import { useElapsed } from "./use-elapsed.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it("the time that has passed does not jump when the server's time becomes known", () => {
  const { result, rerender } = renderHook(({ mark }) => useElapsed(mark), {
    initialProps: { mark: 1 },
  });
  act(() => vi.advanceTimersByTime(2000));
  setServerTime(serverNow() - 8 * 86_400_000);
  act(() => vi.advanceTimersByTime(1000));
  expect(result.current).toBeGreaterThan(1900);
  expect(result.current).toBeLessThanOrEqual(3000);
  rerender({ mark: 2 });
  expect(result.current).toBe(0);
});
