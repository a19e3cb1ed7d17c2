// `npm run suite-cost`: writes the CPU seconds of the last `npm test` to scripts/suite-cost.json, for the named files
// or for all.
import { readFileSync, writeFileSync } from "node:fs";
import { scriptOptions, wrongUsage } from "./script-options.ts";
import {
  COST_FILE,
  newCost,
  readFileCosts,
  readWrittenCost,
  RUNNERS,
  type Seconds,
} from "./suite/cost.ts";

const USAGE = "npm run suite-cost -- [file of tests]…";
const { positionals: only } = scriptOptions(USAGE, {}, true);
const files = readFileCosts();
const known = new Set(RUNNERS.flatMap((runner) => Object.keys(files[runner])));
if (known.size === 0)
  wrongUsage(USAGE, "artifacts/cost holds no figures: run `npm test` first, on Linux.");
const unknown = only.find((file) => !known.has(file));
if (unknown !== undefined) wrongUsage(USAGE, `The last run has no tests in ${unknown}.`);

const stages = JSON.parse(readFileSync("artifacts/stages.json", "utf8")) as readonly {
  readonly name: string;
  readonly cpu: number | null;
}[];
const byStage: Seconds = Object.fromEntries(stages.map(({ name, cpu }) => [name, cpu ?? 0]));
const cost = newCost(readWrittenCost(), { stages: byStage, files }, only);
writeFileSync(COST_FILE, `${JSON.stringify(cost, null, 2)}\n`);
console.log(`${COST_FILE} is written; look at its diff.`);
