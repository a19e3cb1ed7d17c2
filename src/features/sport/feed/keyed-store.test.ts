import { expect, it, vi } from "vitest";
import { createKeyedStore } from "./keyed-store.ts";

it("notifies listeners of the changed key only", () => {
  const source = new Map([
    ["a", 1],
    ["b", 1],
  ]);
  const store = createKeyedStore((key) => source.get(key));
  const [onA, onB] = [vi.fn<() => void>(), vi.fn<() => void>()];
  const stop = store.subscribe("a", onA);
  store.subscribe("b", onB);
  expect([store.get("a"), store.get("b")]).toEqual([1, 1]);
  source.set("a", 2);
  store.changed(["a", "b", "c"]);
  expect([onA.mock.calls.length, onB.mock.calls.length]).toEqual([1, 0]);
  expect(store.get("a")).toBe(2);
  stop();
  source.set("a", 3);
  store.changed(["a"]);
  expect(onA).toHaveBeenCalledOnce();
  expect(store.get("a")).toBe(3);
});

it("keeps an equal value, and drops a changed value without listeners", () => {
  let source = { odds: "0.90" };
  const store = createKeyedStore(
    () => source,
    (before, after) => before.odds === after.odds,
  );
  const first = store.get("a");
  const listener = vi.fn<() => void>();
  store.subscribe("a", listener);
  source = { odds: "0.90" };
  store.changedAll();
  expect(store.get("a")).toBe(first);
  expect(listener).not.toHaveBeenCalled();
  store.get("b");
  source = { odds: "0.91" };
  store.changed(["b"]);
  expect(store.get("b").odds).toBe("0.91");
});
