import { expect, test } from "vitest";
import { switchProblems } from "./switch-rules.ts";

const TABLE = {
  sail: { title: "Sail", requires: ["mast"], conflicts: ["engine"] },
  mast: { title: "Mast", requires: [], conflicts: [] },
  engine: { title: "Engine", requires: [], conflicts: [] },
} as unknown as Parameters<typeof switchProblems>[1];

const found = (switches: Record<string, boolean>) =>
  [...switchProblems(switches, TABLE)].map(({ code, field }) => [code, field]);

test("a switch that is off has no requirements", () => {
  expect(found({ sail: false, mast: false, engine: true })).toEqual([]);
});

test("a missing and a conflicting switch are both named", () => {
  expect(found({ sail: true, mast: false, engine: true })).toEqual([
    ["BRAND_SWITCH_REQUIRES", "switches.mast"],
    ["BRAND_SWITCH_CONFLICTS", "switches.sail"],
  ]);
});
