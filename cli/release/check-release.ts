// Compares a release with its receipt; a file that no receipt lists is a problem.
import { ownValue } from "#contract/own-value.ts";
import { PACKED } from "../files/packed-file.ts";
import type { Receipt } from "../stamp/receipt.ts";
import { checkBundle, checkFile, type FileProblem } from "./check-bundle.ts";
import { readCarried, receiptOf, releaseBefore, releaseDir } from "./release-folder.ts";

export interface ReleaseCheck {
  readonly receipt: Receipt | null;
  readonly files: number;
  readonly problems: readonly FileProblem[];
  /** Files carried over from the previous release, listed in its receipt. */
  readonly carried: ReadonlySet<string>;
}

export function checkRelease(outDir: string, id: string, name: string): ReleaseCheck {
  const dir = releaseDir(outDir, id, name);
  // The name is a prefix of the receipt's digest, with a number when it was taken.
  const { receipt, files, names, problems } = checkBundle(dir, id, name.split(".")[0] ?? "");
  if (!receipt) return { receipt, files: names.size, problems, carried: new Set() };
  const carried = readCarried(outDir, id, name);
  const before = releaseBefore(outDir, id, name);
  const beforeReceipt = before === null ? null : receiptOf(outDir, id, before);
  for (const [file, digest] of Object.entries(carried)) {
    problems.push(...checkFile(dir, names, file, digest));
    if (beforeReceipt && ownValue(beforeReceipt.outputs, withoutSuffix(file))?.sha256 !== digest)
      problems.push({ file, what: "is carried over, and the release before did not have it" });
  }
  const known = new Set([...files, ...Object.keys(carried)]);
  for (const file of names.difference(known))
    problems.push({ file, what: "does not belong to the bundle" });
  return { receipt, files: names.size, problems, carried: new Set(Object.keys(carried)) };
}

function withoutSuffix(file: string): string {
  const suffix = PACKED.find((ending) => file.endsWith(ending)) ?? "";
  return file.slice(0, file.length - suffix.length);
}
