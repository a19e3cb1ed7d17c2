import { problemsJson } from "../errors/print-problems.ts";
import { writeWhole } from "../files/atomic-write.ts";
import { tellWrite, type WriteFailure } from "../files/tell-write.ts";
import { displayPath, type ResultData } from "../base/io.ts";
import { diffPage, type PageOf } from "./diff-page.ts";
import type { FleetDiff } from "./fleet-diff.ts";
import type { RevisionSide } from "./fleet-side.ts";

/** @throws CliError DIFF_PAGE_WRITE */
export function writePage(file: string, diff: FleetDiff, of: PageOf): void {
  const failure: WriteFailure = {
    code: "DIFF_PAGE_WRITE",
    what: (reason) => `The page cannot be written to ${displayPath(file)} (${reason}).`,
    fix: "name a file in a folder that you may write to.",
    file,
  };
  tellWrite(failure, () => writeWhole(file, diffPage(diff, of)));
}

/** Documented in docs/diff.md. */
export function diffJson(diff: FleetDiff, of: PageOf, before: RevisionSide): ResultData {
  const { hasBrands: hadBrands, shared } = before;
  return { ...of, hadBrands, shared, ...diff, problems: problemsJson(diff.problems) };
}
