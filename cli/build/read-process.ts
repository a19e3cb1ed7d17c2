// A process that reads a part of a large fleet: what was read in full is told in short.
import { openFleetReader } from "../brand/load-brands.ts";
import type { ReadPart } from "./read-fleet.ts";
import { answerCalls } from "./worker-calls.ts";

const [, , brandsDir = ""] = process.argv;
const reader = openFleetReader({ brandsDir });

answerCalls<readonly string[]>(async (ids): Promise<ReadPart> => {
  const { brands, problems } = await reader.read(ids);
  return {
    facts: brands.map(({ id, dir, manifest, switchSet }) => ({ id, dir, manifest, switchSet })),
    problems,
  };
});
