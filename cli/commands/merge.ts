import path from "node:path";
import type { SharedInput } from "../command-input.ts";
import { writeReport, type BuildReport } from "../release/build-report.ts";
import { mergeShards, type Merged } from "../release/merge-shards.ts";
import type { Io } from "../io.ts";
import { leftovers, removeAll } from "../files/atomic-write.ts";
import { addBuildTimes } from "../cache/build-times.ts";
import { workspace } from "../paths.ts";

interface MergeInput extends SharedInput {
  readonly shards: readonly string[];
  readonly report?: string;
}

/** `brand merge`: exit code 1 when a brand of any shard was not built; the others are merged all the same. */
export async function run(input: MergeInput, io: Io): Promise<number> {
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
}

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
