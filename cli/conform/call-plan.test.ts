import { readdirSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { CALLS, type CallName } from "#contract/api/calls.ts";
import type { ApiCall } from "#contract/api/envelope.ts";
import { SWITCH_KEYS } from "#contract/switches.ts";
import { PACKAGE_ROOT } from "../base/paths.ts";
import { offSwitch } from "./call-plan.ts";

const dir = path.join(PACKAGE_ROOT, "contract", "api");
/** All modules but call-modules.ts, which exports the others again. */
const modules = readdirSync(dir).filter((name) => /^(?!call-modules)[\w-]+\.ts$/.test(name));
const names = Object.keys(CALLS) as CallName[];

const without = (off: string) => ({ isOn: (key: string) => key !== off });

it("a brand without deposits still withdraws, and has no call of deposits", () => {
  const skipped = names.filter((name) => offSwitch(without("deposit"), name) !== null);
  expect(skipped).toContain("pay");
  expect(skipped).toContain("payStatus");
  expect(skipped.filter((name) => /^withdraw|Withdraw/.test(name))).toEqual([]);
});

it.each(SWITCH_KEYS)("without %s, the calls that it owns are not asked", (key) => {
  const owned = names.filter((name) => (CALLS[name] as ApiCall).switch === key);
  expect(names.filter((name) => offSwitch(without(key), name) === key)).toEqual(owned);
});

const isCall = (value: unknown): value is ApiCall =>
  typeof value === "object" && value !== null && "path" in value && "switch" in value;

// A module is in a bundle whole: a call beside those of another feature would come along.
it("each module of the contract declares calls of one owner", async () => {
  const mixed: string[] = [];
  for (const name of modules) {
    const exported = Object.values((await import(path.join(dir, name))) as Record<string, unknown>);
    const owners = new Set(exported.filter(isCall).map((call) => call.switch));
    if (owners.size > 1) mixed.push(`${name}: ${[...owners].join(", ")}`);
  }
  expect(mixed).toEqual([]);
});
