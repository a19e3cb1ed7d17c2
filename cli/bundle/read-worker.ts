// Worker side of reading a large fleet: what was read in full is told in short.
import { workerData } from "node:worker_threads";
import { openFleetReader } from "../brand/load-brands.ts";
import type { ReadPart } from "./read-fleet.ts";
import { answerCalls } from "./worker-calls.ts";

const { brandsDir } = workerData as { readonly brandsDir: string };
const reader = openFleetReader({ brandsDir });

answerCalls<readonly string[]>(async (ids): Promise<ReadPart> => {
  const { brands, problems } = await reader.read(ids);
  return {
    facts: brands.map(({ id, dir, manifest, switchSet }) => ({ id, dir, manifest, switchSet })),
    problems,
  };
});
