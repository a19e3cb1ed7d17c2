// Builds a fleet: unchanged brands stay; the others are staged, synced to the disk, then shown one by one.
import path from "node:path";
import { compileCore } from "../core/compile-core.ts";
import { CliError } from "../errors/errors.ts";
import type { IsolationRules } from "../isolation/isolation-rules.ts";
import { leftovers, removeAll } from "../files/atomic-write.ts";
import { openBundleTimes } from "../release/bundle-times.ts";
import { checkRelease } from "../release/check-release.ts";
import { sweepUnlocked } from "../release/publish-release.ts";
import { currentRelease } from "../release/release-folder.ts";
import type { Workspace } from "../base/paths.ts";
import { openSharedStore } from "../cache/open-shared-store.ts";
import { openStore } from "../cache/store.ts";
import { warnOnce, type StoreWarning, type Warn } from "../errors/store-warning.ts";
import type { BrandOutcome } from "./brand-outcome.ts";
import type { BuildSource } from "./build-source.ts";

export interface BuildFleetInput {
  readonly workspace: Workspace;
  readonly source: BuildSource;
  /** Brands with a valid manifest. */
  readonly ids: readonly string[];
  readonly onRules: (rules: IsolationRules) => void;
  readonly force: boolean;
  /** Reads also what is unchanged, and compares it with its receipt. */
  readonly verify: boolean;
  readonly version: string;
  readonly store?: string | undefined;
  readonly storeWrite: boolean;
  /** False in a shard: all shards of a split must read the same build times. */
  readonly recordTimes: boolean;
  readonly onWarning: Warn;
  readonly onCompile: () => void;
  readonly onProgress: (done: number, total: number) => void;
}

/**
 * @returns one outcome per brand, in the order of the ids
 * @throws CliError BUILD_STOPPED when the file system fails before any brand is switched
 */
export async function buildFleet(input: BuildFleetInput): Promise<BrandOutcome[]> {
  const { ids, source, workspace } = input;
  const { packageRoot, storeDir, outDir } = workspace;
  if (ids.length === 0) return []; // no core needed
  await removeAll(await leftovers(storeDir));
  const warn = warnOnce(input.onWarning);
  const store = openStore(storeDir, warn, await openSharedStore(input, warn));
  const outcomes = new Map<string, BrandOutcome>();
  const times = openBundleTimes(outDir);
  const changed: string[] = [];
  const damaged = new Set<string>();
  const read: string[] = [];
  for (const id of ids) {
    const isUnchanged = !input.force && (await isBuilt(source, outDir, id));
    const isRead = isUnchanged && (input.verify || !times.isUntouched(id));
    const damage = isRead ? damageOf(outDir, id) : null;
    if (damage !== null) {
      warn(damage);
      damaged.add(id);
    }
    if (!isUnchanged || damage !== null) {
      changed.push(id);
      continue;
    }
    if (isRead) read.push(id);
    outcomes.set(id, { id, state: "unchanged" });
    sweepUnlocked(outDir, id);
  }
  let rules: IsolationRules | null = null;
  // --store-write uploads the core even when no brand has changed.
  if (changed.length > 0 || input.storeWrite) {
    try {
      const { coreKey: key, digests } = source;
      const core = await compileCore({ packageRoot, key, digests }, store, input.onCompile);
      if (changed.length > 0) {
        // Lazy import: loading this costs as much as a no-op build.
        const { buildChanged } = await import("./build-changed.ts");
        rules = await buildChanged(
          { ...input, ...workspace, core, changed, damaged },
          store,
          outcomes,
        );
      }
    } catch (error) {
      throw stopped(outDir, error);
    }
  }
  await store.share();
  const built = ids.filter((id) => outcomes.get(id)?.state === "built");
  try {
    times.record([...read, ...built]);
    source.save(outDir, built, rules);
  } catch (error) {
    // Without its state the next build is only slower.
    if (!isSystemError(error)) throw error;
  }
  return ids.flatMap((id) => outcomes.get(id) ?? []);
}

/** A foreign file in place of a bundle fails its brand later, not the fleet. */
async function isBuilt(source: BuildSource, outDir: string, id: string): Promise<boolean> {
  try {
    return await source.isBuilt(outDir, id);
  } catch (error) {
    if (error instanceof CliError) return false;
    throw error;
  }
}

/** A mended site is reported: something else than a build writes into the folder. */
function damageOf(outDir: string, id: string): StoreWarning | null {
  const name = currentRelease(outDir, id) ?? "";
  const [problem] = checkRelease(outDir, id, name).problems;
  if (problem === undefined) return null;
  return {
    code: "BUILD_DAMAGED",
    place: path.join(outDir, id, problem.file),
    what: `The site of ${id} is not what was built: this file ${problem.what}.`,
    fix: "nothing to do, the site is made again. If this comes back, something writes into the output folder.",
  };
}

function isSystemError(error: unknown): error is Error {
  return error instanceof Error && "syscall" in error;
}

function stopped(outDir: string, error: unknown): unknown {
  if (!isSystemError(error)) return error;
  return new CliError("BUILD_STOPPED", {
    what: `The build stopped before any brand was switched: ${error.message}; every bundle in ${path.basename(outDir)} is unchanged.`,
    fix: "make sure that the output folder and .livery can be written and have space, then build again.",
    cause: error,
  });
}
