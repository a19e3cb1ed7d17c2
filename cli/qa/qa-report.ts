// `report.json` of a run of `brand qa`, for programs and for joining shards.
import path from "node:path";
import * as v from "valibot";
import { ShardSchema } from "../release/build-report.ts";
import { readShardReport } from "../release/read-shard-report.ts";
import { CHECK_NAMES } from "./checks.ts";
import { QaResultSchema } from "./finding.ts";

export const QA_REPORT_FILE = "report.json";

const QaReportSchema = v.object({
  format: v.literal(1),
  livery: v.string(),
  /** Null for a whole run and for joined shards. */
  shard: v.nullable(ShardSchema),
  checks: v.array(v.picklist(CHECK_NAMES)),
  /** The picked ones. */
  brands: v.array(v.object({ id: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{1,31}$/)) })),
  /** Ids without a bundle. */
  unbuilt: v.array(v.string()),
  ...QaResultSchema.entries,
});

export type QaReport = v.InferOutput<typeof QaReportSchema>;

/** @param given the folder of a report, or its file @throws CliError FLEET_REPORT */
export async function readQaReport(given: string): Promise<{ dir: string; report: QaReport }> {
  const at = path.resolve(given);
  const file = path.extname(at) === ".json" ? at : path.join(at, QA_REPORT_FILE);
  const report = await readShardReport(file, {
    schema: QaReportSchema,
    command: "brand qa",
    undone: "joined",
    fix: "run the shard again with `brand qa --shard i/n --dir <dir>`, and name that folder.",
  });
  return { dir: path.dirname(file), report };
}
