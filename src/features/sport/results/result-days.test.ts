import { expect, test } from "vitest";
import { resultDays } from "./result-days.ts";

test("days follow the site's calendar, today first", () => {
  // 23:30 in London is the next morning in Shanghai.
  const days = resultDays(Date.UTC(2026, 10, 20, 23, 30));
  expect(days).toHaveLength(8);
  expect(days[0]).toEqual({ date: "2026-11-21", short: "11/21", weekday: 6 });
  expect(days[1]?.date).toBe("2026-11-20");
});

test("handles the end of a month", () => {
  expect(resultDays(Date.UTC(2026, 2, 1, 4))[1]?.date).toBe("2026-02-28");
});
