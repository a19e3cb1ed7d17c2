// Spreads brands over workers. A brand is prepared and stamped by the same worker, which keeps what
// it resolved in between.
import { availableParallelism } from "node:os";
import {
  createBuildJob,
  type BrandJob,
  type JobInput,
  type PrepareResult,
  type StampResult,
} from "./build-job.ts";
import { workerLane, type Lane } from "./worker-lane.ts";

/** Below this many brands a worker costs more to start than it saves. */
const SMALL = 3;

/** Brands a worker has under way: while one waits for the disk, the next one computes. */
const IN_FLIGHT = 3;

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
      const results: PrepareResult[] = [];
      const queue = [...jobs.entries()];
      await everyTrack(lanes, async (lane) => {
        for (let next = queue.shift(); next; next = queue.shift()) {
          const [index, job] = next;
          laneOf.set(job.brand.id, lane);
          results[index] = await lane.job.prepare(job);
        }
      });
      return results;
    },
    async stampAll(ids, onDone) {
      const queues = new Map(
        lanes.map((lane) => [lane, ids.filter((id) => laneOf.get(id) === lane)]),
      );
      await everyTrack(lanes, async (lane) => {
        const queue = queues.get(lane) ?? [];
        for (let id = queue.shift(); id !== undefined; id = queue.shift()) {
          onDone(await lane.job.stamp(id));
        }
      });
    },
    async close() {
      await Promise.all(lanes.map((lane) => lane.close()));
    },
  };
}

/** Runs `work` on every lane as often as brands may be under way there. */
async function everyTrack(
  lanes: readonly Lane[],
  work: (lane: Lane) => Promise<void>,
): Promise<void> {
  const tracks = lanes.flatMap((lane) => Array.from({ length: IN_FLIGHT }, () => lane));
  await Promise.all(tracks.map(work));
}
