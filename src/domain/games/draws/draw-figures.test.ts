import { expect, test } from "vitest";
import { ballDigits, ballTone, gridColumns } from "./draw-figures.ts";

const numbers = (length: number) => ({ frequency: Array.from({ length }, () => 1) });

test("the game of forty-nine has its colour waves", () => {
  const tone = ballTone(numbers(49));
  expect([tone(1), tone(3), tone(5)]).toEqual(["red", "blue", "green"]);
});

test("games of more than ten numbers print two digits", () => {
  expect(ballDigits(numbers(10))).toBe(1);
  expect(ballDigits(numbers(11))).toBe(2);
});

test.each([6, 10, 11, 16, 33, 35, 49, 80])("a grid of %i numbers ends on a full row", (count) => {
  expect(count % gridColumns(count)).toBe(0);
});
