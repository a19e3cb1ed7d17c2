// Runs tasks in workers, those of a small build in this thread. Locks and the switch stay in the main thread.
import { availableParallelism } from "node:os";
import { Tinypool } from "tinypool";
import type { Warn } from "../errors/store-warning.ts";
import { CliError } from "../errors/errors.ts";
import type { BrandIdentity } from "../isolation/brand-identity.ts";
import type { FailedBrand } from "./brand-outcome.ts";
import type { StageAnswer } from "./build-worker.ts";
import { findLeaks, type LeakSearch, type ReleaseLeak } from "./fleet-isolation.ts";
import {
  identify,
  stageBrand,
  type BrandJob,
  type IdentityJob,
  type JobInput,
  type SharedParts,
  type StagedBrand,
} from "./stage-brand.ts";

export interface BuildPool {
  stage(job: BrandJob): Promise<StagedBrand | FailedBrand>;
  /** @returns those of valid brands */
  identify(jobs: readonly IdentityJob[]): Promise<readonly BrandIdentity[]>;
  /** @returns the releases that hold data of another brand */
  findLeaks(search: LeakSearch): Promise<readonly ReleaseLeak[]>;
  close(): Promise<void>;
}

/** Concurrent brands per worker: one computes while others wait for the disk. */
const BRANDS_PER_WORKER = 3;

/** Brands whose identities one task prepares; a worker holds them all in memory. */
const BRANDS_PER_TASK = 20;

/** Below V8's default, to save memory; docs/decisions/023. */
const YOUNG_MEGABYTES = 16;

/** A worker uses about 60 MB; the limit keeps its heap from growing with the fleet. */
const OLD_MEGABYTES = 512;

/** Up to this many brands, starting workers costs more than it saves. */
const SMALL = 3;

/** @param parts for the main thread; each worker loads its own */
export function createBuildPool(
  input: JobInput,
  parts: SharedParts,
  brands: number,
  warn: Warn,
): BuildPool {
  if (brands > SMALL) return workerPool(input, Math.min(availableParallelism(), brands), warn);
  return {
    stage: (job) => stageBrand(parts, job),
    identify: (jobs) => identify(parts, jobs),
    findLeaks: async (search) => findLeaks(search),
    close: async () => {},
  };
}

function workerPool(input: JobInput, threads: number, warn: Warn): BuildPool {
  const pool = new Tinypool({
    filename: new URL("./build-worker.ts", import.meta.url),
    name: "stage",
    workerData: input,
    minThreads: threads,
    maxThreads: threads,
    concurrentTasksPerWorker: BRANDS_PER_WORKER,
    resourceLimits: {
      maxYoungGenerationSizeMb: YOUNG_MEGABYTES,
      maxOldGenerationSizeMb: OLD_MEGABYTES,
    },
  });
  // A worker that dies while idle rejects no task; this promise ends the build.
  const died = new Promise<never>((_resolve, reject) => pool.on("error", reject));
  died.catch(() => undefined);
  const run = async (name: string, task: unknown): Promise<unknown> =>
    await Promise.race([pool.run(task, { name }), died]).catch((error: unknown) => {
      throw isOutOfMemory(error) ? outOfMemory(error) : error;
    });
  return {
    async stage(job) {
      const { result, warnings } = (await run("stage", job)) as StageAnswer;
      warnings.forEach(warn);
      return result;
    },
    async identify(jobs) {
      const shares = slices(jobs, BRANDS_PER_TASK).map((share) => run("identify", share));
      return ((await Promise.all(shares)) as (readonly BrandIdentity[])[]).flat();
    },
    async findLeaks({ releases, ...search }) {
      const shares = slices(releases, Math.ceil(releases.length / threads));
      const found = await Promise.all(
        shares.map((share) => run("findLeaks", { ...search, releases: share })),
      );
      return (found as (readonly ReleaseLeak[])[]).flat();
    },
    close: () => pool.destroy(),
  };
}

function slices<T>(all: readonly T[], size: number): readonly (readonly T[])[] {
  const starts = Array.from({ length: Math.ceil(all.length / size) }, (_, at) => at * size);
  return starts.map((start) => all.slice(start, start + size));
}

function isOutOfMemory(error: unknown): error is Error {
  return (error as NodeJS.ErrnoException).code === "ERR_WORKER_OUT_OF_MEMORY";
}

function outOfMemory(cause: Error): CliError {
  return new CliError("BUILD_STOPPED", {
    what: `A worker of the build ran out of memory (the limit is ${OLD_MEGABYTES} MB); no brand was switched, every bundle is unchanged.`,
    fix: "build fewer brands at a time (`brand build --shard 1/2`, then `2/2`); if one brand alone does it, its texts and drawings are too large.",
    cause,
  });
}
