import fc from "fast-check";
import { expect, it } from "vitest";
import { ownValue } from "./own-value.ts";

const INHERITED = Object.getOwnPropertyNames(Object.prototype);

it("finds what the table holds, under any name", () => {
  fc.assert(
    fc.property(fc.string(), fc.integer(), (name, value) => {
      expect(ownValue(Object.fromEntries([[name, value]]), name)).toBe(value);
    }),
  );
  expect(ownValue({ a: undefined }, "a")).toBeUndefined();
});

it.each(INHERITED)("does not find %s, which every object inherits", (name) => {
  expect(ownValue({ a: 1 }, name)).toBeUndefined();
});

it("finds nothing where there is no table", () => {
  expect([ownValue(null, "a"), ownValue(undefined, "a")]).toEqual([undefined, undefined]);
});
