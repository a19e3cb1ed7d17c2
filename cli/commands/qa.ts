import path from "node:path";
import { EDITIONS, LOCALES } from "#contract/locales.ts";
import type { QaInput } from "../command-input.ts";
import { count } from "../count.ts";
import { displayPath, type Io } from "../io.ts";
import { workspace } from "../paths.ts";
import { type Check, USUAL_CHECKS } from "../qa/finding.ts";
import { copyFiles, joinReports } from "../qa/join-reports.ts";
import type { QaReport } from "../qa/qa-report.ts";
import { qaText } from "../qa/qa-text.ts";
import { emptyReportFolder, writeReport } from "../qa/report-folder.ts";
import { approveStyles, runQa } from "../qa/run-qa.ts";
import { pickedReceipts } from "../serve/picked-receipts.ts";
import { packageVersion } from "../version.ts";

/** `brand qa`: exit code 1 when anything is found, or when a check that was asked for by name could not run. */
export async function run(input: QaInput, io: Io): Promise<number> {
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
  tell(dir, io, {
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
}

async function join(folders: readonly string[], dir: string, io: Io): Promise<number> {
  const { report, dirs } = await joinReports(folders);
  emptyReportFolder(dir);
  copyFiles(dirs, dir);
  tell(dir, io, report);
  return report.findings.length === 0 ? 0 : 1;
}

function tell(dir: string, io: Io, report: QaReport): void {
  const page = displayPath(writeReport(dir, report));
  const { format: _, brands, ...data } = report;
  io.result(qaText(report, page), { report: page, brands: brands.map(({ id }) => id), ...data });
}
