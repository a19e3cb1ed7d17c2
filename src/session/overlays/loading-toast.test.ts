import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { emit } from "../site/events.ts";
import { followLoadingEvents } from "./loading-toast.ts";
import { useOverlays } from "./overlay-store.ts";

const toast = () => useOverlays.getState().loading;
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

it("closes after three seconds when asked to", () => {
  emit("show_loading_dialog", { isAutoClose: true });
  vi.advanceTimersByTime(2999);
  expect(toast()).not.toBeNull();
  vi.advanceTimersByTime(1);
  expect(toast()).toBeNull();
});

it("a new toast restarts the timer", () => {
  emit("show_loading_dialog", { isAutoClose: true });
  vi.advanceTimersByTime(2000);
  emit("show_loading_dialog", { msg: "又来" });
  vi.advanceTimersByTime(5000);
  expect(toast()).toEqual({ msg: "又来" });
});
