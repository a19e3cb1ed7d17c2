// Compares a revision with the work tree, including staged, unstaged and untracked files.
import path from "node:path";
import { ownValue } from "#contract/own-value.ts";
import { CliError } from "../errors/errors.ts";
import { displayPath } from "../base/io.ts";
import { runGit } from "./run-git.ts";

export interface ChangedFile {
  /** Posix, relative to the top of the work tree. */
  readonly path: string;
  readonly state: "added" | "changed" | "removed";
}

/** Sorted by path; a moved file is removed and added, and file modes do not count. @throws CliError of `runGit` */
export async function changedSince(root: string, commit: string): Promise<ChangedFile[]> {
  const diff = ["-c", "core.fileMode=false", "diff", "--name-status", "--no-renames", "-z"];
  const tracked = await fields(root, [...diff, "--no-ext-diff", "--no-color", commit, "--"]);
  const untracked = await fields(root, ["ls-files", "--others", "--exclude-standard", "-z"]);
  const files = new Map<string, ChangedFile["state"]>();
  for (let at = 0; at + 1 < tracked.length; at += 2)
    files.set(tracked[at + 1] ?? "", ownValue(STATES, tracked[at]?.[0] ?? "") ?? "changed");
  // Removed from the index but present on disk: its content may differ.
  for (const file of untracked) files.set(file, files.has(file) ? "changed" : "added");
  return [...files]
    .map(([name, state]) => ({ path: name, state }))
    .toSorted((a, b) => (a.path < b.path ? -1 : 1));
}

const STATES: Readonly<Record<string, ChangedFile["state"]>> = { A: "added", D: "removed" };

/** @returns null when the revision has no such file. @throws CliError of `runGit` */
export async function textAt(root: string, commit: string, file: string): Promise<string | null> {
  const listed = await fields(root, ["ls-tree", "-z", commit, "--", file]);
  if (listed.length === 0) return null;
  return (await runGit(["show", `${commit}:${file}`], { cwd: root })).toString("utf8");
}

/** git reports no changes in an ignored folder, which would look unchanged. @throws CliError GIT_IGNORED */
export async function requireNotIgnored(root: string, dir: string): Promise<void> {
  const place = path.relative(root, dir);
  if (place === "" || (await fields(root, ["ls-files", "-z", "--", place])).length > 0) return;
  const ignored = ["ls-files", "--others", "--ignored", "--exclude-standard", "--directory"];
  if ((await fields(root, [...ignored, "-z", "--", place])).length === 0) return;
  throw new CliError("GIT_IGNORED", {
    what: `git ignores ${displayPath(dir)} and reports no changes there.`,
    where: { file: dir },
    fix: "take the folder out of .gitignore, or pick the brands by id, --tag or --where.",
  });
}

/** Posix path below the root with a trailing slash; empty for the root, null outside. */
export function below(root: string, dir: string): string | null {
  const relative = path.relative(root, dir).split(path.sep).join("/");
  if (relative === "") return "";
  return relative === ".." || relative.startsWith("../") ? null : `${relative}/`;
}

async function fields(root: string, args: readonly string[]): Promise<string[]> {
  const printed = (await runGit(args, { cwd: root })).toString("utf8");
  return printed.split("\0").filter((field) => field !== "");
}
