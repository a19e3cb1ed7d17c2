// One process's share of a build: prepare every brand first, then stamp and publish those without a
// problem. Runs in a worker, or in the main thread when a build is small.
import path from "node:path";
import type { LoadedBrand } from "../brand/loaded-brand.ts";
import type { CoreBuild } from "../core/core-build.ts";
import { CliError, type Problem } from "../errors.ts";
import { publishRelease, type ReleaseFile } from "../output/publish-release.ts";
import type { BundleFiles } from "./bundle-files.ts";
import { createPreparation, type Preparation } from "./prepare-brand.ts";
import type { PreparedBrand } from "./prepared-brand.ts";
import { loadSharedContent } from "./shared-content.ts";
import { createSharedFiles, type SharedFiles } from "./shared-files.ts";
import { stampBrand } from "./stamp-brand.ts";

export interface JobInput {
  readonly packageRoot: string;
  readonly storeDir: string;
  readonly outDir: string;
  readonly version: string;
  readonly core: CoreBuild;
}

export interface BrandJob {
  readonly brand: LoadedBrand;
  readonly inputDigest: string;
}

export interface PrepareResult {
  readonly id: string;
  readonly problems: readonly Problem[];
}

export interface StampResult {
  readonly id: string;
  readonly ok: boolean;
  /** Why it failed, in the words for an operator. */
  readonly failure: { readonly code: string; readonly what: string; readonly fix: string } | null;
  readonly milliseconds: number;
  readonly firstLoad: number;
  readonly bytes: number;
}

export interface BuildJob {
  prepare(job: BrandJob): Promise<PrepareResult>;
  stamp(id: string): Promise<StampResult>;
}

export async function createBuildJob(input: JobInput): Promise<BuildJob> {
  const shared = await loadSharedContent(input.packageRoot);
  const preparation = await createPreparation(shared, input.storeDir);
  const sharedFiles = createSharedFiles(input.storeDir);
  const prepared = new Map<
    string,
    { brand: PreparedBrand; inputDigest: string; milliseconds: number }
  >();
  return {
    async prepare({ brand, inputDigest }) {
      const started = performance.now();
      const { prepared: result, problems } = await preparation.prepare(brand);
      if (result && problems.length === 0) {
        prepared.set(brand.id, {
          brand: result,
          inputDigest,
          milliseconds: performance.now() - started,
        });
      }
      return { id: brand.id, problems };
    },
    async stamp(id) {
      const ready = prepared.get(id);
      if (!ready) throw new Error(`brand ${id} was not prepared`);
      prepared.delete(id);
      return await stampOne(input, { shared, sharedFiles, preparation }, id, ready);
    },
  };
}

interface SharedParts {
  readonly shared: Awaited<ReturnType<typeof loadSharedContent>>;
  readonly sharedFiles: SharedFiles;
  readonly preparation: Preparation;
}

async function stampOne(
  input: JobInput,
  { shared, sharedFiles, preparation }: SharedParts,
  id: string,
  ready: { brand: PreparedBrand; inputDigest: string; milliseconds: number },
): Promise<StampResult> {
  const started = performance.now();
  try {
    const { files, receipt, digest } = await stampBrand({
      brand: ready.brand,
      core: input.core,
      shared,
      sharedTexts: preparation.sharedTexts.modules,
      sharedFiles,
      iconStore: path.join(input.storeDir, "icons"),
      inputDigest: ready.inputDigest,
      version: input.version,
    });
    await publishRelease(input.outDir, id, digest, releaseFiles(files));
    const milliseconds = Math.round((ready.milliseconds + performance.now() - started) * 10) / 10;
    const bytes = Object.values(receipt.outputs).reduce((sum, file) => sum + file.bytes, 0);
    return { id, ok: true, failure: null, milliseconds, firstLoad: receipt.firstLoad, bytes };
  } catch (error) {
    return { id, ok: false, failure: describe(id, error), milliseconds: 0, firstLoad: 0, bytes: 0 };
  }
}

function describe(id: string, error: unknown): { code: string; what: string; fix: string } {
  if (error instanceof CliError) return { code: error.code, what: error.what, fix: error.fix };
  const message = error instanceof Error ? error.message : String(error);
  return {
    code: "BUILD_STAMP",
    what: `${id} could not be built: ${message}. dist/${id} still holds the last good bundle.`,
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
