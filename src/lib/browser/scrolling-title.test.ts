// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { showTitle } from "./scrolling-title.ts";

const SHORT = "一二三四五六七八九十一二三四五";
const LONG = "极光体育 · 六大联赛滚球直播与赛事盘口";
const GAP = "\u3000\u3000";

let reduced: EventTarget & { matches: boolean };
let stop = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  reduced = Object.assign(new EventTarget(), { matches: false });
  vi.stubGlobal("matchMedia", () => reduced);
  hide(false);
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function hide(hidden: boolean) {
  Object.defineProperty(document, "hidden", { configurable: true, value: hidden });
  document.dispatchEvent(new Event("visibilitychange"));
}

function reduce(matches: boolean) {
  reduced.matches = matches;
  reduced.dispatchEvent(new Event("change"));
}

describe("the title of the page", () => {
  it("stands still up to 15 signs", () => {
    stop = showTitle(SHORT);
    vi.advanceTimersByTime(3000);
    expect(document.title).toBe(SHORT);
  });

  it("counts signs, not code units", () => {
    const faces = "😀".repeat(15);
    stop = showTitle(faces);
    vi.advanceTimersByTime(3000);
    expect(document.title).toBe(faces);
    stop();
    stop = showTitle(`${faces}人`);
    vi.advanceTimersByTime(300);
    expect(document.title).toBe(`${"😀".repeat(14)}人${GAP}😀`);
  });

  it("runs a sign every 300 ms, and comes round", () => {
    stop = showTitle(LONG);
    expect(document.title).toBe(LONG);
    vi.advanceTimersByTime(299);
    expect(document.title).toBe(LONG);
    vi.advanceTimersByTime(1);
    expect(document.title).toBe(`${LONG.slice(1)}${GAP}极`);
    vi.advanceTimersByTime(300);
    expect(document.title).toBe(`${LONG.slice(2)}${GAP}极光`);
    vi.advanceTimersByTime(300 * (LONG.length + GAP.length - 2));
    expect(document.title).toBe(LONG);
  });

  it("stands whole with reduced motion, from the moment it is asked for", () => {
    stop = showTitle(LONG);
    vi.advanceTimersByTime(900);
    reduce(true);
    expect(document.title).toBe(LONG);
    vi.advanceTimersByTime(3000);
    expect(document.title).toBe(LONG);
    reduce(false);
    vi.advanceTimersByTime(300);
    expect(document.title).not.toBe(LONG);
  });

  it("stands whole in a background tab and starts anew when it is seen", () => {
    stop = showTitle(LONG);
    vi.advanceTimersByTime(900);
    hide(true);
    expect(document.title).toBe(LONG);
    vi.advanceTimersByTime(3000);
    expect(document.title).toBe(LONG);
    hide(false);
    vi.advanceTimersByTime(300);
    expect(document.title).toBe(`${LONG.slice(1)}${GAP}极`);
  });

  it("is whole again when it is stopped, and stays so", () => {
    stop = showTitle(LONG);
    vi.advanceTimersByTime(900);
    stop();
    expect(document.title).toBe(LONG);
    hide(true);
    hide(false);
    vi.advanceTimersByTime(3000);
    expect(document.title).toBe(LONG);
    expect(vi.getTimerCount()).toBe(0);
  });
});
