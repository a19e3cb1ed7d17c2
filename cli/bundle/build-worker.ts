// Worker side of a parallel build: answers one message at a time, in order.
import { parentPort, workerData } from "node:worker_threads";
import { createBuildJob, type BrandJob, type JobInput } from "./build-job.ts";

export type WorkerRequest =
  | { readonly kind: "prepare"; readonly job: BrandJob }
  | { readonly kind: "stamp"; readonly id: string };

export type WorkerAnswer =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly message: string };

const port = parentPort;
if (!port) throw new Error("build-worker.ts runs as a worker");
const ready = createBuildJob(workerData as JobInput);

port.on("message", (request: WorkerRequest) => {
  answer(request)
    .then((value) => port.postMessage({ ok: true, value } satisfies WorkerAnswer))
    .catch((error: unknown) => {
      const message = error instanceof Error ? (error.stack ?? error.message) : String(error);
      port.postMessage({ ok: false, message } satisfies WorkerAnswer);
    });
});

async function answer(request: WorkerRequest): Promise<unknown> {
  const job = await ready;
  return request.kind === "prepare" ? await job.prepare(request.job) : await job.stamp(request.id);
}
