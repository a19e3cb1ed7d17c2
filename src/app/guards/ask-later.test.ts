// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { CallError } from "#lib/wire/call-error.ts";
import { startTexts } from "#lib/text/i18n.ts";
import { useOffline } from "#lib/browser/offline.ts";
import errors from "#locales/zh-CN/errors.json";
import ui from "#locales/zh-CN/ui.json";
import { askLater, stopAsking } from "./ask-later.ts";

const busy = new CallError("code", "/x", { status_code: 6317, data: null, message: "" });
const ask = vi.fn<() => Promise<void>>();

beforeEach(async () => {
  await startTexts("zh-CN", [{ ui, errors }]);
  vi.useFakeTimers();
  ask.mockReset().mockImplementation(async () => askLater(busy, ask));
  useOffline.setState({ since: null });
});
afterEach(() => {
  stopAsking();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

async function asksAfter(milliseconds: number): Promise<number> {
  ask.mockClear();
  await vi.advanceTimersByTimeAsync(milliseconds);
  return ask.mock.calls.length;
}

it("asks again after growing waits", async () => {
  askLater(busy, ask);
  expect(await asksAfter(1999)).toBe(0);
  expect(await asksAfter(1)).toBe(1);
  expect(await asksAfter(3999)).toBe(0);
  expect(await asksAfter(1)).toBe(1);
  expect(await asksAfter(600_000)).toBeLessThan(15);
});

it("asks no more once it is answered", async () => {
  askLater(busy, ask);
  stopAsking();
  expect(await asksAfter(600_000)).toBe(0);
});

it("asks at once when the connection is back or the page is looked at, one question at a time", async () => {
  askLater(busy, ask);
  useOffline.setState({ since: 1 });
  expect(await asksAfter(60_000)).toBe(0);
  useOffline.setState({ since: null });
  expect(ask).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(0);
  let answer: () => void = () => {};
  ask.mockImplementation(() => new Promise((resolve) => (answer = resolve)));
  ask.mockClear();
  for (const _ of [1, 2, 3]) document.dispatchEvent(new Event("visibilitychange"));
  expect(ask).toHaveBeenCalledTimes(1);
  answer();
});

it("waits while the tab is hidden", async () => {
  const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  askLater(busy, ask);
  expect(await asksAfter(60_000)).toBe(0);
  hidden.mockReturnValue(false);
  document.dispatchEvent(new Event("visibilitychange"));
  expect(ask).toHaveBeenCalledTimes(1);
});

it("asks again after a question that failed without a word, as after any other", async () => {
  ask.mockRejectedValueOnce(new Error("The chunk did not load."));
  askLater(busy, ask);
  expect(await asksAfter(2000)).toBe(1);
  expect(await asksAfter(4000)).toBe(1);
  ask.mockRejectedValueOnce(new Error("The chunk did not load."));
  document.dispatchEvent(new Event("visibilitychange"));
  await vi.advanceTimersByTimeAsync(0);
  ask.mockClear();
  document.dispatchEvent(new Event("visibilitychange"));
  expect(ask).toHaveBeenCalledTimes(1);
});

it("does nothing on a page that is being left", async () => {
  askLater(new CallError("aborted", "/x"), ask);
  expect(await asksAfter(60_000)).toBe(0);
});
