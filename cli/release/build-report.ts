// The report of a build as a file, for people, CI engines and `brand merge`.
import { readFile } from "node:fs/promises";
import path from "node:path";
import * as v from "valibot";
import { removeLeftoversOf, writeWhole } from "../files/atomic-write.ts";
import { tellWrite, type WriteFailure } from "../files/tell-write.ts";
import { sha256 } from "../files/digest.ts";
import { readShardReport } from "./read-shard-report.ts";

const Digest = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));
const Count = v.pipe(v.number(), v.integer(), v.minValue(0));

export const ShardSchema = v.object({
  index: v.pipe(Count, v.minValue(1)),
  count: v.pipe(Count, v.minValue(1)),
  split: Digest,
  brands: Count,
});

const FailureSchema = v.object({ code: v.string(), what: v.string(), fix: v.string() });

const BrandSchema = v.object({
  id: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{1,31}$/)),
  state: v.picklist(["built", "unchanged", "refused", "failed"]),
  /** Digest of the bundle's receipt; null when the brand was refused or failed. */
  digest: v.nullable(Digest),
  firstLoad: v.optional(v.number()),
  bytes: v.optional(v.number()),
  milliseconds: v.optional(v.number()),
  failure: v.optional(FailureSchema),
});

const RemovedSchema = v.object({
  id: v.string(),
  renamedTo: v.nullable(v.string()),
  state: v.picklist(["kept", "removed", "failed"]),
  failure: v.optional(FailureSchema),
});

function hasCode(value: unknown): boolean {
  return typeof value === "object" && value !== null && "code" in value;
}

const ReportSchema = v.object({
  livery: v.string(),
  /** Null for a whole build and for merged shards. */
  shard: v.nullable(ShardSchema),
  brands: v.array(BrandSchema),
  /** Bundles of brands that do not exist any more; absent in merged reports. */
  removed: v.optional(v.array(RemovedSchema)),
  problems: v.array(v.custom<{ readonly code: string }>(hasCode)),
  seconds: v.number(),
});

export type BuildReport = v.InferOutput<typeof ReportSchema>;
export type ReportedBrand = BuildReport["brands"][number];

export const REPORT_FILE = ".report.json";

export async function completeReport(
  report: Omit<BuildReport, "brands"> & {
    readonly brands: readonly Omit<ReportedBrand, "digest">[];
  },
  outDir: string,
): Promise<BuildReport> {
  const brands = await Promise.all(
    report.brands.map(async (brand) => {
      const isThere = brand.state === "built" || brand.state === "unchanged";
      const receipt = path.join(outDir, brand.id, "build.json");
      return { ...brand, digest: isThere ? sha256(await readFile(receipt)) : null };
    }),
  );
  return { ...report, brands };
}

/** @throws CliError FLEET_REPORT_WRITE */
export async function writeReport(file: string, report: BuildReport): Promise<void> {
  await removeLeftoversOf(file);
  const failure: WriteFailure = {
    code: "FLEET_REPORT_WRITE",
    what: (reason) =>
      `The report cannot be written (${reason}). The bundles themselves are switched and complete: nothing but the report is missing.`,
    fix: "make sure that its folder can be written and has space, or name another file with --report, and run the same command again; bundles that are up to date are not made again.",
    file,
  };
  tellWrite(failure, () => writeWhole(file, `${JSON.stringify(report, null, 1)}\n`));
}

/** @throws CliError FLEET_REPORT when the file is missing or is no report */
export const readReport = (file: string): Promise<BuildReport> =>
  readShardReport(file, {
    schema: ReportSchema,
    command: "brand build",
    undone: "merged",
    fix: "build the shard again with `brand build --shard i/n --out <dir>`, and name that folder.",
  });
