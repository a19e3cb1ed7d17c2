// `brand qa --join`: the reports of all shards of a split become one, with their pictures and traces.
import { cpSync, existsSync } from "node:fs";
import path from "node:path";
import { distinct } from "../base/distinct.ts";
import { checkShards, notMerged } from "../release/check-shards.ts";
import { displayPath } from "../base/io.ts";
import { QA_REPORT_FILE, type QaReport, readQaReport } from "./qa-report.ts";
import { REPORT_FOLDERS } from "./report-folder.ts";

export interface JoinedShards {
  readonly report: QaReport;
  /** Folders of the shards, whose pictures and traces `copyFiles` takes. */
  readonly dirs: readonly string[];
}

/** Nothing is written. @throws CliError FLEET_… */
export async function joinReports(given: readonly string[]): Promise<JoinedShards> {
  const read = await Promise.all(given.map(readQaReport));
  const places = read.map(({ dir, report }) => ({
    dir,
    file: path.join(dir, QA_REPORT_FILE),
    report,
  }));
  checkShards(places, "qa");
  const [first] = read;
  for (const { dir, report } of read)
    if (first && String(report.checks) !== String(first.report.checks))
      throw notMerged(
        "FLEET_SPLIT_DIFFERS",
        `${displayPath(first.dir)} ran ${first.report.checks.join(", ")}, and ${displayPath(dir)} ${report.checks.join(", ") || "nothing"}`,
        "run every shard with the same --only.",
        dir,
      );
  const reports = read.map(({ report }) => report);
  const ordered = reports
    .flatMap(({ brands }) => brands)
    .toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const place = new Map(ordered.map(({ id }, index) => [id, index]));
  const inOrder = <T extends { readonly brand: string }>(all: readonly T[]): T[] =>
    all.toSorted((a, b) => (place.get(a.brand) ?? 0) - (place.get(b.brand) ?? 0));
  return {
    dirs: read.map(({ dir }) => dir),
    report: {
      format: 1,
      livery: reports[0]?.livery ?? "",
      shard: null,
      checks: reports[0]?.checks ?? [],
      brands: ordered,
      unbuilt: reports.flatMap(({ unbuilt }) => unbuilt).toSorted(),
      findings: inOrder(reports.flatMap(({ findings }) => findings)),
      visits: inOrder(reports.flatMap(({ visits }) => visits)),
      inspected: inOrder(reports.flatMap(({ inspected }) => inspected)),
      styles: reports.reduce((sum, { styles }) => sum + styles, 0),
      skipped: distinct(reports.flatMap(({ skipped }) => skipped)),
    },
  };
}

/** Files are named by brand, and a brand is in one shard. */
export function copyFiles(from: readonly string[], to: string): void {
  for (const dir of from)
    for (const folder of REPORT_FOLDERS)
      if (existsSync(path.join(dir, folder)))
        cpSync(path.join(dir, folder), path.join(to, folder), { recursive: true });
}
