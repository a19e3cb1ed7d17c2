// A worker as a build job: several requests may be under way, each answered under its number.
import { Worker } from "node:worker_threads";
import type { BuildJob, JobInput, PrepareResult, StampResult } from "./build-job.ts";
import type { NumberedAnswer, WorkerRequest } from "./build-worker.ts";

export interface Lane {
  readonly job: BuildJob;
  readonly close: () => Promise<void>;
}

interface Waiting {
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: Error) => void;
}

export function workerLane(input: JobInput): Lane {
  const worker = new Worker(new URL("./build-worker.ts", import.meta.url), { workerData: input });
  const waiting = new Map<number, Waiting>();
  let last = 0;
  worker.on("message", ({ number, answer }: NumberedAnswer) => {
    const waiter = waiting.get(number);
    waiting.delete(number);
    if (answer.ok) waiter?.resolve(answer.value);
    else waiter?.reject(new Error(answer.message));
  });
  // A worker that dies takes every brand it works on with it.
  worker.on("error", (error: Error) => {
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  });
  const ask = (request: WorkerRequest): Promise<unknown> =>
    new Promise((resolve, reject) => {
      last += 1;
      waiting.set(last, { resolve, reject });
      worker.postMessage({ number: last, request });
    });
  return {
    job: {
      prepare: async (job) => (await ask({ kind: "prepare", job })) as PrepareResult,
      stamp: async (id) => (await ask({ kind: "stamp", id })) as StampResult,
    },
    close: async () => {
      await worker.terminate();
    },
  };
}
