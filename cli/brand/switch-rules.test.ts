import { expect, test } from "vitest";
import { SWITCHES } from "#contract/switches.ts";
import { defaultSwitches } from "./defaults.ts";
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

test("a default-on switch, new ones included, never breaks a manifest without what it requires", () => {
  const added = { title: "Added", default: true, conflicts: [] };
  for (const off of Object.keys(SWITCHES)) {
    const table = {
      ...SWITCHES,
      later: { ...added, requires: ["new"] },
      new: { ...added, requires: [off] },
    } as unknown as typeof SWITCHES;
    const given = { [off]: false };
    const switches = { ...defaultSwitches(given, table), ...given };
    expect([...switchProblems(switches, table)], off).toEqual([]);
    expect(switches).toMatchObject({ new: false, later: false });
  }
});

test("a switch that is named keeps its value, and is reported without what it requires", () => {
  const given = { deposit: false, alipay: true };
  const switches = { ...defaultSwitches(given, SWITCHES), ...given };
  expect(switches).toMatchObject({ alipay: true, bankCard: false });
  expect([...switchProblems(switches, SWITCHES)].map(({ field }) => field)).toEqual([
    "switches.deposit",
  ]);
});
