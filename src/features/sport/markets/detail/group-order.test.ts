// @vitest-environment jsdom
import fc from "fast-check";
import { beforeEach, expect, test, vi } from "vitest";
import type { Tab } from "./group-order.ts";

const fresh = async () => {
  vi.resetModules();
  return await import("./group-order.ts");
};

beforeEach(() => window.localStorage.clear());

const SHOWN: readonly Tab[] = ["all", "main", "goals", "corners", "combined"];

test("a group passes the next one that the match has, and stays there after a reload", async () => {
  const { inOwnOrder, useGroupOrder } = await fresh();
  const shown = () => inOwnOrder(SHOWN, useGroupOrder.getState().order);
  expect(shown()).toEqual(SHOWN);
  useGroupOrder.getState().move("combined", -1, shown().slice(1));
  expect(shown()).toEqual(["all", "main", "goals", "combined", "corners"]);
  useGroupOrder.getState().move("main", 1, shown().slice(1));
  const after = ["all", "goals", "main", "combined", "corners"];
  expect(shown()).toEqual(after);
  const second = await fresh();
  expect(second.inOwnOrder(SHOWN, second.useGroupOrder.getState().order)).toEqual(after);
  second.useGroupOrder.getState().reset();
  const third = await fresh();
  expect(third.inOwnOrder(SHOWN, third.useGroupOrder.getState().order)).toEqual(SHOWN);
});

test("whatever is stored, every group is there once", async () => {
  const { MOVABLE } = await fresh();
  await fc.assert(
    fc.asyncProperty(fc.array(fc.oneof(fc.string(), fc.constantFrom(...MOVABLE))), async (kept) => {
      window.localStorage.setItem("sportGroupOrder", kept.join(","));
      const { order } = (await fresh()).useGroupOrder.getState();
      expect(order.toSorted()).toEqual(MOVABLE.toSorted());
    }),
    { numRuns: 20 },
  );
});

test("moves beyond the ends change nothing", async () => {
  const { MOVABLE, useGroupOrder } = await fresh();
  const { move } = useGroupOrder.getState();
  move("main", -1, MOVABLE);
  move("combined", 1, MOVABLE);
  expect(useGroupOrder.getState().order).toEqual(MOVABLE);
});
