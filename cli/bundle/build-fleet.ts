// The build as one step: what is unchanged stays, everything else is staged, written through to the disk,
// and only then shown, brand by brand.
import path from "node:path";
import { compileCore } from "../core/compile-core.ts";
import { CliError, type Problem } from "../errors.ts";
import type { BrandIdentity } from "../leaks/brand-identity.ts";
import type { FleetGate } from "../leaks/fleet-gate.ts";
import { addBuildTimes } from "../output/build-times.ts";
import { sweepUnlocked } from "../output/publish-release.ts";
import type { Workspace } from "../paths.ts";
import { openSharedStore } from "../store/open-shared-store.ts";
import { openStore, type Store } from "../store/store.ts";
import { warnOnce, type Warn } from "../store/store-warning.ts";
import { releasesDir } from "../output/release-folder.ts";
import { syncFolders, syncOne } from "../output/sync-folder.ts";
import {
  describe,
  type BrandJob,
  type BundleFacts,
  type Failure,
  type JobInput,
  type StageResult,
} from "./build-job.ts";
import type { BuildSource } from "./build-source.ts";
import { createBuildPool, type BuildPool } from "./build-pool.ts";
import { fleetGate } from "./fleet-leaks.ts";
import { createPreparation } from "./prepare-brand.ts";
import { loadSharedContent } from "./shared-content.ts";

export type BrandOutcome =
  | { readonly id: string; readonly state: "built"; readonly facts: BundleFacts }
  | { readonly id: string; readonly state: "unchanged" }
  | { readonly id: string; readonly state: "refused"; readonly problems: readonly Problem[] }
  | { readonly id: string; readonly state: "failed"; readonly failure: Failure };

export interface BuildFleetInput {
  readonly workspace: Workspace;
  readonly source: BuildSource;
  /** The brands to build; their manifests hold. */
  readonly ids: readonly string[];
  readonly onGate: (gate: FleetGate) => void;
  readonly force: boolean;
  readonly version: string;
  /** `--store` and `--store-write`. */
  readonly store?: string | undefined;
  readonly storeWrite: boolean;
  /** Whether the store learns how long each brand took: shards of one split must all know the same. */
  readonly keepTimes: boolean;
  readonly onWarning: Warn;
  readonly onCompile: () => void;
  readonly onProgress: (done: number, total: number) => void;
}

/**
 * @returns one outcome per brand, in the order of the ids
 * @throws CliError BUILD_STOPPED when the system refuses something before any brand is switched
 */
export async function buildFleet(input: BuildFleetInput): Promise<BrandOutcome[]> {
  const { ids, source, workspace } = input;
  const { packageRoot, storeDir, outDir } = workspace;
  if (ids.length === 0) return []; // nothing to compile a core for
  const warn = warnOnce(input.onWarning);
  const store = openStore(storeDir, warn, await openSharedStore(input, warn));
  const outcomes = new Map<string, BrandOutcome>();
  const changed: string[] = [];
  for (const id of ids) {
    const isUnchanged = !input.force && (await isBuilt(source, outDir, id));
    if (isUnchanged) {
      outcomes.set(id, { id, state: "unchanged" });
      sweepUnlocked(outDir, id);
    } else changed.push(id);
  }
  // A shared store gets the core too when there is nothing to build.
  if (changed.length > 0 || input.storeWrite) {
    try {
      const core = await compileCore(packageRoot, source.coreKey, store, input.onCompile);
      const jobInput = { packageRoot, storeDir, outDir, version: input.version, core };
      if (changed.length > 0) await buildChanged(input, jobInput, store, changed, outcomes);
    } catch (error) {
      throw stopped(outDir, error);
    }
  }
  await store.share();
  const built = ids.filter((id) => outcomes.get(id)?.state === "built");
  try {
    source.save(outDir, built);
  } catch (error) {
    // Losing it costs time and nothing else; what was built is built.
    if (!isSystemError(error)) throw error;
  }
  return ids.flatMap((id) => outcomes.get(id) ?? []);
}

/** A place in the output folder that is not ours fails its brand later on, and not the fleet. */
async function isBuilt(source: BuildSource, outDir: string, id: string): Promise<boolean> {
  try {
    return await source.known.isBuilt(outDir, id);
  } catch (error) {
    if (error instanceof CliError) return false;
    throw error;
  }
}

function isSystemError(error: unknown): error is Error {
  return error instanceof Error && "syscall" in error;
}

async function buildChanged(
  input: BuildFleetInput,
  jobInput: JobInput,
  store: Store,
  changed: readonly string[],
  outcomes: Map<string, BrandOutcome>,
): Promise<void> {
  // Workers know no shared store: what it has of the parts all brands link is brought here first.
  if (store.hasShared)
    await createPreparation(await loadSharedContent(jobInput.packageRoot), store);
  const brands = await input.source.known.load(changed);
  const jobs = brands.map((brand): BrandJob => ({
    brand,
    inputDigest: input.source.known.inputDigest(brand.id),
  }));
  const pool = await createBuildPool(jobInput, jobs.length, store);
  const staged = new Map<string, BundleFacts>();
  try {
    const identities = new Map<string, BrandIdentity>();
    let done = 0;
    await pool.stageAll(jobs, (result: StageResult) => {
      done += 1;
      input.onProgress(done, jobs.length);
      if (result.state === "staged") {
        staged.set(result.id, result.facts);
        identities.set(result.id, result.identity);
      } else outcomes.set(result.id, result);
    });
    if (staged.size > 0) {
      const gate = await fleetGate({
        ...jobInput,
        store,
        source: input.source,
        staged: identities,
      });
      input.onGate(gate);
      await pool.arm(gate.tables);
    }
  } catch (error) {
    await pool.dropAll([...staged.keys()]).catch(() => undefined);
    await pool.close();
    throw error;
  }
  try {
    await show(pool, jobInput.outDir, staged, outcomes);
  } finally {
    await pool.close();
  }
  const times = [...staged].map(([id, { milliseconds }]) => [id, milliseconds]);
  // A help for the next split: what was built is built, whether they can be written down or not.
  if (input.keepTimes)
    await addBuildTimes(jobInput.storeDir, Object.fromEntries(times)).catch(() => undefined);
}

/** What the system refuses before any brand is switched: a full disk, a folder that cannot be written. */
function stopped(outDir: string, error: unknown): unknown {
  if (!isSystemError(error)) return error;
  return new CliError("BUILD_STOPPED", {
    what: `The build stopped before any brand was switched: ${error.message}; every bundle in ${path.basename(outDir)} is the one of before.`,
    fix: "make sure that the output folder and .livery can be written and have space, then build again.",
    cause: error,
  });
}

/** Nothing is shown before all of it is on the disk. */
async function show(
  pool: BuildPool,
  outDir: string,
  staged: ReadonlyMap<string, BundleFacts>,
  outcomes: Map<string, BrandOutcome>,
): Promise<void> {
  const ids = [...staged.keys()];
  if (ids.length === 0) return;
  try {
    syncFolders(
      outDir,
      ids.map((id) => releasesDir(outDir, id)),
    );
  } catch (error) {
    await pool.dropAll(ids);
    for (const id of ids)
      outcomes.set(id, { id, state: "failed", failure: describe(outDir, id, error) });
    return;
  }
  await pool.publishAll(ids, (id, failure) => {
    const facts = staged.get(id);
    if (failure) outcomes.set(id, { id, state: "failed", failure });
    else if (facts) outcomes.set(id, { id, state: "built", facts });
  });
  try {
    syncOne(outDir);
  } catch (error) {
    throw new CliError("BUILD_STOPPED", {
      what: `The brands show their new bundles, but the disk did not confirm the switch: ${error instanceof Error ? error.message : ""}.`,
      fix: "look after the disk, then build again; after a power cut the bundles may be the whole ones of before.",
      cause: error,
    });
  }
}
