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

interface Graph {
  getModuleInfo(id: string): {
    readonly exports: readonly string[];
    readonly importedIds: readonly string[];
  } | null;
}

/**
 * Whether a module declares calls of a switch, or imports one that does, however far: a chunk takes what its modules
 * import along.
 */
export function switchedModules(): (id: string, graph: Graph) => boolean {
  const known = new Map<string, boolean>();
  return function isSwitched(id, graph): boolean {
    const found = known.get(id);
    if (found !== undefined) return found;
    known.set(id, false); // modules that import each other
    const { exports, importedIds } = graph.getModuleInfo(id) ?? { exports: [], importedIds: [] };
    const answer =
      callSwitches(id, exports).length > 0 ||
      importedIds.some((imported) => isSwitched(imported, graph));
    known.set(id, answer);
    return answer;
  };
}
