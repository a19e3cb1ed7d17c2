import { expect, it } from "vitest";
import { create } from "zustand";
import { followUnfinished, hasUnfinished } from "./unfinished.ts";

it("counts what a store already holds, and until it is gone", () => {
  const store = create<{ readonly picks: number }>(() => ({ picks: 1 }));
  expect(hasUnfinished()).toBe(false);
  followUnfinished("slip", store, ({ picks }) => picks > 0);
  expect(hasUnfinished()).toBe(true);
  store.setState({ picks: 2 });
  expect(hasUnfinished()).toBe(true);
  store.setState({ picks: 0 });
  expect(hasUnfinished()).toBe(false);
});
