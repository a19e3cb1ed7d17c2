import { writeFile } from "node:fs/promises";
import { CliError } from "../errors/errors.ts";
import { problemsJson } from "../errors/print-problems.ts";
import { displayPath } from "../io.ts";
import { diffPage, type PageOf } from "./diff-page.ts";
import type { FleetDiff } from "./fleet-diff.ts";
import type { RevisionSide } from "./fleet-side.ts";

/** @throws CliError DIFF_PAGE_WRITE */
export async function writePage(file: string, diff: FleetDiff, of: PageOf): Promise<void> {
  try {
    await writeFile(file, diffPage(diff, of));
  } catch (cause) {
    const reason = cause instanceof Error && "code" in cause ? ` (${String(cause.code)})` : "";
    throw new CliError("DIFF_PAGE_WRITE", {
      what: `The page cannot be written to ${displayPath(file)}${reason}.`,
      where: { file },
      fix: "name a file in a folder that exists and that you may write to.",
      cause,
    });
  }
}

/** Documented in docs/diff.md. */
export function diffJson(diff: FleetDiff, of: PageOf, before: RevisionSide): unknown {
  const { hasBrands: hadBrands, shared } = before;
  return { ...of, hadBrands, shared, ...diff, problems: problemsJson(diff.problems) };
}
