// Compares a release with its receipt; a file that no receipt lists is a problem.
import path from "node:path";
import { ownValue } from "#contract/own-value.ts";
import { WORKER_FILE } from "#contract/worker.ts";
import { contentDigest, PACKED } from "../files/packed-file.ts";
import type { Receipt } from "../stamp/receipt.ts";
import { REMOVING_WORKER_SHA256 } from "../stamp/worker-file.ts";
import { checkBundle, checkFile, type FileProblem } from "./check-bundle.ts";
import { readCarried } from "./carried-files.ts";
import { receiptOf, releaseBefore, releaseDir } from "./release-folder.ts";

export interface ReleaseCheck {
  readonly receipt: Receipt | null;
  readonly files: number;
  /** Its receipt, what that lists, and the compressed siblings. */
  readonly own: readonly string[];
  readonly problems: readonly FileProblem[];
  /** Files taken over from the previous release, which made them or took them over itself. */
  readonly carried: ReadonlySet<string>;
}

export function checkRelease(outDir: string, id: string, name: string): ReleaseCheck {
  const dir = releaseDir(outDir, id, name);
  // The name is a prefix of the receipt's digest, with a number when it was taken.
  const { receipt, files, names, problems } = checkBundle(dir, id, name.split(".")[0] ?? "");
  if (!receipt) return { receipt, files: names.size, own: [], problems, carried: new Set() };
  const carried = readCarried(outDir, id, name);
  const before = releaseBefore(outDir, id, name);
  const beforeReceipt = before === null ? null : receiptOf(outDir, id, before);
  const carriedBefore = before === null ? {} : readCarried(outDir, id, before);
  for (const [file, { sha256 }] of Object.entries(carried)) {
    problems.push(...checkFile(dir, names, file, sha256));
    const had = [
      beforeReceipt && ownValue(beforeReceipt.outputs, withoutSuffix(file)),
      ownValue(carriedBefore, file),
    ];
    if (beforeReceipt && !had.some((one) => one?.sha256 === sha256))
      problems.push({ file, what: "is carried over, and the release before did not have it" });
  }
  const known = new Set([...files, ...Object.keys(carried)]);
  // A rollback adds it to a release that was made without a worker.
  if (
    names.has(WORKER_FILE) &&
    contentDigest(path.join(dir, WORKER_FILE)) === REMOVING_WORKER_SHA256
  )
    known.add(WORKER_FILE);
  for (const file of names.difference(known))
    problems.push({ file, what: "does not belong to the bundle" });
  return {
    receipt,
    files: names.size,
    own: files,
    problems,
    carried: new Set(Object.keys(carried)),
  };
}

function withoutSuffix(file: string): string {
  const suffix = PACKED.find((ending) => file.endsWith(ending)) ?? "";
  return file.slice(0, file.length - suffix.length);
}
