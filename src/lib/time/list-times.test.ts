import { afterEach, expect, it } from "vitest";
import { setServerTime } from "./clock.ts";
import { listDate, listDay, listTime } from "./list-times.ts";

/** In the site's zone, a minute before and after the year ends. */
const BEFORE = Date.parse("2025-12-31T23:59:00+08:00");
const AFTER = Date.parse("2026-01-01T00:01:00+08:00");
const LATER = Date.parse("2026-11-21T20:30:00+08:00");

afterEach(() => setServerTime(Date.now()));

it.each([
  ["one year, which is this one", LATER, [AFTER, LATER], ["01/01 00:01", "01/01 00:01", "1月1日"]],
  ["two years", LATER, [AFTER, BEFORE], ["2026-01-01 00:01", "2026-01-01", "2026年1月1日"]],
  [
    "one year, which is over",
    AFTER,
    [BEFORE],
    ["2025-12-31 23:59", "2025-12-31", "2025年12月31日"],
  ],
  ["a year to come", BEFORE, [AFTER], ["2026-01-01 00:01", "2026-01-01", "2026年1月1日"]],
])("a list of %s", (_name, now, list, printed) => {
  setServerTime(now);
  const [epoch = 0] = list;
  const shown = [listTime, listDate, listDay].map((print) => print(epoch, list));
  expect(shown).toEqual(printed);
});

it("a time alone is a list of one", () => {
  setServerTime(LATER);
  expect(listTime(AFTER)).toBe("01/01 00:01");
  expect(listTime(BEFORE)).toBe("2025-12-31 23:59");
  expect(listDay(BEFORE)).toBe("2025年12月31日");
});
