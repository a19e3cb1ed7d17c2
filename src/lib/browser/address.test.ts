import { beforeEach, expect, it } from "vitest";
import {
  choiceField,
  codeField,
  countWritten,
  flagField,
  idField,
  oneField,
  pageField,
  readAddress,
  searchField,
  writeAddress,
} from "./address.ts";
import { setServerTime } from "../time/clock.ts";
import { daysField } from "../time/day-range.ts";

const FIELDS = {
  state: oneField(["all", "open", "done"]),
  venue: codeField("ALL"),
  days: daysField("week"),
  page: pageField(),
  search: searchField,
  own: flagField("mine", "yes"),
  kind: choiceField(["a", "b"]),
  id: idField,
};
const FIRST = {
  state: "all",
  venue: "ALL",
  page: 1,
  search: "",
  own: false,
  kind: null,
  id: null,
} as const;
const WEEK = { first: "2026-11-15", last: "2026-11-21" };

beforeEach(() => setServerTime(Date.parse("2026-11-21T12:00:00+08:00")));

const change = (before: string, part: object) => writeAddress(FIELDS, part, before);
const read = (search: string) => readAddress(FIELDS, search);

it("reads the first choices from an address without parameters, and writes none for them", () => {
  expect(read("")).toEqual({ ...FIRST, days: WEEK });
  expect(change("", { ...FIRST, days: WEEK })).toBe("");
});

it.each([
  { state: "done" },
  { venue: "TY-1" },
  { days: { first: "2026-11-21", last: "2026-11-21" } },
  { days: { first: "2026-11-01", last: "2026-11-03" } },
  { page: 12 },
  { state: "open", venue: "X", page: 2 },
  { search: " 龙&q=", own: true, kind: "b", id: "D-1" },
])("reads %j as it was written", (values) => {
  expect(read(change("", values))).toEqual({ ...FIRST, days: WEEK, ...values });
});

it("names a quick choice, which then moves with the days", () => {
  const search = change("", { days: { first: "2026-11-20", last: "2026-11-20" } });
  expect(search).toBe("days=yesterday");
  setServerTime(Date.parse("2026-11-25T12:00:00+08:00"));
  expect(read(search).days).toEqual({ first: "2026-11-24", last: "2026-11-24" });
});

it("starts at the first page after another filter, and leaves other parameters", () => {
  expect(change("order=D1&page=3&state=open", { state: "done" })).toBe("order=D1&state=done");
  expect(change("order=D1&page=3", { page: 4 })).toBe("order=D1&page=4");
  expect(change("page=3&venue=X", { venue: "ALL" })).toBe("");
});

it.each([
  "state=other",
  "venue=<img>",
  "days=2026-13-01_2026-11-02",
  "days=soon",
  "page=0",
  "page=-1",
  "page=1e9",
  "page=123456",
  "q=",
  "mine=no&own=yes",
  "kind=c",
  "id=<b>",
])("takes the first choice for %s", (search) => {
  expect(read(search)).toEqual({ ...FIRST, days: WEEK });
});

it("writes parameters in the order of the fields, by their own names", () => {
  expect(change("kind=a&mine=yes", { id: "1", search: "龙" })).toBe(
    "q=%E9%BE%99&mine=yes&kind=a&id=1",
  );
  expect(change("q=a", { search: "  " })).toBe("");
  expect(read(`q=${"a".repeat(90)}`).search).toHaveLength(40);
});

it("counts what an address would hold", () => {
  expect(countWritten(FIELDS, { ...FIRST, search: "a", kind: "b" })).toBe(2);
});
