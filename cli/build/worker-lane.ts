// A worker as a build job.
import type { StoreWarning } from "../cache/store-warning.ts";
import type { BuildJob, Failure, JobInput, StageResult } from "./build-job.ts";
import type { WorkerRequest } from "./build-worker.ts";
import { callWorker } from "./worker-calls.ts";

export interface Lane {
  readonly job: BuildJob;
  readonly close: () => Promise<void>;
}

/** @param warn is told what the worker's store warns of */
export function workerLane(input: JobInput, warn: (warning: StoreWarning) => void): Lane {
  const { ask, close } = callWorker(new URL("./build-worker.ts", import.meta.url), input, (told) =>
    warn(told as StoreWarning),
  );
  const request = (question: WorkerRequest) => ask(question);
  return {
    job: {
      stage: async (job) => (await request({ kind: "stage", job })) as StageResult,
      setRules: async (rules) => {
        await request({ kind: "rules", rules });
      },
      publish: async (id) => (await request({ kind: "publish", id })) as Failure | null,
      drop: async (id) => {
        await request({ kind: "drop", id });
      },
    },
    close,
  };
}
