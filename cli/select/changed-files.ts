// What differs between a revision and the work tree as it is now: committed, staged, unstaged and
// untracked alike.
import path from "node:path";
import { CliError } from "../errors/errors.ts";
import { displayPath } from "../io.ts";
import { runGit } from "./run-git.ts";

export interface ChangedFile {
  /** Posix path relative to the top of the work tree. */
  readonly path: string;
  readonly state: "added" | "changed" | "removed";
}

/**
 * Sorted by path. A file that only moved is removed in one place and added in the other; the right to
 * run a file does not count.
 * @throws CliError of `runGit`
 */
export async function changedSince(root: string, commit: string): Promise<ChangedFile[]> {
  const diff = ["-c", "core.fileMode=false", "diff", "--name-status", "--no-renames", "-z"];
  const tracked = await runGit([...diff, "--no-ext-diff", "--no-color", commit, "--"], {
    cwd: root,
  });
  const others = ["ls-files", "--others", "--exclude-standard", "-z"];
  const untracked = await runGit(others, { cwd: root });
  const files = new Map<string, ChangedFile["state"]>();
  const words = fields(tracked);
  for (let at = 0; at + 1 < words.length; at += 2) {
    files.set(words[at + 1] ?? "", stateOf(words[at] ?? ""));
  }
  // Removed from the index but still there: whether its content changed is not known.
  for (const file of fields(untracked)) files.set(file, files.has(file) ? "changed" : "added");
  return [...files]
    .map(([name, state]) => ({ path: name, state }))
    .toSorted((a, b) => (a.path < b.path ? -1 : 1));
}

/**
 * Text of a file as it was; null when the revision has no such file.
 * @throws CliError of `runGit`
 */
export async function textAt(root: string, commit: string, file: string): Promise<string | null> {
  const listed = await runGit(["ls-tree", "-z", commit, "--", file], { cwd: root });
  if (listed.length === 0) return null;
  return (await runGit(["show", `${commit}:${file}`], { cwd: root })).toString("utf8");
}

/**
 * git says nothing of changes in a folder it ignores: no answer must not pass for "unchanged".
 * @throws CliError GIT_IGNORED
 */
export async function requireWatched(root: string, dir: string): Promise<void> {
  const place = path.relative(root, dir);
  if (place === "") return;
  const listed = await runGit(["ls-files", "-z", "--", place], { cwd: root });
  if (listed.length > 0) return;
  const ignored = await runGit(
    ["ls-files", "--others", "--ignored", "--exclude-standard", "--directory", "-z", "--", place],
    { cwd: root },
  );
  if (ignored.length === 0) return;
  throw new CliError("GIT_IGNORED", {
    what: `git ignores ${displayPath(dir)}, so it cannot tell what changed there.`,
    where: { file: dir },
    fix: "take the folder out of .gitignore, or pick the brands by id, --tag or --where.",
  });
}

function fields(printed: Buffer): string[] {
  return printed
    .toString("utf8")
    .split("\0")
    .filter((field) => field !== "");
}

function stateOf(letter: string): ChangedFile["state"] {
  if (letter.startsWith("A")) return "added";
  return letter.startsWith("D") ? "removed" : "changed";
}
