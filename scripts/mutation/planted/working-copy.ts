// What a run of tests must leave alone: the files of the working copy and what was built in it.
import { execFileSync } from "node:child_process";
import { lstatSync, readdirSync, readlinkSync } from "node:fs";
import path from "node:path";

/** Stores and reports that tests write. */
const WRITTEN = new Set(["node_modules/", ".livery/", "artifacts/"]);

/** Fingerprint by path. Files are compared by size and time, links by their target. */
export type WorkingCopy = ReadonlyMap<string, string>;

export function readWorkingCopy(root: string): WorkingCopy {
  const kept = list(root, "--cached", "--others", "--exclude-standard");
  const ignored = list(root, "--others", "--ignored", "--exclude-standard", "--directory")
    .filter((name) => !WRITTEN.has(name))
    .flatMap((name) => (name.endsWith("/") ? filesIn(root, name) : name));
  return new Map([...kept, ...ignored].map((file) => [file, fingerprint(path.join(root, file))]));
}

/** @returns paths that are new, gone or different */
export function changedPaths(before: WorkingCopy, after: WorkingCopy): string[] {
  const paths = new Set([...before.keys(), ...after.keys()]);
  return [...paths].filter((file) => before.get(file) !== after.get(file)).toSorted();
}

function list(root: string, ...options: readonly string[]): string[] {
  const args = ["ls-files", "-z", ...options];
  const printed = execFileSync("git", args, { cwd: root, encoding: "utf8", maxBuffer: 1e8 });
  return printed.split("\0").filter((name) => name !== "");
}

/** Links are not followed, as the recursive option of `readdir` would: a bundle is a link to its release. */
function filesIn(root: string, name: string): string[] {
  return readdirSync(path.join(root, name), { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(name, entry.name);
    return entry.isDirectory() ? filesIn(root, file) : file;
  });
}

function fingerprint(file: string): string {
  const stat = lstatSync(file, { throwIfNoEntry: false });
  if (!stat) return "gone";
  if (stat.isSymbolicLink()) return `link to ${readlinkSync(file)}`;
  return stat.isDirectory() ? "folder" : `${stat.size} bytes of ${stat.mtimeMs}`;
}
