import path from "node:path";
import { EDITIONS, LOCALES } from "#contract/locales.ts";
import { count } from "../base/count.ts";
import { displayPath, type Io } from "../base/io.ts";
import { workspace } from "../base/paths.ts";
import { packageVersion } from "../base/version.ts";
import { defineCommand } from "../command/define-command.ts";
import { flag, list, refuse, repeated, text } from "../command/option.ts";
import { OUT, PICKS, SELECTION, VARIANTS } from "../command/shared-options.ts";
import { type Check, CHECKS, isCheck, USUAL_CHECKS } from "../qa/checks.ts";
import type { QaReport } from "../qa/qa-report.ts";

/** `brand qa`: exit code 1 when anything is found, or when a check that was asked for by name could not run. */
export const qaCommand = defineCommand({
  name: "qa",
  summary: "opens the built sites in a browser and checks every page",
  about:
    "opens every page of the built sites in a browser: errors, texts, contrast, switched-off pages, leaks, Lighthouse, and pictures compared with approved ones; writes a report ([docs/qa.md](docs/qa.md))",
  arguments: { ...PICKS },
  options: {
    ...SELECTION,
    ...OUT,
    ...VARIANTS,
    join: list("<folders...>", "make one report of the reports of all shards"),
    approve: flag("take the pictures of the sites for right"),
    only: repeated("<check>", "only this check; may be repeated", readCheck),
    dir: text("<dir>", "folder of the report (default: ./qa)"),
  },
  json: {
    report: "the page",
    brands: "ids",
    livery: "version",
    shard: "which part, or null",
    checks: "names of the checks",
    unbuilt: "picked ids without a bundle",
    findings: "what was found, and where",
    visits: "each walk through a site",
    inspected: "what Lighthouse gave",
    styles: "number of compared styles",
    skipped: "checks that could not run, and why",
    approved: "with `--approve`: what was approved",
  },
  async run(input, io) {
    const { emptyReportFolder } = await import("../qa/report-folder.ts");
    const { approveStyles, runQa } = await import("../qa/run-qa.ts");
    const { pickedReceipts } = await import("../release/built-bundles.ts");
    const dir = path.resolve(input.dir ?? "qa");
    if (input.join !== undefined) return await join(input.join, dir, io);
    const places = workspace(input);
    const checks = new Set<Check>(input.only.length > 0 ? input.only : USUAL_CHECKS);
    const { receipts, fleet, unbuilt, shard } = await pickedReceipts(input, places, io);
    const asked = {
      receipts,
      fleet,
      places,
      editions: input.edition ? [input.edition] : EDITIONS,
      locales: input.locale ? [input.locale] : LOCALES,
      checks,
      dir,
    };
    const built = receipts.map(({ brand }) => brand.id);
    if (input.approve) {
      const approved = await approveStyles(asked, io);
      const folder = displayPath(path.join(places.baselinesDir, approved.environment));
      const styles = `${count(approved.styles, "style")} of ${count(built.length, "brand")}`;
      io.result(`approved: ${styles} in ${folder}`, {
        approved: { ...approved, folder },
        brands: built,
      });
      return 0;
    }
    emptyReportFolder(dir);
    const result = await runQa(asked, io);
    const brands = [...built, ...unbuilt].toSorted().map((id) => ({ id }));
    await tell(dir, io, {
      format: 1,
      livery: packageVersion(),
      shard,
      checks: [...checks],
      brands,
      unbuilt: [...unbuilt],
      ...result,
    });
    const isAsked = result.skipped.some(({ check }) => input.only.includes(check));
    return result.findings.length === 0 && !isAsked ? 0 : 1;
  },
});

function readCheck(value: string): Check {
  return isCheck(value) ? value : refuse(`The checks are ${Object.keys(CHECKS).join(", ")}.`);
}

async function join(folders: readonly string[], dir: string, io: Io): Promise<number> {
  const { copyFiles, joinReports } = await import("../qa/join-reports.ts");
  const { emptyReportFolder } = await import("../qa/report-folder.ts");
  const { report, dirs } = await joinReports(folders);
  emptyReportFolder(dir);
  copyFiles(dirs, dir);
  await tell(dir, io, report);
  return report.findings.length === 0 ? 0 : 1;
}

async function tell(dir: string, io: Io, report: QaReport): Promise<void> {
  const { qaText } = await import("../qa/qa-text.ts");
  const { writeReport } = await import("../qa/report-folder.ts");
  const page = displayPath(writeReport(dir, report));
  const { format: _, brands, ...data } = report;
  io.result(qaText(report, page), { report: page, brands: brands.map(({ id }) => id), ...data });
}
