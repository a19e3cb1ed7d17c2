// Spreads brands over workers. A brand is shown by the worker that staged it, which holds its lock.
import { availableParallelism } from "node:os";
import {
  createBuildJob,
  describe,
  type BrandJob,
  type Failure,
  type JobInput,
  type StageResult,
} from "./build-job.ts";
import type { Store } from "../cache/store.ts";
import type { IsolationRules } from "../isolation/isolation-rules.ts";
import { workerLane, type Lane } from "./worker-lane.ts";

/** Below this many brands a worker costs more to start than it saves. */
const SMALL = 3;

/** Brands a worker has under way: while one waits for the disk, the next one computes. */
const IN_FLIGHT = 3;

export interface BuildPool {
  /** Only a few brands are in memory at a time, however many there are. */
  stageAll(
    ids: readonly string[],
    jobOf: (id: string) => BrandJob,
    onDone: (result: StageResult) => void,
  ): Promise<void>;
  setRules(rules: IsolationRules): Promise<void>;
  publishAll(
    ids: readonly string[],
    onDone: (id: string, failure: Failure | null) => void,
  ): Promise<void>;
  dropAll(ids: readonly string[]): Promise<void>;
  close(): Promise<void>;
}

/** @param store of this process; workers open their own on the same folder */
export async function createBuildPool(
  input: JobInput,
  brands: number,
  store: Store,
): Promise<BuildPool> {
  const count = brands <= SMALL ? 1 : Math.min(availableParallelism(), brands);
  const lanes: Lane[] =
    count === 1
      ? [{ job: await createBuildJob(input, store), close: async () => {} }]
      : Array.from({ length: count }, () => workerLane(input, store.warn));
  const laneOf = new Map<string, Lane>();
  const everyId = async (
    ids: readonly string[],
    work: (lane: Lane, id: string) => Promise<void>,
  ): Promise<void> => {
    const queues = new Map(
      lanes.map((lane) => [lane, ids.filter((id) => laneOf.get(id) === lane)]),
    );
    await everyTrack(lanes, async (lane) => {
      const queue = queues.get(lane) ?? [];
      for (let id = queue.shift(); id !== undefined; id = queue.shift()) await work(lane, id);
    });
  };
  return {
    async stageAll(ids, jobOf, onDone) {
      const queue = [...ids];
      await everyTrack(lanes, async (lane) => {
        for (let id = queue.shift(); id !== undefined; id = queue.shift()) {
          laneOf.set(id, lane);
          onDone(await lane.job.stage(jobOf(id)));
        }
      });
    },
    async setRules(rules) {
      await Promise.all(lanes.map((lane) => lane.job.setRules(rules)));
    },
    publishAll: (ids, onDone) =>
      everyId(ids, async (lane, id) => {
        // A worker that dies now leaves some brands shown and others not: each is told by itself.
        const dead = (error: unknown) => describe(input.outDir, id, error);
        onDone(id, await lane.job.publish(id).catch(dead));
      }),
    dropAll: (ids) => everyId(ids, (lane, id) => lane.job.drop(id)),
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
