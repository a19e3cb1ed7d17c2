import path from "node:path";
import { EDITIONS, LOCALES } from "#contract/locales.ts";
import type { QaInput } from "../command-input.ts";
import { count } from "../count.ts";
import { displayPath, type Io } from "../io.ts";
import { workspace } from "../paths.ts";
import { type Check, CHECKS } from "../qa/finding.ts";
import { qaPage } from "../qa/qa-page.ts";
import { qaText } from "../qa/qa-text.ts";
import { emptyReportFolder, writeReport } from "../qa/report-folder.ts";
import { approveStyles, runQa } from "../qa/run-qa.ts";
import { pickedReceipts } from "../serve/picked-receipts.ts";

/** `brand qa`: exit code 1 when anything is found. */
export async function run(input: QaInput, io: Io): Promise<number> {
  const places = workspace(input);
  const dir = path.resolve(input.dir ?? "qa");
  const checks = new Set(input.only.length > 0 ? input.only : (Object.keys(CHECKS) as Check[]));
  const picked = await pickedReceipts(input, places, io);
  const brands = picked.receipts.map(({ brand }) => brand.id);
  const asked = {
    ...picked,
    places,
    editions: input.edition ? [input.edition] : EDITIONS,
    locales: input.locale ? [input.locale] : LOCALES,
    checks,
    dir,
  };
  if (input.approve) {
    const approved = await approveStyles(asked, io);
    const folder = displayPath(path.join(places.baselinesDir, approved.environment));
    const styles = `${count(approved.styles, "style")} of ${count(brands.length, "brand")}`;
    io.result(`approved: ${styles} in ${folder}`, { approved: { ...approved, folder }, brands });
    return 0;
  }
  emptyReportFolder(dir);
  const result = await runQa(asked, io);
  const report = displayPath(writeReport(dir, qaPage(result, brands, checks)));
  io.result(qaText(result, report), { report, brands, checks: [...checks], ...result });
  return result.findings.length === 0 ? 0 : 1;
}
