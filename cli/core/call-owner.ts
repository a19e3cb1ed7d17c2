// Which feature alone asks a call: its switch (contract/api/envelope.ts). A call and its module share their name.
import { CALLS } from "#contract/api/calls.ts";
import type { SwitchKey } from "#contract/switches.ts";

const CALL_MODULE = /\/contract\/api\/[\w-]+\.ts$/;

const OWNERS = new Map(
  Object.entries(CALLS).flatMap(([name, call]) =>
    call.switch === null ? [] : [[name, call.switch] as const],
  ),
);

/** @param exports of a module. @returns the switches of the calls among them */
export function callSwitches(module: string, exports: readonly string[]): readonly SwitchKey[] {
  if (!CALL_MODULE.test(module)) return [];
  return [...new Set(exports.flatMap((name) => OWNERS.get(name) ?? []))];
}
