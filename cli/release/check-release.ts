// Compares a release with its receipt: every file that a player can ask for is accounted for.
import { PACKED } from "../files/packed-file.ts";
import type { Receipt } from "../stamp/receipt.ts";
import { checkBundle, checkFile, type Finding } from "./check-bundle.ts";
import { readCarried, receiptOf, releaseBefore, releaseDir } from "./release-folder.ts";

export interface ReleaseCheck {
  /** Null when it is missing, damaged or another's. */
  readonly receipt: Receipt | null;
  readonly files: number;
  readonly findings: readonly Finding[];
  /** Files of the release before, which that one's receipt answers for. */
  readonly carried: ReadonlySet<string>;
}

export function checkRelease(outDir: string, id: string, name: string): ReleaseCheck {
  const dir = releaseDir(outDir, id, name);
  // The name is the beginning of the receipt's digest, and a number where that name was taken.
  const { receipt, files, names, findings } = checkBundle(dir, id, name.split(".")[0] ?? "");
  if (!receipt) return { receipt, files: names.size, findings, carried: new Set() };
  const carried = readCarried(outDir, id, name);
  const before = releaseBefore(outDir, id, name);
  const beforeReceipt = before === null ? null : receiptOf(outDir, id, before);
  for (const [file, digest] of Object.entries(carried)) {
    findings.push(...checkFile(dir, names, file, digest));
    if (beforeReceipt && beforeReceipt.outputs[withoutSuffix(file)]?.sha256 !== digest)
      findings.push({ file, what: "is carried over, and the release before did not have it" });
  }
  const known = new Set([...files, ...Object.keys(carried)]);
  for (const file of names.difference(known))
    findings.push({ file, what: "does not belong to the bundle" });
  return { receipt, files: names.size, findings, carried: new Set(Object.keys(carried)) };
}

function withoutSuffix(file: string): string {
  const suffix = PACKED.find((ending) => file.endsWith(ending)) ?? "";
  return file.slice(0, file.length - suffix.length);
}
