// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { nextTask } from "./idle.ts";
import { renderAllQueued, queueRender } from "./render-queue.ts";
import { until } from "#testing/test-until.ts";

type Report = (entries: readonly { isIntersecting: boolean; target: Element }[]) => void;

const idles: (() => void)[] = [];
let report: Report;

beforeEach(() => {
  vi.stubGlobal("requestIdleCallback", (then: () => void) => idles.push(then));
});

afterEach(async () => {
  renderAllQueued();
  await rest(3);
});

// The window is asked once for all parts.
vi.stubGlobal(
  "IntersectionObserver",
  class {
    constructor(seen: Report) {
      report = seen;
    }
    observe() {}
    unobserve() {}
  },
);

/** The browser has had nothing to do so often. */
async function rest(times = 1): Promise<void> {
  for (let time = 0; time < times; time++) {
    for (const then of idles.splice(0)) then();
    await nextTask();
  }
}

function part(load: () => Promise<unknown> = async () => {}) {
  const place = document.createElement("div");
  const show = vi.fn<() => void>();
  const stop = queueRender(place, { load, show });
  return { place, show, stop };
}

it("draws one part after another, each when there is nothing else to do", async () => {
  const [first, second] = [part(), part()];
  await nextTask();
  expect(first.show).not.toHaveBeenCalled();
  await rest();
  expect(first.show).toHaveBeenCalledTimes(1);
  expect(second.show).not.toHaveBeenCalled();
  await rest();
  expect(second.show).toHaveBeenCalledTimes(1);
});

it("draws what comes near at once", async () => {
  const [first, second] = [part(), part()];
  report([
    { isIntersecting: false, target: first.place },
    { isIntersecting: true, target: second.place },
  ]);
  await until(() => expect(second.show).toHaveBeenCalledTimes(1));
  expect(first.show).not.toHaveBeenCalled();
});

it("draws everything at the first key: it may search the page", async () => {
  const parts = [part(), part(), part()];
  window.dispatchEvent(new KeyboardEvent("keydown", { key: "f", ctrlKey: true }));
  await until(() => {
    for (const { show } of parts) expect(show).toHaveBeenCalledTimes(1);
  });
  await rest(4);
  for (const { show } of parts) expect(show).toHaveBeenCalledTimes(1);
});

it("shows a part whose code does not come: the part says so", async () => {
  const { show } = part(() => Promise.reject(new TypeError("no connection")));
  await rest();
  expect(show).toHaveBeenCalledTimes(1);
});

it("draws nothing that has left the page", async () => {
  const { show, stop } = part();
  stop();
  await rest(2);
  expect(show).not.toHaveBeenCalled();
});
