import { expect, it } from "vitest";
import { moved } from "./moved.ts";

it("moves an entry down and up, and keeps the others in their order", () => {
  expect(moved(["a", "b", "c"], 0, 2)).toEqual(["b", "c", "a"]);
  expect(moved(["a", "b", "c"], 2, 1)).toEqual(["a", "c", "b"]);
  expect(moved(["a"], 3, 0)).toEqual(["a"]);
});
