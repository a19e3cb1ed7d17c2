import { expect, it, vi } from "vitest";
import { createCells } from "./cells.ts";

it("tells who listens to what changed, and nobody else", () => {
  const source = new Map([
    ["a", 1],
    ["b", 1],
  ]);
  const cells = createCells((key) => source.get(key));
  const [onA, onB] = [vi.fn<() => void>(), vi.fn<() => void>()];
  const stop = cells.subscribe("a", onA);
  cells.subscribe("b", onB);
  expect([cells.get("a"), cells.get("b")]).toEqual([1, 1]);
  source.set("a", 2);
  cells.changed(["a", "b", "c"]);
  expect([onA.mock.calls.length, onB.mock.calls.length]).toEqual([1, 0]);
  expect(cells.get("a")).toBe(2);
  stop();
  source.set("a", 3);
  cells.changed(["a"]);
  expect(onA).toHaveBeenCalledOnce();
  expect(cells.get("a")).toBe(3);
});

it("keeps the value that looks the same, and forgets what nobody listens to once it changed", () => {
  let source = { odds: "0.90" };
  const cells = createCells(
    () => source,
    (before, after) => before.odds === after.odds,
  );
  const first = cells.get("a");
  const listener = vi.fn<() => void>();
  cells.subscribe("a", listener);
  source = { odds: "0.90" };
  cells.changedAll();
  expect(cells.get("a")).toBe(first);
  expect(listener).not.toHaveBeenCalled();
  cells.get("b");
  source = { odds: "0.91" };
  cells.changed(["b"]);
  expect(cells.get("b").odds).toBe("0.91");
});
