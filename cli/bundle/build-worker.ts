// Worker side of a parallel build.
import { workerData } from "node:worker_threads";
import type { SearchTables } from "../leaks/search-tables.ts";
import { openStore } from "../store/store.ts";
import { createBuildJob, type BrandJob, type BuildJob, type JobInput } from "./build-job.ts";
import { answerCalls } from "./worker-calls.ts";

export type WorkerRequest =
  | { readonly kind: "stage"; readonly job: BrandJob }
  | { readonly kind: "publish"; readonly id: string }
  | { readonly kind: "drop"; readonly id: string }
  | { readonly kind: "arm"; readonly tables: SearchTables };

const input = workerData as JobInput;
const { tell } = answerCalls<WorkerRequest>(async (request) => answerOf(await ready, request));
const ready = createBuildJob(input, openStore(input.storeDir, tell));

function answerOf(job: BuildJob, request: WorkerRequest): Promise<unknown> {
  if (request.kind === "stage") return job.stage(request.job);
  if (request.kind === "arm") return job.arm(request.tables);
  return job[request.kind](request.id);
}
