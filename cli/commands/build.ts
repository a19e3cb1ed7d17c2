import path from "node:path";
import { workspace } from "../base/paths.ts";
import { packageVersion } from "../base/version.ts";
import { defineCommand } from "../command/define-command.ts";
import { flag, text } from "../command/option.ts";
import { OUT, PICKS, SELECTION } from "../command/shared-options.ts";

/** `brand build`: exit code 1 when any picked brand was not built. */
export const buildCommand = defineCommand({
  name: "build",
  summary: "checks and builds the bundles of the brands",
  about:
    "checks, then builds the brands that have changed; a site that was changed in the output folder is mended; `--verify` also reads all sites; `--force` builds all; `--prune` removes the bundles of brands that no longer exist (without it, the build lists them, and asks at a terminal)",
  arguments: { ...PICKS },
  options: {
    ...SELECTION,
    ...OUT,
    force: flag("build again what has not changed"),
    verify: flag("read what has not changed, and mend it where it differs"),
    prune: flag("remove the bundles of brands that do not exist any more"),
    store: text("<place>", "shared store to read from: an https address or a folder"),
    storeWrite: flag("also write what the shared store lacks"),
    report: text("<file>", "write the result as JSON (default of a shard: .report.json in --out)"),
  },
  json: {
    brands: "state of each brand, with sizes and time of a built one",
    problems: "why brands were refused",
    warnings: "of stores and damaged bundles",
    seconds: "of the whole build",
    removed: "bundles of brands that no longer exist",
    isolation: "what bundles were searched for; null when nothing was built",
    shard: "with `--shard`: which part",
  },
  async run(input, io) {
    const { buildPicked } = await import("../build/build-picked.ts");
    const { buildJson, buildText, printProblems } = await import("../build/print-build.ts");
    const { completeReport, REPORT_FILE, writeReport } = await import("../release/build-report.ts");
    const { findRemoved } = await import("../release/removed-brands.ts");
    const { removedJson, settleRemoved } = await import("../release/settle-removed.ts");
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
  },
});
