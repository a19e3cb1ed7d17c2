import { expect, test } from "vitest";
import {
  addDays,
  addMonths,
  beyondLimits,
  dayByKey,
  lastOf,
  monthWeeks,
  stepMonth,
  weekdayOf,
  wholeMonths,
  withinLimits,
} from "./calendar-days.ts";

test("days and months run on over the ends of months and years", () => {
  expect(addDays("2026-12-31", 1)).toBe("2027-01-01");
  expect(addDays("2028-03-01", -1)).toBe("2028-02-29");
  expect(addMonths("2026-01-31", 1)).toBe("2026-02-28");
  expect(addMonths("2026-03-31", -1)).toBe("2026-02-28");
  expect(addMonths("2028-02-29", 12)).toBe("2029-02-28");
  expect(stepMonth("2026-01", -1)).toBe("2025-12");
  expect(stepMonth("2026-12", 13)).toBe("2028-01");
  expect(lastOf("2028-02")).toBe("2028-02-29");
});

test("a month is six weeks from Monday on", () => {
  const weeks = monthWeeks("2026-11");
  expect(weeks).toHaveLength(6);
  // The first is a Sunday, so that six weeks are needed.
  expect(weeks[0]).toEqual([null, null, null, null, null, null, "2026-11-01"]);
  expect(weeks[5]).toEqual(["2026-11-30", null, null, null, null, null, null]);
  expect(monthWeeks("2027-02")[3]).toEqual(
    ["22", "23", "24", "25", "26", "27", "28"].map((day) => `2027-02-${day}`),
  );
  expect(weekdayOf("2026-11-23")).toBe(0);
});

test("keys move as the pattern of a date picker says", () => {
  const moved = (key: string, shift = false) => dayByKey("2026-11-25", key, shift);
  expect(moved("ArrowLeft")).toBe("2026-11-24");
  expect(moved("ArrowRight")).toBe("2026-11-26");
  expect(moved("ArrowUp")).toBe("2026-11-18");
  expect(moved("ArrowDown")).toBe("2026-12-02");
  expect(moved("Home")).toBe("2026-11-23");
  expect(moved("End")).toBe("2026-11-29");
  expect(moved("PageUp")).toBe("2026-10-25");
  expect(moved("PageDown")).toBe("2026-12-25");
  expect(moved("PageUp", true)).toBe("2025-11-25");
  expect(moved("PageDown", true)).toBe("2027-11-25");
  expect(moved("Enter")).toBeNull();
});

test("limits include their days", () => {
  const limits = { min: "2026-11-05", max: "2026-11-20" };
  expect(beyondLimits("2026-11-04", limits)).toBe("early");
  expect(beyondLimits("2026-11-05", limits)).toBeNull();
  expect(beyondLimits("2026-11-20", limits)).toBeNull();
  expect(beyondLimits("2026-11-21", limits)).toBe("late");
  expect(withinLimits("2027-01-01", limits)).toBe("2026-11-20");
  expect(withinLimits("2027-01-01", {})).toBe("2027-01-01");
  expect(wholeMonths(limits)).toEqual({ min: "2026-11-01", max: "2026-11-30" });
});
