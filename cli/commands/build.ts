import path from "node:path";
import { buildPicked } from "../build/build-picked.ts";
import { buildJson, buildText, printProblems } from "../build/print-build.ts";
import type { BuildInput } from "../command-input.ts";
import type { Io } from "../io.ts";
import { workspace } from "../paths.ts";
import { completeReport, REPORT_FILE, writeReport } from "../release/build-report.ts";
import { findRemoved } from "../release/removed-brands.ts";
import { removedJson, settleRemoved } from "../release/settle-removed.ts";
import { packageVersion } from "../version.ts";

/** `brand build`: exit code 1 when any picked brand was not built. */
export async function run(input: BuildInput, io: Io): Promise<number> {
  const started = performance.now();
  const places = workspace(input);
  const built = await buildPicked(input, places, io);
  const { fleet, shard, outcomes, isolation } = built;
  printProblems(built, io);
  const seconds = (performance.now() - started) / 1000;
  const removed = await settleRemoved(findRemoved(places.outDir, fleet), places, input.prune, io);
  const result = { ...buildJson(built, seconds), removed: removed.map(removedJson) };
  const report = input.report ?? (shard ? path.join(places.outDir, REPORT_FILE) : null);
  if (report !== null) {
    const facts = { livery: packageVersion(), shard, ...result };
    await writeReport(path.resolve(report), await completeReport(facts, places.outDir));
  }
  io.result(buildText(built, seconds), { ...result, isolation, ...(shard ? { shard } : {}) });
  const isDone =
    outcomes.every(({ state }) => state === "built" || state === "unchanged") &&
    removed.every(({ state }) => state !== "failed");
  return isDone ? 0 : 1;
}
