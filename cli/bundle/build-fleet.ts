// The build as one step: what is unchanged stays, everything else is prepared, and only then stamped.
import path from "node:path";
import type { LoadedBrand } from "../brand/loaded-brand.ts";
import { compileCore } from "../core/compile-core.ts";
import type { Problem } from "../errors.ts";
import { addBuildTimes } from "../output/build-times.ts";
import { readReceipt } from "../output/receipt.ts";
import type { Workspace } from "../paths.ts";
import type { BrandJob, StampResult } from "./build-job.ts";
import { createBuildPool } from "./build-pool.ts";
import { inputDigest, sharedDigest } from "./input-digest.ts";

export type BrandOutcome =
  | { readonly id: string; readonly state: "built"; readonly result: StampResult }
  | { readonly id: string; readonly state: "unchanged" }
  | { readonly id: string; readonly state: "refused"; readonly problems: readonly Problem[] }
  | {
      readonly id: string;
      readonly state: "failed";
      readonly failure: NonNullable<StampResult["failure"]>;
    };

export interface BuildFleetInput {
  readonly workspace: Workspace;
  readonly brands: readonly LoadedBrand[];
  readonly force: boolean;
  readonly version: string;
  readonly onCompile: () => void;
  readonly onProgress: (done: number, total: number) => void;
}

/** @returns one outcome per brand, in the order of the brands */
export async function buildFleet(input: BuildFleetInput): Promise<BrandOutcome[]> {
  const { packageRoot, brandsDir, storeDir, outDir } = input.workspace;
  const core = await compileCore(packageRoot, storeDir, input.onCompile);
  const shared = sharedDigest(packageRoot, brandsDir, core.key);
  const jobs = input.brands.map((brand) => ({
    brand,
    inputDigest: inputDigest(brand.dir, shared),
  }));
  const outcomes = new Map<string, BrandOutcome>();
  const changed: BrandJob[] = [];
  for (const job of jobs) {
    const receipt = input.force ? null : await readReceipt(path.join(outDir, job.brand.id));
    if (receipt?.inputs.digest === job.inputDigest)
      outcomes.set(job.brand.id, { id: job.brand.id, state: "unchanged" });
    else changed.push(job);
  }
  if (changed.length > 0)
    await buildChanged(
      input,
      { packageRoot, storeDir, outDir, version: input.version, core },
      changed,
      outcomes,
    );
  return input.brands.flatMap((brand) => outcomes.get(brand.id) ?? []);
}

async function buildChanged(
  input: BuildFleetInput,
  jobInput: Parameters<typeof createBuildPool>[0],
  changed: readonly BrandJob[],
  outcomes: Map<string, BrandOutcome>,
): Promise<void> {
  const pool = await createBuildPool(jobInput, changed.length);
  try {
    const ready: string[] = [];
    for (const { id, problems } of await pool.prepareAll(changed)) {
      if (problems.length > 0) outcomes.set(id, { id, state: "refused", problems });
      else ready.push(id);
    }
    let done = 0;
    const times: Record<string, number> = {};
    await pool.stampAll(ready, (result) => {
      done += 1;
      input.onProgress(done, ready.length);
      if (result.ok) times[result.id] = result.milliseconds;
      outcomes.set(
        result.id,
        result.failure
          ? { id: result.id, state: "failed", failure: result.failure }
          : { id: result.id, state: "built", result },
      );
    });
    await addBuildTimes(jobInput.storeDir, times);
  } finally {
    await pool.close();
  }
}
