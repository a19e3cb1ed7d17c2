// Builds the changed brands: lock, stage, check isolation, sync to the disk, then show.
import { mkdirSync } from "node:fs";
import { addBuildTimes } from "../cache/build-times.ts";
import type { Store } from "../cache/store.ts";
import { CliError } from "../errors/errors.ts";
import type { IsolationRules } from "../isolation/isolation-rules.ts";
import { lockBrand } from "../release/brand-lock.ts";
import { showRelease, sweepReleases } from "../release/publish-release.ts";
import { releasesDir } from "../release/release-folder.ts";
import { pruneShared } from "../release/shared-files.ts";
import { syncFolders, syncOne } from "../release/sync-folder.ts";
import type { BrandOutcome } from "./brand-outcome.ts";
import { createBuildPool, type BuildPool } from "./build-pool.ts";
import type { BuildSource } from "./build-source.ts";
import { fleetRules } from "./fleet-isolation.ts";
import { failed, loadSharedParts, type JobInput, type StagedBrand } from "./stage-brand.ts";

export interface ChangedInput extends JobInput {
  readonly source: BuildSource;
  readonly changed: readonly string[];
  /** Those of them whose shown release is damaged. */
  readonly damaged: ReadonlySet<string>;
  readonly onRules: (rules: IsolationRules) => void;
  readonly onProgress: (done: number, total: number) => void;
  readonly recordTimes: boolean;
}

/** @param outcomes receives one per brand @returns rules of the isolation check; null when no brand was staged */
export async function buildChanged(
  input: ChangedInput,
  store: Store,
  outcomes: Map<string, BrandOutcome>,
): Promise<IsolationRules | null> {
  const { packageRoot, brandsDir, storeDir, outDir, version, core, source, changed } = input;
  const job = { packageRoot, brandsDir, storeDir, outDir, version, core };
  // Fills the store once, before workers read it.
  const parts = await loadSharedParts(job, store);
  const locks = lockAll(outDir, changed, outcomes);
  const pool = createBuildPool(job, parts, changed.length, store.warn);
  try {
    const staged = await stageAll(input, pool, [...locks.keys()], outcomes);
    source.requireUnchanged(changed);
    if (staged.length === 0) return null;
    const ids = staged.map(({ id }) => id);
    const writing = syncStaged(outDir, ids);
    const rules = await fleetRules({
      source,
      packageRoot,
      core,
      identify: (others) => pool.identify(others.map((id) => ({ id, brand: source.take(id) }))),
      staged: new Map(staged.map(({ id, identity }) => [id, identity])),
    });
    input.onRules(rules);
    const releases = staged.map(({ release }) => release);
    const leaks = await pool.findLeaks({ rules, outDir, releases });
    for (const { id, failure } of leaks) outcomes.set(id, { id, state: "failed", failure });
    const refusal = await writing;
    if (refusal) for (const id of ids) outcomes.set(id, failed(outDir, id, refusal.error));
    show(outDir, staged, outcomes);
    if (input.recordTimes) await recordTimes(storeDir, staged);
    return rules;
  } finally {
    await pool.close();
    for (const [id, unlock] of locks) {
      sweepReleases(outDir, id);
      unlock();
    }
    pruneShared(outDir);
  }
}

/** @returns id → release of its lock; a brand that cannot be locked gets a failed outcome */
function lockAll(
  outDir: string,
  ids: readonly string[],
  outcomes: Map<string, BrandOutcome>,
): Map<string, () => void> {
  const locks = new Map<string, () => void>();
  for (const id of ids) {
    try {
      mkdirSync(releasesDir(outDir, id), { recursive: true });
      locks.set(id, lockBrand(outDir, id));
    } catch (error) {
      outcomes.set(id, failed(outDir, id, error));
    }
  }
  return locks;
}

async function stageAll(
  { source, damaged, onProgress }: ChangedInput,
  pool: BuildPool,
  ids: readonly string[],
  outcomes: Map<string, BrandOutcome>,
): Promise<StagedBrand[]> {
  let done = 0;
  const results = await Promise.all(
    ids.map(async (id) => {
      const inputDigest = source.inputDigest(id);
      const mends = damaged.has(id);
      const result = await pool.stage({ id, brand: source.take(id), inputDigest, mends });
      done += 1;
      onProgress(done, ids.length);
      return result;
    }),
  );
  for (const result of results) if (result.state !== "staged") outcomes.set(result.id, result);
  return results.filter((result) => result.state === "staged");
}

/** @returns the error of a failed sync, or null */
async function syncStaged(
  outDir: string,
  ids: readonly string[],
): Promise<{ readonly error: unknown } | null> {
  const folders = ids.map((id) => releasesDir(outDir, id));
  return await syncFolders(outDir, folders).then(
    () => null,
    (error: unknown) => ({ error }),
  );
}

function show(
  outDir: string,
  staged: readonly StagedBrand[],
  outcomes: Map<string, BrandOutcome>,
): void {
  for (const { id, facts, release } of staged.filter((brand) => !outcomes.has(brand.id))) {
    try {
      showRelease(outDir, id, release.name);
      outcomes.set(id, { id, state: "built", facts });
    } catch (error) {
      outcomes.set(id, failed(outDir, id, error));
    }
  }
  try {
    syncOne(outDir);
  } catch (error) {
    throw new CliError("BUILD_STOPPED", {
      what: `The brands show their new bundles, but the disk did not confirm the switch: ${error instanceof Error ? error.message : ""}.`,
      fix: "check the disk, then build again; after a power cut the previous bundles may be shown.",
      cause: error,
    });
  }
}

/** Ignores errors: build times are only a hint. */
async function recordTimes(storeDir: string, staged: readonly StagedBrand[]): Promise<void> {
  const times = staged.map(({ id, facts }) => [id, facts.milliseconds]);
  await addBuildTimes(storeDir, Object.fromEntries(times)).catch(() => undefined);
}
