import { compileCore } from "../core/compile-core.ts";
import { createIsolationCheck, type IsolationCheck } from "../isolation/isolation-check.ts";
import type { Workspace } from "../paths.ts";
import { openStore } from "../cache/store.ts";
import type { Warn } from "../cache/store-warning.ts";
import { createPreparation } from "../stamp/prepare-brand.ts";
import { loadSharedContent } from "../stamp/shared-content.ts";
import type { BuildSource } from "./build-source.ts";
import { fleetRules } from "./fleet-isolation.ts";

export interface VerifyIsolationInput {
  readonly workspace: Workspace;
  readonly source: BuildSource;
  readonly onWarning: Warn;
  /** What all bundles share has to be known, to be no sign of any brand. */
  readonly onCompile: () => void;
}

/** The isolation check of a fleet for bundles that were built before. */
export async function isolationOfFleet(input: VerifyIsolationInput): Promise<IsolationCheck> {
  const { source, workspace } = input;
  const { packageRoot } = workspace;
  const store = openStore(workspace.storeDir, input.onWarning);
  const core = await compileCore(packageRoot, source.coreKey, store, input.onCompile);
  const preparation = await createPreparation(await loadSharedContent(packageRoot), store);
  const rules = await fleetRules({ packageRoot, preparation, core, source, staged: new Map() });
  source.save(workspace.outDir, [], rules);
  return createIsolationCheck(rules);
}
