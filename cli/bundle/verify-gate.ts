import { compileCore } from "../core/compile-core.ts";
import { createLeakGate, type LeakGate } from "../leaks/leak-gate.ts";
import type { Workspace } from "../paths.ts";
import { openStore } from "../store/store.ts";
import type { Warn } from "../store/store-warning.ts";
import type { BuildSource } from "./build-source.ts";
import { fleetGate } from "./fleet-leaks.ts";

export interface VerifyGateInput {
  readonly workspace: Workspace;
  readonly source: BuildSource;
  readonly onWarning: Warn;
  /** What all bundles share has to be known, to be no sign of any brand. */
  readonly onCompile: () => void;
}

/** The gate of a fleet for bundles that were built before. */
export async function verifyGate(input: VerifyGateInput): Promise<LeakGate> {
  const { source, workspace } = input;
  const { packageRoot } = workspace;
  const store = openStore(workspace.storeDir, input.onWarning);
  const core = await compileCore(packageRoot, source.coreKey, store, input.onCompile);
  const { tables } = await fleetGate({
    packageRoot,
    store,
    core,
    source,
    staged: new Map(),
  });
  return createLeakGate(tables);
}
