// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { restoreScroll } from "./restore-scroll.ts";

let height = 500;
const scrollTo = vi.fn<() => void>();
const onEnd = vi.fn<() => void>();

beforeEach(() => {
  vi.useFakeTimers();
  height = 500;
  Object.defineProperty(document.documentElement, "scrollHeight", {
    configurable: true,
    get: () => height,
  });
  vi.spyOn(window, "scrollTo").mockImplementation(scrollTo);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  window.scrollY = 0;
  scrollTo.mockReset();
  onEnd.mockReset();
});

it("scrolls again as the document grows, and gives up a second after the last growth", () => {
  restoreScroll(2000, onEnd);
  expect(scrollTo).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(800);
  height = 3000;
  vi.advanceTimersByTime(800);
  expect(scrollTo).toHaveBeenCalledTimes(2);
  expect(onEnd).not.toHaveBeenCalled();
  vi.advanceTimersByTime(400);
  expect(onEnd).toHaveBeenCalledTimes(1);
  height = 4000;
  vi.advanceTimersByTime(400);
  expect(scrollTo).toHaveBeenCalledTimes(2);
});

it("waits longer while content is on its way", () => {
  document.body.innerHTML = '<main><p aria-busy="true"></p></main>';
  restoreScroll(2000, onEnd);
  vi.advanceTimersByTime(2500);
  height = 3000;
  vi.advanceTimersByTime(100);
  expect(scrollTo).toHaveBeenCalledTimes(2);
  document.body.innerHTML = "";
  vi.advanceTimersByTime(1100);
  expect(onEnd).toHaveBeenCalledTimes(1);
});

it("never holds a page that goes on growing", () => {
  restoreScroll(2000, onEnd);
  for (let at = 0; at < 32; at++) {
    height += 100;
    vi.advanceTimersByTime(500);
  }
  expect(onEnd).toHaveBeenCalledTimes(1);
});

it.each(["wheel", "touchstart", "pointerdown", "keydown"])("leaves the page to a %s", (input) => {
  restoreScroll(2000, onEnd);
  window.dispatchEvent(new Event(input));
  expect(onEnd).toHaveBeenCalledTimes(1);
  height = 3000;
  vi.advanceTimersByTime(2000);
  expect(scrollTo).toHaveBeenCalledTimes(1);
});

it("leaves the page to a dragged scrollbar, which sends no input", () => {
  restoreScroll(2000, onEnd);
  vi.advanceTimersByTime(100);
  window.scrollY = 300;
  vi.advanceTimersByTime(50);
  expect(onEnd).toHaveBeenCalledTimes(1);
  height = 3000;
  vi.advanceTimersByTime(2000);
  expect(scrollTo).toHaveBeenCalledTimes(1);
});

it("scrolls again when growth above the window has moved the page", () => {
  restoreScroll(2000, onEnd);
  vi.advanceTimersByTime(100);
  height = 3000;
  window.scrollY = 300;
  vi.advanceTimersByTime(20);
  expect(scrollTo).toHaveBeenCalledTimes(2);
  expect(onEnd).not.toHaveBeenCalled();
});
