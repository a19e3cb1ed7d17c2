// @vitest-environment jsdom
import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useOffline } from "#lib/browser/offline.ts";
import { pauseAfter, useBackOff } from "./use-back-off.ts";

let hidden = false;
beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(document, "hidden", "get").mockImplementation(() => hidden);
});
afterEach(() => {
  cleanup();
  hidden = false;
  useOffline.setState({ since: null });
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

function start(first: string | null = "waiting", ask = vi.fn<() => Promise<void>>(async () => {})) {
  const view = renderHook(({ since }) => useBackOff({ ask, since, seldom: false }), {
    initialProps: { since: first },
  });
  return { ask, ...view };
}

it("asks with pauses that grow from two to fifteen seconds", () => {
  const pauses = [0, 1, 2, 3, 4, 5, 20].map((asked) => pauseAfter(asked, false));
  expect(pauses).toEqual([2000, 3000, 4500, 6750, 10_125, 15_000, 15_000]);
  expect(pauseAfter(0, true)).toBe(60_000);
});

it("starts again when something has changed, and stops with nothing to ask for", async () => {
  const { ask, rerender, unmount } = start();
  await pass(2000 + 3000);
  expect(ask).toHaveBeenCalledTimes(2);
  rerender({ since: "paid" });
  await pass(2000);
  expect(ask).toHaveBeenCalledTimes(3);
  rerender({ since: null });
  await pass(120_000);
  expect(ask).toHaveBeenCalledTimes(3);
  unmount();
});

it("asks at once when the page is looked at again or the connection is back", async () => {
  const { ask } = start();
  await pass(2000 + 3000 + 4500 + 6750);
  ask.mockClear();
  window.dispatchEvent(new Event("focus"));
  await pass(0);
  expect(ask).toHaveBeenCalledTimes(1);
  useOffline.setState({ since: 1 });
  await pass(30_000);
  expect(ask).toHaveBeenCalledTimes(1);
  useOffline.setState({ since: null });
  await pass(0);
  expect(ask).toHaveBeenCalledTimes(2);
});

it("asks once a minute while the page is hidden", async () => {
  const { ask } = start();
  hidden = true;
  document.dispatchEvent(new Event("visibilitychange"));
  await pass(59_000);
  expect(ask).toHaveBeenCalledTimes(0);
  await pass(1000);
  expect(ask).toHaveBeenCalledTimes(1);
  hidden = false;
  document.dispatchEvent(new Event("visibilitychange"));
  await pass(0);
  expect(ask).toHaveBeenCalledTimes(2);
});

it("waits for a slow answer before it asks again", async () => {
  let answer = () => {};
  const slow = vi.fn<() => Promise<void>>(() => new Promise<void>((resolve) => (answer = resolve)));
  start("waiting", slow);
  await pass(40_000);
  window.dispatchEvent(new Event("focus"));
  expect(slow).toHaveBeenCalledTimes(1);
  answer();
  await pass(3000);
  expect(slow).toHaveBeenCalledTimes(2);
});
