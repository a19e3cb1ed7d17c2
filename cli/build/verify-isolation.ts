import { compileCore } from "../core/compile-core.ts";
import { createIsolationCheck, type IsolationCheck } from "../isolation/isolation-check.ts";
import type { Workspace } from "../base/paths.ts";
import { openStore } from "../cache/store.ts";
import type { Warn } from "../errors/store-warning.ts";
import { packageVersion } from "../base/version.ts";
import type { BuildSource } from "./build-source.ts";
import { fleetRules } from "./fleet-isolation.ts";
import { identify, loadSharedParts } from "./stage-brand.ts";

export interface VerifyIsolationInput {
  readonly workspace: Workspace;
  readonly source: BuildSource;
  readonly onWarning: Warn;
  /** The core is needed because words of shared content are not searched for. */
  readonly onCompile: () => void;
}

export async function isolationOfFleet(input: VerifyIsolationInput): Promise<IsolationCheck> {
  const { source, workspace } = input;
  const { packageRoot } = workspace;
  const store = openStore(workspace.storeDir, input.onWarning);
  const { coreKey: key, digests } = source;
  const core = await compileCore({ packageRoot, key, digests }, store, input.onCompile);
  const parts = await loadSharedParts({ ...workspace, core, version: packageVersion() }, store);
  const rules = await fleetRules({
    packageRoot,
    core,
    source,
    staged: new Map(),
    identify: (ids) =>
      identify(
        parts,
        ids.map((id) => ({ id, brand: source.take(id) })),
      ),
  });
  source.save(workspace.outDir, [], rules);
  return createIsolationCheck(rules);
}
