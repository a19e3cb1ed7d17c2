// @vitest-environment jsdom
import fc from "fast-check";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { showLocale } from "../browser/appearance.ts";
import { useOffline } from "../browser/offline.ts";
import { runLive, type WakeReason } from "./run-live.ts";

const AFTER = 120_000;

beforeEach(() => {
  vi.useFakeTimers();
  showLocale("zh-CN");
  useOffline.setState({ since: null });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function page() {
  const state = { hidden: false, connected: false, log: [] as (WakeReason | "rest")[] };
  vi.spyOn(document, "hidden", "get").mockImplementation(() => state.hidden);
  const run = () =>
    runLive({
      wake(reason) {
        state.connected = true;
        state.log.push(reason);
      },
      rest() {
        state.connected = false;
        state.log.push("rest");
      },
      restAfter: AFTER,
    });
  const show = (hidden: boolean) => {
    state.hidden = hidden;
    document.dispatchEvent(new Event("visibilitychange"));
  };
  const reconnect = () => {
    useOffline.setState({ since: 1 });
    useOffline.setState({ since: null });
  };
  return { state, run, show, reconnect };
}

it("a page that rests is not woken by the connection, and hears of it when it is shown", () => {
  const { state, run, show, reconnect } = page();
  const stop = run();
  show(true);
  vi.advanceTimersByTime(AFTER);
  reconnect();
  expect(state.log).toEqual(["first", "rest"]);
  show(false);
  expect(state.log).toEqual(["first", "rest", "reconnect"]);
  stop();
});

it("another tab's language waits for a page that rests, whatever happens later", () => {
  const { state, run, show, reconnect } = page();
  const stop = run();
  show(true);
  vi.advanceTimersByTime(AFTER);
  showLocale("zh-TW");
  reconnect();
  show(false);
  expect(state.log).toEqual(["first", "rest", "language"]);
  stop();
});

it("whatever happens, nothing runs in a page that was hidden for long, and everything in one that is seen", () => {
  const acts = ["hide", "show", "reconnect", "language", "wait", "waitLong"] as const;
  fc.assert(
    fc.property(
      fc.boolean(),
      fc.array(fc.constantFrom(...acts), { maxLength: 20 }),
      (begins, steps) => {
        const { state, run, show, reconnect } = page();
        state.hidden = begins;
        const stop = run();
        let hiddenFor = 0;
        for (const act of steps) {
          if (act === "hide" && !state.hidden) show(true);
          if (act === "show" && state.hidden) show(false);
          if (act === "reconnect") reconnect();
          if (act === "language")
            showLocale(document.documentElement.lang === "zh-TW" ? "zh-CN" : "zh-TW");
          const wait = { wait: AFTER / 3, waitLong: AFTER }[act as string] ?? 0;
          vi.advanceTimersByTime(wait);
          hiddenFor = state.hidden ? hiddenFor + wait : 0;
          expect(state.connected).toBe(hiddenFor < AFTER);
        }
        stop();
        expect(state.connected).toBe(false);
        reconnect();
        show(false);
        vi.advanceTimersByTime(AFTER);
        expect(state.connected).toBe(false);
      },
    ),
  );
});
