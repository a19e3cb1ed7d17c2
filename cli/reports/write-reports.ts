import path from "node:path";
import { writeWhole } from "../files/atomic-write.ts";
import { tellWrite, type WriteFailure } from "../files/tell-write.ts";
import { displayPath, type Io } from "../base/io.ts";
import { packageVersion } from "../base/version.ts";
import { githubAnnotations, junit, sarif, type ReportedProblem } from "./problem-reports.ts";

export interface ReportInput {
  readonly sarif?: string;
  readonly junit?: string;
  readonly github: boolean;
}

/** @throws CliError CONFIG_REPORT_WRITE */
export function writeReports(
  input: ReportInput,
  ids: readonly string[],
  reported: readonly ReportedProblem[],
  io: Pick<Io, "error">,
): void {
  if (input.sarif !== undefined) writeReport(input.sarif, sarif(reported, packageVersion()));
  if (input.junit !== undefined) writeReport(input.junit, junit(ids, reported));
  if (input.github && reported.length > 0) io.error(githubAnnotations(reported));
}

/** @throws CliError CONFIG_REPORT_WRITE */
export function writeReport(name: string, text: string): void {
  const file = path.resolve(name);
  const failure: WriteFailure = {
    code: "CONFIG_REPORT_WRITE",
    what: (reason) => `The report cannot be written to ${displayPath(file)} (${reason}).`,
    fix: "name a file in a folder that you may write to.",
    file,
  };
  tellWrite(failure, () => writeWhole(file, text));
}
