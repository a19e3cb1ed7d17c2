import { readdirSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { CALLS } from "#contract/api/calls.ts";
import { callSwitches } from "./call-owner.ts";

const FOLDER = path.resolve("contract/api");
/** All modules but call-modules.ts, which exports the others again. */
const MODULES = readdirSync(FOLDER).filter(
  (file) => /^[\w-]+\.ts$/.test(file) && file !== "call-modules.ts",
);

const CALL_VALUES = new Set<unknown>(Object.values(CALLS));

it.each(MODULES)("%s exports calls under their names, all of one switch", async (file) => {
  const exported = Object.entries((await import(path.join(FOLDER, file))) as object);
  const calls = exported.filter(([, value]) => CALL_VALUES.has(value));
  for (const [name, value] of calls)
    expect([name, CALLS[name as keyof typeof CALLS]]).toEqual([name, value]);
  const owners = new Set(calls.map(([, value]) => (value as (typeof CALLS)["launch"]).switch));
  // A bundle without the one feature would hold the calls of the other.
  expect(owners.size, [...owners].join(" and ")).toBeLessThanOrEqual(1);
});

it("knows the switches of the calls among the exports of a module", () => {
  expect(callSwitches("/work/contract/api/a.ts", ["placeBet", "claimRewards", "launch"])).toEqual([
    "sport",
    "welfare",
  ]);
  expect(callSwitches("/work/src/session/placing.ts", ["placeBet"])).toEqual([]);
});
