import { expect, it } from "vitest";
import { calendarWeeks } from "./calendar-weeks.ts";
import { searchOf } from "./calendar-dialog.tsx";
import { readFilter } from "./page-filter.ts";

/** Saturday, 21 November 2026, 23:50 in China. */
const NOW = Date.UTC(2026, 10, 21, 15, 50);

it("starts on a Monday, with today after the days of results", () => {
  const weeks = calendarWeeks(NOW, [{ date: "2026-11-23", count: 12 }]);
  const days = weeks.flat();
  expect(weeks.every((week) => week.length === 7)).toBe(true);
  expect(days[0]).toEqual({ date: "2026-11-09", kind: "gone", count: 0 });
  const kinds = (kind: string) => days.filter((day) => day.kind === kind).map(({ date }) => date);
  expect(kinds("past")).toHaveLength(7);
  expect(kinds("past").at(-1)).toBe("2026-11-20");
  expect(kinds("today")).toEqual(["2026-11-21"]);
  expect(kinds("later")).toContain("2026-12-05");
  expect(days.find(({ date }) => date === "2026-11-23")?.count).toBe(12);
});

it("is the day of China after midnight there", () => {
  const days = calendarWeeks(NOW + 15 * 60_000, []).flat();
  expect(days.find(({ kind }) => kind === "today")?.date).toBe("2026-11-22");
});

it("leads to results, today's matches, or a day's matches", () => {
  const filter = readFilter("sport=BK&pick=soon");
  const day = { date: "2026-11-25", count: 3 };
  expect(searchOf(filter, { ...day, kind: "past" })).toBe("view=results&day=2026-11-25");
  expect(searchOf(filter, { ...day, kind: "today" })).toBe("sport=BK&show=FT");
  expect(searchOf(filter, { ...day, kind: "later" })).toBe("sport=BK&show=FU&date=2026-11-25");
});
