// Tasks of a worker thread: stage a brand, prepare the identities of brands that are not built now, search staged
// releases for data of other brands.
import { Tinypool } from "tinypool";
import { openStore } from "../cache/store.ts";
import type { StoreWarning } from "../errors/store-warning.ts";
import type { BrandIdentity } from "../isolation/brand-identity.ts";
import type { FailedBrand } from "./brand-outcome.ts";
import {
  failed,
  identify as identifyHere,
  loadSharedParts,
  stageBrand,
  type BrandJob,
  type IdentityJob,
  type JobInput,
  type SharedParts,
  type StagedBrand,
} from "./stage-brand.ts";

export { findLeaks } from "./fleet-isolation.ts";

export interface StageAnswer {
  readonly result: StagedBrand | FailedBrand;
  /** Warnings of this worker's store since the last answer. */
  readonly warnings: readonly StoreWarning[];
}

const input = Tinypool.workerData as JobInput;
const warnings: StoreWarning[] = [];
const store = openStore(input.storeDir, (warning) => warnings.push(warning));
let parts: Promise<SharedParts> | undefined;

function loaded(): Promise<SharedParts> {
  return (parts ??= loadSharedParts(input, store));
}

export async function identify(jobs: readonly IdentityJob[]): Promise<readonly BrandIdentity[]> {
  return await identifyHere(await loaded(), jobs);
}

export async function stage(job: BrandJob): Promise<StageAnswer> {
  const result = await loaded().then(
    (shared) => stageBrand(shared, job),
    (error: unknown) => failed(input.outDir, job.id, error),
  );
  return { result, warnings: warnings.splice(0) };
}
