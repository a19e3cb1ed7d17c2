import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { emit } from "./events.ts";
import { followLoadingEvents, useLoadingToast } from "./loading-toast.ts";

const toast = () => useLoadingToast.getState().toast;
let stop = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  stop = followLoadingEvents();
});
afterEach(() => {
  emit("dismiss_loading_dialog", null);
  stop();
  vi.useRealTimers();
});

it("stays until it is dismissed", () => {
  emit("show_loading_dialog", { msg: "提交中" });
  vi.advanceTimersByTime(60_000);
  expect(toast()).toEqual({ msg: "提交中" });
  emit("dismiss_loading_dialog", null);
  expect(toast()).toBeNull();
});

it("closes itself after three seconds where that is asked for", () => {
  emit("show_loading_dialog", { isAutoClose: true });
  vi.advanceTimersByTime(2999);
  expect(toast()).not.toBeNull();
  vi.advanceTimersByTime(1);
  expect(toast()).toBeNull();
});

it("does not close the next one with the time of the last", () => {
  emit("show_loading_dialog", { isAutoClose: true });
  vi.advanceTimersByTime(2000);
  emit("show_loading_dialog", { msg: "又来" });
  vi.advanceTimersByTime(5000);
  expect(toast()).toEqual({ msg: "又来" });
});
