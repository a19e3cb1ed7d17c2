import * as v from "valibot";
import { expect, test } from "vitest";
import { filled, number, orNull, pageOf, textOrNone } from "#contract/api/answer-fields.ts";
import { unreadable } from "./unreadable.ts";

const row = v.object({
  id: filled,
  time: orNull(number),
  note: textOrNone,
  level: v.fallback(v.picklist(["low", "high"]), "low"),
  line: v.nullish(filled, null),
});
const page = pageOf(row);
const of = (change: object) => unreadable(page, { total: 1, list: [{ id: "a", ...change }] });

test("what may be missing or null may be so; numbers may be texts", () => {
  expect(of({})).toBeNull();
  expect(of({ time: null, note: null, line: null })).toBeNull();
  expect(of({ time: "1700000000", level: "low", line: "x" })).toBeNull();
});

test("a row and an optional field that the site would leave out are told", () => {
  expect(of({ id: "" })).toBe('data.list[0].id is "", which cannot be read');
  expect(of({ time: "soon" })).toBe('data.list[0].time is "soon", which cannot be read');
  expect(of({ note: {} })).toBe("data.list[0].note is {}, which cannot be read");
  expect(of({ level: "middle" })).toMatch(/^data\.list\[0\]\.level is "middle"/);
  expect(unreadable(page, { list: [{}] })).toBe("data.list[0].id is missing");
  expect(unreadable(page, null)).toBe("data is null instead of an object");
});

test("a kind is told that no variant has", () => {
  const kinds = v.variant("kind", [
    v.object({ kind: v.literal("a"), one: filled }),
    v.object({ kind: v.literal("b") }),
  ]);
  expect(unreadable(kinds, { kind: "b" })).toBeNull();
  expect(unreadable(kinds, { kind: "a" })).toBe("data.one is missing");
  expect(unreadable(kinds, { kind: "c" })).toBe('data.kind is "c", which is none of its kinds');
});
