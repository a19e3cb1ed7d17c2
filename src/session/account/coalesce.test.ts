import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { coalesce } from "./coalesce.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it("runs at once, then once after the gap, however often it is requested", async () => {
  const action = vi.fn<() => Promise<void>>(async () => {});
  const refresh = coalesce(action, 1000);
  for (let asked = 0; asked < 5; asked += 1) refresh();
  expect(action).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1000);
  expect(action).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(5000);
  expect(action).toHaveBeenCalledTimes(2);
});

it("never runs twice at a time, and continues after a failure", async () => {
  let fail: (error: Error) => void = () => {};
  const action = vi.fn<() => Promise<void>>(
    () =>
      new Promise((_, reject) => {
        fail = reject;
      }),
  );
  const refresh = coalesce(action, 10);
  refresh();
  refresh();
  await vi.advanceTimersByTimeAsync(1000);
  expect(action).toHaveBeenCalledTimes(1);
  fail(new Error("offline"));
  await vi.advanceTimersByTimeAsync(0);
  expect(action).toHaveBeenCalledTimes(2);
});
