import { expect, it } from "vitest";
import { crestOf, MATERIALS } from "./level-crest.ts";

it("draws each level differently, and those above the last like the last", () => {
  const crests = MATERIALS.map((_, level) => JSON.stringify(crestOf(level)));
  expect(new Set(crests).size).toBe(MATERIALS.length);
  expect(crestOf(40)).toEqual(crestOf(MATERIALS.length - 1));
});
