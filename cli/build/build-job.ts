// One process's share of a build: prepare a brand, stamp it and stage its release; show the release when
// all brands are through. Runs in a worker, or in the main thread when a build is small.
import { mkdirSync } from "node:fs";
import { openFleetReader } from "../brand/load-brands.ts";
import type { LoadedBrand } from "../brand/loaded-brand.ts";
import type { CoreBuild } from "../core/core-build.ts";
import { CliError, type Problem } from "../errors/errors.ts";
import type { BrandIdentity } from "../isolation/brand-identity.ts";
import { createIsolationCheck, type IsolationCheck } from "../isolation/isolation-check.ts";
import { rulesIndex, type IsolationRules } from "../isolation/isolation-rules.ts";
import { lockBrand } from "../release/brand-lock.ts";
import { dropStaged, publishRelease } from "../release/publish-release.ts";
import { releaseDir, releasesDir, shownNow } from "../release/release-folder.ts";
import { type ReleaseFile, stageRelease } from "../release/stage-release.ts";
import type { Store } from "../cache/store.ts";
import type { BundleFiles } from "../stamp/bundle-files.ts";
import { identityOf, leakFailure, leaksOnDisk, ownFiles } from "./fleet-isolation.ts";
import { prepareBrand } from "../stamp/prepare-brand.ts";
import type { PreparedBrand } from "../stamp/prepared-brand.ts";
import { loadSharedContent } from "../stamp/shared-content.ts";
import { stampBrand } from "../stamp/stamp-brand.ts";
import type { StampInput } from "../stamp/stamp-input.ts";

export interface JobInput {
  readonly packageRoot: string;
  readonly brandsDir: string;
  readonly storeDir: string;
  readonly outDir: string;
  readonly version: string;
  readonly core: CoreBuild;
}

export interface BrandJob {
  readonly id: string;
  /** Null for one that is not in memory: it is read where it is built. */
  readonly brand: LoadedBrand | null;
  readonly inputDigest: string;
}

/** Why a brand was not built, in the words for an operator. */
export interface Failure {
  readonly code: string;
  readonly what: string;
  readonly fix: string;
}

/** What is told of a bundle that was built. */
export interface BundleFacts {
  readonly milliseconds: number;
  readonly firstLoad: number;
  readonly bytes: number;
}

export type StageResult =
  | {
      readonly id: string;
      readonly state: "staged";
      readonly facts: BundleFacts;
      readonly identity: BrandIdentity;
    }
  | { readonly id: string; readonly state: "refused"; readonly problems: readonly Problem[] }
  | { readonly id: string; readonly state: "failed"; readonly failure: Failure };

export interface BuildJob {
  /** Makes the release of a brand and keeps its lock until it is shown or dropped. */
  stage(job: BrandJob): Promise<StageResult>;
  /** What bundles are searched for; before that nothing is published. */
  setRules(rules: IsolationRules): Promise<void>;
  /** Searches the staged release for other brands and shows it. @returns null when it is shown */
  publish(id: string): Promise<Failure | null>;
  drop(id: string): Promise<void>;
}

export async function createBuildJob(input: JobInput, store: Store): Promise<BuildJob> {
  const { core, version } = input;
  const shared = await loadSharedContent(input.packageRoot, store);
  const reader = openFleetReader({ brandsDir: input.brandsDir });
  const staged = new Map<string, StagedRelease>();
  let isolation: IsolationCheck | undefined;
  return {
    async stage({ id, brand: given, inputDigest }) {
      const started = performance.now();
      try {
        const brand = given ?? (await reader.read([id])).brands[0];
        if (!brand) return { id, state: "failed", failure: gone(id) };
        const { prepared, problems } = await prepareBrand(brand, shared);
        if (!prepared || problems.length > 0) return { id, state: "refused", problems };
        const { facts, identity, ...release } = await stageOne(input.outDir, prepared, {
          core,
          shared,
          version,
          inputDigest,
        });
        staged.set(id, release);
        const milliseconds = Math.round((performance.now() - started) * 10) / 10;
        return { id, state: "staged", facts: { ...facts, milliseconds }, identity };
      } catch (error) {
        return { id, state: "failed", failure: describe(input.outDir, id, error) };
      }
    },
    async setRules(rules) {
      isolation = createIsolationCheck(rulesIndex(rules));
    },
    async publish(id) {
      const release = staged.get(id);
      if (!release || !isolation) throw new Error(`${id} was not staged, or there are no rules`);
      staged.delete(id);
      try {
        const leak = leakIn(isolation, input.outDir, id, release);
        if (leak) return leak;
        publishRelease(input.outDir, id, release.name);
        return null;
      } catch (error) {
        return describe(input.outDir, id, error);
      } finally {
        release.unlock();
      }
    },
    async drop(id) {
      const release = staged.get(id);
      if (!release) return;
      staged.delete(id);
      dropStaged(input.outDir, id, release.name);
      release.unlock();
    },
  };
}

/** It held when the fleet was read. */
const gone = (id: string): Failure => ({
  code: "BUILD_STAMP",
  what: `${id} was changed while it was being built, and does not hold any more; its last good bundle stays.`,
  fix: `run \`brand check ${id}\`, mend what it names, and build again.`,
});

interface StagedRelease {
  readonly name: string;
  /** Files made for this brand alone. */
  readonly own: readonly string[];
  readonly unlock: () => void;
}

/** A release that holds another brand is removed. */
function leakIn(
  isolation: IsolationCheck,
  outDir: string,
  id: string,
  { name, own }: StagedRelease,
): Failure | null {
  const dir = releaseDir(outDir, id, name);
  const [first, ...others] = leaksOnDisk(isolation, id, dir, own);
  if (!first) return null;
  dropStaged(outDir, id, name);
  return leakFailure(id, [first, ...others]);
}

async function stageOne(
  outDir: string,
  brand: PreparedBrand,
  input: Omit<StampInput, "brand">,
): Promise<StagedRelease & { facts: Omit<BundleFacts, "milliseconds">; identity: BrandIdentity }> {
  const { id } = brand.manifest;
  const { files, receipt, digest } = await stampBrand({ ...input, brand });
  mkdirSync(releasesDir(outDir, id), { recursive: true });
  const unlock = lockBrand(outDir, id);
  try {
    const name = stageRelease(outDir, id, digest, releaseFiles(files));
    const bytes = Object.values(receipt.outputs).reduce((sum, file) => sum + file.bytes, 0);
    return {
      name,
      own: ownFiles(files),
      unlock,
      facts: { firstLoad: receipt.firstLoad, bytes },
      identity: identityOf(brand, receipt.outputs),
    };
  } catch (error) {
    unlock();
    throw error;
  }
}

/** @param error what kept the brand from being built. Tells what is shown now, whatever was meant to be. */
export function describe(outDir: string, id: string, error: unknown): Failure {
  if (error instanceof CliError) return { code: error.code, what: error.what, fix: error.fix };
  const message = error instanceof Error ? error.message : String(error);
  return {
    code: "BUILD_STAMP",
    what: `${id} could not be built: ${message}; ${shownNow(outDir, id)}.`,
    fix: "make sure that the output folder can be written and has space, then build again.",
  };
}

function releaseFiles(files: BundleFiles): Map<string, ReleaseFile> {
  const release = new Map<string, ReleaseFile>();
  for (const [name, file] of files) {
    if (file.kind === "link") {
      release.set(name, { from: file.from });
      if (!file.compressed) continue;
      for (const suffix of [".br", ".gz"]) release.set(name + suffix, { from: file.from + suffix });
      continue;
    }
    release.set(name, { data: file.data });
    if (file.br) release.set(`${name}.br`, { data: file.br });
    if (file.gz) release.set(`${name}.gz`, { data: file.gz });
  }
  return release;
}
