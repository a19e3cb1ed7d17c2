import path from "node:path";
import { workspace } from "../base/paths.ts";
import { defineCommand } from "../command/define-command.ts";
import { argumentList, text } from "../command/option.ts";
import { OUT } from "../command/shared-options.ts";
import type { BuildReport } from "../release/build-report.ts";
import type { Merged } from "../release/merge-shards.ts";

/** `brand merge`: exit code 1 when a brand of any shard was not built; the others are merged all the same. */
export const mergeCommand = defineCommand({
  name: "merge",
  summary: "joins the bundles and the reports of all shards of a build",
  about: "joins the bundles and reports of `brand build --shard i/n` runs on several machines",
  arguments: {
    shards: argumentList("folders that shards were built into, or the reports in them"),
  },
  options: { ...OUT, report: text("<file>", "write the joined report as JSON") },
  json: {
    livery: "version that built them",
    shard: "null: the whole fleet",
    shards: "number of shards",
    brands: "state of each brand",
    problems: "of all shards",
    seconds: "of all shards together",
    placed: "ids whose bundle was put in place",
    kept: "ids whose bundle was there",
  },
  async run(input, io) {
    const { writeReport } = await import("../release/build-report.ts");
    const { mergeShards } = await import("../release/merge-shards.ts");
    const { leftovers, removeAll } = await import("../files/atomic-write.ts");
    const { addBuildTimes } = await import("../cache/build-times.ts");
    const { outDir, storeDir } = workspace(input);
    const merged = await mergeShards(input.shards, outDir);
    const { report } = merged;
    await removeAll(await leftovers(storeDir));
    // A help for the next split: what is merged is merged, whether they can be written down or not.
    await addBuildTimes(storeDir, timesOf(report)).catch(() => undefined);
    if (input.report !== undefined) await writeReport(path.resolve(input.report), report);
    const missed = report.brands.filter(({ digest }) => digest === null);
    for (const { id, state, failure } of missed) {
      const why = failure
        ? `error ${failure.code}  ${id}\n  ${failure.what}\n  fix: ${failure.fix}`
        : "";
      io.note(why || `${id} was ${state}; the report says why.`);
    }
    io.result(summary(merged), {
      ...report,
      shards: merged.shards,
      placed: merged.placed,
      kept: merged.kept,
    });
    return missed.length > 0 ? 1 : 0;
  },
});

/** Shards write none of their own: all of them must split by the same times. */
function timesOf({ brands }: BuildReport): Record<string, number> {
  return Object.fromEntries(
    brands.flatMap(({ id, milliseconds }) =>
      milliseconds === undefined ? [] : [[id, milliseconds]],
    ),
  );
}

function summary({ report, shards, placed, kept }: Merged): string {
  const states = ["built", "unchanged", "refused", "failed"].flatMap((state) => {
    const number = report.brands.filter((brand) => brand.state === state).length;
    return number > 0 ? [`${number} ${state}`] : [];
  });
  const there = kept.length > 0 ? `, ${kept.length} there already` : "";
  return `${shards} shards, ${report.brands.length} brands: ${states.join(", ") || "nothing to do"}; ${placed.length} placed${there}.`;
}
