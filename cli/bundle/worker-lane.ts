// A worker as a build job: several requests may be under way, each answered under its number.
import { Worker } from "node:worker_threads";
import type { BuildJob, Failure, JobInput, StageResult } from "./build-job.ts";
import type { StoreWarning } from "../store/store-warning.ts";
import type { NumberedAnswer, ToldWarning, WorkerRequest } from "./build-worker.ts";

export interface Lane {
  readonly job: BuildJob;
  readonly close: () => Promise<void>;
}

/** A brand makes some ten megabytes of short-lived texts: with the default, a tenth of the time went into collecting them. */
const YOUNG_MEGABYTES = 64;

interface Waiting {
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: Error) => void;
}

function errorOf({
  message,
  syscall,
}: {
  readonly message: string;
  readonly syscall: string | null;
}): Error {
  return Object.assign(new Error(message), syscall === null ? {} : { syscall });
}

/** @param warn is told what the worker's store warns of */
export function workerLane(input: JobInput, warn: (warning: StoreWarning) => void): Lane {
  const worker = new Worker(new URL("./build-worker.ts", import.meta.url), {
    workerData: input,
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MEGABYTES },
  });
  const waiting = new Map<number, Waiting>();
  let last = 0;
  let death: Error | null = null;
  worker.on("message", (message: NumberedAnswer | ToldWarning) => {
    if ("warning" in message) return warn(message.warning);
    const { number, answer } = message;
    const waiter = waiting.get(number);
    waiting.delete(number);
    if (answer.ok) waiter?.resolve(answer.value);
    else waiter?.reject(errorOf(answer));
  });
  // A worker that dies takes every brand it works on with it.
  worker.on("error", (error: Error) => {
    death = error;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  });
  const ask = (request: WorkerRequest): Promise<unknown> =>
    new Promise((resolve, reject) => {
      if (death) return reject(death);
      last += 1;
      waiting.set(last, { resolve, reject });
      worker.postMessage({ number: last, request });
    });
  return {
    job: {
      stage: async (job) => (await ask({ kind: "stage", job })) as StageResult,
      arm: async (tables) => {
        await ask({ kind: "arm", tables });
      },
      publish: async (id) => (await ask({ kind: "publish", id })) as Failure | null,
      drop: async (id) => {
        await ask({ kind: "drop", id });
      },
    },
    close: async () => {
      await worker.terminate();
    },
  };
}
