import { expect, it } from "vitest";
import { nextLine } from "./date-strip.tsx";

it("shows the lines of days one after the other, and after the last the first", () => {
  const lines = { clientHeight: 30, scrollHeight: 90 };
  expect(nextLine({ ...lines, scrollTop: 0 })).toBe(30);
  expect(nextLine({ ...lines, scrollTop: 30 })).toBe(60);
  expect(nextLine({ ...lines, scrollTop: 60 })).toBe(0);
  // Positions of scaled windows are fractions.
  expect(nextLine({ ...lines, scrollTop: 59.6 })).toBe(0);
});
