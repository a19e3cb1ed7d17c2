import { existsSync, readdirSync, rmSync } from "node:fs";
import path from "node:path";
import { CliError } from "../errors/errors.ts";
import { writeWhole } from "../files/atomic-write.ts";
import { outputFailure, tellWrite } from "../files/tell-write.ts";
import { displayPath } from "../base/io.ts";
import { qaPage } from "./qa-page.ts";
import { QA_REPORT_FILE, type QaReport } from "./qa-report.ts";

/** Of pictures and traces. */
export const REPORT_FOLDERS = ["pictures", "traces", "differences"] as const;

const OWN = new Set<string>(["index.html", QA_REPORT_FILE, ...REPORT_FOLDERS]);

/** Empties the folder of the last report; a folder with other files is refused. @throws CliError CONFIG_OUTPUT_WRITE */
export function emptyReportFolder(dir: string): void {
  const names = existsSync(dir) ? readdirSync(dir) : [];
  if (names.some((name) => !OWN.has(name)))
    throw new CliError("CONFIG_OUTPUT_WRITE", {
      what: `${displayPath(dir)} holds files that are no report of \`brand qa\`.`,
      where: { file: dir },
      fix: "name an empty or a new folder with --dir.",
    });
  for (const name of names) rmSync(path.join(dir, name), { recursive: true });
}

/** The page, and the same for programs. @returns the page */
export function writeReport(dir: string, report: QaReport): string {
  const file = path.join(dir, "index.html");
  tellWrite({ ...outputFailure("The report"), file }, () => {
    writeWhole(path.join(dir, QA_REPORT_FILE), `${JSON.stringify(report, null, 1)}\n`);
    writeWhole(file, qaPage(report));
  });
  return file;
}
