// @vitest-environment jsdom
import { expect, it } from "vitest";
import { tourMove } from "./tour-keys.ts";

const move = (key: string, held: KeyboardEventInit = {}) =>
  tourMove(new KeyboardEvent("keydown", { key, ...held }));

it("walks with the arrows and leaves with Escape", () => {
  expect(["ArrowLeft", "ArrowRight", "Escape"].map((key) => move(key))).toEqual([
    "back",
    "next",
    "skip",
  ]);
});

it("leaves every other key, and the browser's own, alone", () => {
  expect(["Enter", " ", "Tab", "ArrowUp", "a"].map((key) => move(key))).toEqual(
    Array.from({ length: 5 }, () => null),
  );
  expect(move("ArrowLeft", { altKey: true })).toBeNull();
  expect(move("ArrowRight", { metaKey: true })).toBeNull();
});
