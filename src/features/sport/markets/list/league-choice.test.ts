import { expect, it } from "vitest";
import { asFilter, tick, ticksOf } from "./league-choice.ts";

const ALL = ["a", "b", "c"];

it("ticks everything when nothing is filtered, and back", () => {
  expect([...ticksOf([], ALL)]).toEqual(ALL);
  expect(asFilter(new Set(ALL), ALL)).toEqual([]);
  expect(asFilter(new Set(["c", "a", "gone"]), ALL)).toEqual(["a", "c"]);
});

it("changes the leagues on view and keeps the rest", () => {
  const ticked = new Set(["a", "b"]);
  expect([...tick(ticked, ["b", "c"], "invert")].toSorted()).toEqual(["a", "c"]);
  expect([...tick(ticked, ["b"], "none")]).toEqual(["a"]);
  expect([...tick(ticked, ["c"], "all")].toSorted()).toEqual(ALL);
});
