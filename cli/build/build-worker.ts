// Worker side of a parallel build.
import { workerData } from "node:worker_threads";
import type { IsolationRules } from "../isolation/isolation-rules.ts";
import { openStore } from "../cache/store.ts";
import { createBuildJob, type BrandJob, type BuildJob, type JobInput } from "./build-job.ts";
import { answerCalls } from "./worker-calls.ts";

export type WorkerRequest =
  | { readonly kind: "stage"; readonly job: BrandJob }
  | { readonly kind: "publish"; readonly id: string }
  | { readonly kind: "drop"; readonly id: string }
  | { readonly kind: "rules"; readonly rules: IsolationRules };

const input = workerData as JobInput;
const { tell } = answerCalls<WorkerRequest>(async (request) => answerOf(await ready, request));
const ready = createBuildJob(input, openStore(input.storeDir, tell));

function answerOf(job: BuildJob, request: WorkerRequest): Promise<unknown> {
  if (request.kind === "stage") return job.stage(request.job);
  if (request.kind === "rules") return job.setRules(request.rules);
  return job[request.kind](request.id);
}
