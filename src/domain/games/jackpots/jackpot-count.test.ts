import { assert, nat, property } from "fast-check";
import { expect, test } from "vitest";
import { grownCents, jackpotMarks } from "./jackpot-count.ts";

test("prints cents as a counter", () => {
  const print = (cents: number) =>
    jackpotMarks(cents)
      .map((mark) => mark.character)
      .join("");
  expect(print(2_860_491_736)).toBe("28,604,917.36");
  expect(print(5)).toBe("0.05");
  expect(print(100_000)).toBe("1,000.00");
});

test("a digit keeps its place when the number grows", () => {
  const [before] = jackpotMarks(99_999).slice(-1);
  const [after] = jackpotMarks(100_001).slice(-1);
  expect(before?.place).toBe(after?.place);
});

test("never shrinks while time passes", () => {
  assert(
    property(nat(), nat(5000), nat(100_000), nat(100_000), (total, rate, a, b) => {
      const [early, late] = a < b ? [a, b] : [b, a];
      expect(grownCents(total, rate, late)).toBeGreaterThanOrEqual(grownCents(total, rate, early));
    }),
  );
});
