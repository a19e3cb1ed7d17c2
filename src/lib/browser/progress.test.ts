import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createProgress } from "./progress.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function bar() {
  const seen: (number | null)[] = [];
  return { seen, progress: createProgress((share) => seen.push(share)) };
}

it("starts at the minimum, trickles, fills and goes", () => {
  const { seen, progress } = bar();
  progress.start();
  vi.advanceTimersByTime(1600);
  progress.done();
  vi.advanceTimersByTime(200);
  expect(seen.map((share) => (share === null ? null : Number(share.toFixed(2))))).toEqual([
    0.08,
    0.1,
    0.12,
    1,
    null,
  ]);
});

it("never fills by itself", () => {
  const { seen, progress } = bar();
  progress.start();
  vi.advanceTimersByTime(120_000);
  expect(seen.at(-1)).toBe(0.994);
});

it("ignores a second start and an end without a start", () => {
  const { seen, progress } = bar();
  progress.done();
  progress.start();
  progress.start();
  expect(seen).toEqual([0.08]);
});
