// Worker side of a parallel build.
import { parentPort, workerData } from "node:worker_threads";
import { createBuildJob, type BrandJob, type JobInput } from "./build-job.ts";

export type WorkerRequest =
  | { readonly kind: "prepare"; readonly job: BrandJob }
  | { readonly kind: "stamp"; readonly id: string };

export type WorkerAnswer =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly message: string };

/** The number is the request's. */
export interface NumberedAnswer {
  readonly number: number;
  readonly answer: WorkerAnswer;
}

const port = parentPort;
if (!port) throw new Error("build-worker.ts runs as a worker");
const ready = createBuildJob(workerData as JobInput);

port.on("message", ({ number, request }: { number: number; request: WorkerRequest }) => {
  void reply(request).then((answer) =>
    port.postMessage({ number, answer } satisfies NumberedAnswer),
  );
});

async function reply(request: WorkerRequest): Promise<WorkerAnswer> {
  try {
    const job = await ready;
    const value =
      request.kind === "prepare" ? await job.prepare(request.job) : await job.stamp(request.id);
    return { ok: true, value };
  } catch (error) {
    const message = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return { ok: false, message };
  }
}
