// Stages the release of one brand: read, prepare, stamp, write. Runs in a worker, or in the main thread.
import { openFleetReader, type FleetReader } from "../brand/load-brands.ts";
import type { LoadedBrand } from "../brand/loaded-brand.ts";
import type { Store } from "../cache/store.ts";
import type { CoreBuild } from "../core/core-build.ts";
import { CliError } from "../errors/errors.ts";
import { PACKED } from "../files/packed-file.ts";
import type { BrandIdentity } from "../isolation/brand-identity.ts";
import { shownNow } from "../release/release-folder.ts";
import { stageRelease, type ReleaseFile } from "../release/stage-release.ts";
import type { BundleFiles } from "../stamp/bundle-files.ts";
import { prepareBrand } from "../stamp/prepare-brand.ts";
import { loadSharedContent } from "../stamp/shared-content.ts";
import { stampBrand } from "../stamp/stamp-brand.ts";
import type { StampInput } from "../stamp/stamp-input.ts";
import type { BundleFacts, FailedBrand, Failure } from "./brand-outcome.ts";
import { identifyBrand, identityOf, type StagedRelease } from "./fleet-isolation.ts";

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
  /** Null when it is still to be read. */
  readonly brand: LoadedBrand | null;
  readonly inputDigest: string;
  /** The shown release has the same inputs and is damaged. */
  readonly mends: boolean;
}

export interface StagedBrand {
  readonly id: string;
  readonly state: "staged";
  readonly facts: BundleFacts;
  readonly identity: BrandIdentity;
  readonly release: StagedRelease;
}

export interface SharedParts {
  readonly outDir: string;
  readonly reader: FleetReader;
  readonly stampInput: Omit<StampInput, "brand" | "inputDigest">;
}

/** Adds missing shared content to the store. */
export async function loadSharedParts(input: JobInput, store: Store): Promise<SharedParts> {
  const { packageRoot, brandsDir, outDir, core, version } = input;
  const shared = await loadSharedContent(packageRoot, store);
  const reader = openFleetReader({ brandsDir });
  return { outDir, reader, stampInput: { core, shared, version } };
}

export type IdentityJob = Pick<BrandJob, "id" | "brand">;

/** One after another, so that few are in memory. @returns identities of the valid brands */
export async function identify(
  { reader, stampInput }: SharedParts,
  jobs: readonly IdentityJob[],
): Promise<readonly BrandIdentity[]> {
  const identities: BrandIdentity[] = [];
  for (const job of jobs) {
    const identity = await identifyBrand(await read(reader, job), stampInput.shared);
    if (identity) identities.push(identity);
  }
  return identities;
}

async function read(reader: FleetReader, { id, brand }: IdentityJob): Promise<LoadedBrand | null> {
  return brand ?? (await reader.read([id])).brands[0] ?? null;
}

/** The caller holds the brand's lock. */
export async function stageBrand(
  { outDir, reader, stampInput }: SharedParts,
  job: BrandJob,
): Promise<StagedBrand | FailedBrand> {
  const { id, inputDigest, mends } = job;
  const started = performance.now();
  try {
    const brand = await read(reader, job);
    if (!brand) return { id, state: "failed", failure: gone(id) };
    const { prepared, problems } = await prepareBrand(brand, stampInput.shared);
    if (!prepared || problems.length > 0) return { id, state: "refused", problems };
    const { files, receipt, digest } = await stampBrand({
      ...stampInput,
      brand: prepared,
      inputDigest,
    });
    const name = stageRelease(outDir, id, { digest, files: releaseFiles(files), mends });
    const bytes = Object.values(receipt.outputs).reduce((sum, file) => sum + file.bytes, 0);
    const milliseconds = Math.round((performance.now() - started) * 10) / 10;
    return {
      id,
      state: "staged",
      facts: { milliseconds, firstLoad: receipt.firstLoad, bytes },
      identity: identityOf(prepared, receipt.outputs),
      release: { id, name, ownFiles: ownFiles(files) },
    };
  } catch (error) {
    return failed(outDir, id, error);
  }
}

export function failed(outDir: string, id: string, error: unknown): FailedBrand {
  return { id, state: "failed", failure: describe(outDir, id, error) };
}

function describe(outDir: string, id: string, error: unknown): Failure {
  if (error instanceof CliError) return { code: error.code, what: error.what, fix: error.fix };
  const message = error instanceof Error ? error.message : String(error);
  return {
    code: "BUILD_STAMP",
    what: `${id} could not be built: ${message}; ${shownNow(outDir, id)}.`,
    fix: "make sure that the output folder can be written and has space, then build again.",
  };
}

const gone = (id: string): Failure => ({
  code: "BUILD_STAMP",
  what: `${id} was changed while it was being built, and is not valid any more; its last good bundle stays.`,
  fix: `run \`brand check ${id}\`, mend what it names, and build again.`,
});

function ownFiles(files: BundleFiles): string[] {
  return [...files].flatMap(([name, file]) => (file.kind === "data" ? [name] : []));
}

function releaseFiles(files: BundleFiles): Map<string, ReleaseFile> {
  const release = new Map<string, ReleaseFile>();
  for (const [name, file] of files) {
    if (file.kind === "link") {
      for (const suffix of file.compressed ? ["", ...PACKED] : [""])
        release.set(name + suffix, { from: file.from + suffix, shared: file.sha256 + suffix });
      continue;
    }
    release.set(name, { data: file.data });
    if (file.br) release.set(`${name}.br`, { data: file.br });
    if (file.gz) release.set(`${name}.gz`, { data: file.gz });
  }
  return release;
}
