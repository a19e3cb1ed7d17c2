// Spreads brands over workers. A brand is prepared and stamped by the same worker, which keeps what
// it resolved in between.
import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import {
  createBuildJob,
  type BrandJob,
  type BuildJob,
  type JobInput,
  type PrepareResult,
  type StampResult,
} from "./build-job.ts";
import type { WorkerAnswer, WorkerRequest } from "./build-worker.ts";

/** Below this many brands a worker costs more to start than it saves. */
const SMALL = 3;

export interface BuildPool {
  /** Prepares all brands. Every one is checked before any is built. */
  prepareAll(jobs: readonly BrandJob[]): Promise<PrepareResult[]>;
  stampAll(ids: readonly string[], onDone: (result: StampResult) => void): Promise<void>;
  close(): Promise<void>;
}

export async function createBuildPool(input: JobInput, brands: number): Promise<BuildPool> {
  const count = brands <= SMALL ? 1 : Math.min(availableParallelism(), brands);
  const lanes: Lane[] =
    count === 1
      ? [{ job: await createBuildJob(input), close: async () => {} }]
      : Array.from({ length: count }, () => workerLane(input));
  const laneOf = new Map<string, Lane>();
  return {
    async prepareAll(jobs) {
      const results = await runLanes(lanes, jobs, (lane, job) => {
        laneOf.set(job.brand.id, lane);
        return lane.job.prepare(job);
      });
      return results;
    },
    async stampAll(ids, onDone) {
      await Promise.all(
        lanes.map(async (lane) => {
          for (const id of ids) {
            if (laneOf.get(id) === lane) onDone(await lane.job.stamp(id));
          }
        }),
      );
    },
    async close() {
      await Promise.all(lanes.map((lane) => lane.close()));
    },
  };
}

interface Lane {
  readonly job: BuildJob;
  readonly close: () => Promise<void>;
}

/** Each lane takes the next job as soon as it is free; results come in the order of the jobs. */
async function runLanes<T, R>(
  lanes: readonly Lane[],
  jobs: readonly T[],
  work: (lane: Lane, job: T) => Promise<R>,
): Promise<R[]> {
  const results: R[] = [];
  let next = 0;
  await Promise.all(
    lanes.map(async (lane) => {
      while (next < jobs.length) {
        const index = next;
        next += 1;
        const job = jobs[index];
        if (job !== undefined) results[index] = await work(lane, job);
      }
    }),
  );
  return results;
}

function workerLane(input: JobInput): Lane {
  const worker = new Worker(new URL("./build-worker.ts", import.meta.url), { workerData: input });
  const ask = (request: WorkerRequest): Promise<unknown> =>
    new Promise((resolve, reject) => {
      const done = (answer: WorkerAnswer): void => {
        worker.off("error", reject);
        if (answer.ok) resolve(answer.value);
        else reject(new Error(answer.message));
      };
      worker.once("message", done);
      worker.once("error", reject);
      worker.postMessage(request);
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
