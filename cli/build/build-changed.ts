// The brands of a build that have changed: locked, staged, searched for each other, written to the disk, and
// only then shown.
import { mkdirSync } from "node:fs";
import { addBuildTimes } from "../cache/build-times.ts";
import type { Store } from "../cache/store.ts";
import { CliError } from "../errors/errors.ts";
import type { IsolationRules } from "../isolation/isolation-rules.ts";
import { lockBrand } from "../release/brand-lock.ts";
import { showRelease, sweepReleases } from "../release/publish-release.ts";
import { releasesDir } from "../release/release-folder.ts";
import { syncFolders, syncOne } from "../release/sync-folder.ts";
import type { BrandOutcome } from "./brand-outcome.ts";
import { createBuildPool, type BuildPool } from "./build-pool.ts";
import type { BuildSource } from "./build-source.ts";
import { fleetRules } from "./fleet-isolation.ts";
import { failed, loadSharedParts, type JobInput, type StagedBrand } from "./stage-brand.ts";

export interface ChangedInput extends JobInput {
  readonly source: BuildSource;
  readonly changed: readonly string[];
  readonly onRules: (rules: IsolationRules) => void;
  readonly onProgress: (done: number, total: number) => void;
  readonly keepTimes: boolean;
}

/**
 * @param outcomes gets one of each brand
 * @returns what the bundles were searched for; null when none was staged
 */
export async function buildChanged(
  input: ChangedInput,
  store: Store,
  outcomes: Map<string, BrandOutcome>,
): Promise<IsolationRules | null> {
  const { packageRoot, brandsDir, storeDir, outDir, version, core, source, changed } = input;
  const job = { packageRoot, brandsDir, storeDir, outDir, version, core };
  // What the store lacks is made here, once, before workers need it.
  const parts = await loadSharedParts(job, store);
  const locks = lockAll(outDir, changed, outcomes);
  const pool = createBuildPool(job, parts, changed.length, store.warn);
  try {
    const staged = await stageAll(input, pool, [...locks.keys()], outcomes);
    if (staged.length === 0) return null;
    const ids = staged.map(({ id }) => id);
    const writing = writeThrough(outDir, ids);
    const rules = await fleetRules({
      source,
      packageRoot,
      core,
      shared: parts.stampInput.shared,
      staged: new Map(staged.map(({ id, identity }) => [id, identity])),
    });
    input.onRules(rules);
    const releases = staged.map(({ release }) => release);
    const leaks = await pool.findLeaks({ rules, outDir, releases });
    for (const { id, failure } of leaks) outcomes.set(id, { id, state: "failed", failure });
    const refusal = await writing;
    if (refusal) for (const id of ids) outcomes.set(id, failed(outDir, id, refusal.error));
    show(outDir, staged, outcomes);
    if (input.keepTimes) await keepTimes(storeDir, staged);
    return rules;
  } finally {
    await pool.close();
    for (const [id, unlock] of locks) {
      sweepReleases(outDir, id);
      unlock();
    }
  }
}

/** @returns what gives each lock back; a brand that could not be locked gets its outcome */
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
  { source, onProgress }: ChangedInput,
  pool: BuildPool,
  ids: readonly string[],
  outcomes: Map<string, BrandOutcome>,
): Promise<StagedBrand[]> {
  let done = 0;
  const results = await Promise.all(
    ids.map(async (id) => {
      const job = { id, brand: source.take(id), inputDigest: source.inputDigest(id) };
      const result = await pool.stage(job);
      done += 1;
      onProgress(done, ids.length);
      return result;
    }),
  );
  for (const result of results) if (result.state !== "staged") outcomes.set(result.id, result);
  return results.filter((result) => result.state === "staged");
}

/** @returns why the disk did not take what was staged, or null */
async function writeThrough(
  outDir: string,
  ids: readonly string[],
): Promise<{ readonly error: unknown } | null> {
  const folders = ids.map((id) => releasesDir(outDir, id));
  return await syncFolders(outDir, folders).then(
    () => null,
    (error: unknown) => ({ error }),
  );
}

/** Switches every staged brand that has no outcome yet. */
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
      fix: "look after the disk, then build again; after a power cut the bundles may be the whole ones of before.",
      cause: error,
    });
  }
}

/** What was built is built, whether its times can be written down or not. */
async function keepTimes(storeDir: string, staged: readonly StagedBrand[]): Promise<void> {
  const times = staged.map(({ id, facts }) => [id, facts.milliseconds]);
  await addBuildTimes(storeDir, Object.fromEntries(times)).catch(() => undefined);
}
