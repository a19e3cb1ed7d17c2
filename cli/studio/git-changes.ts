// The brand against the last commit of git.
import path from "node:path";
import type { StudioChanges } from "#contract/studio.ts";
import { CliError } from "../errors/errors.ts";
import { runGit } from "../select/run-git.ts";
import { type FileChange, readStudioFile, studioText } from "./brand-files.ts";

/** Files below the brand's folder that differ from the last commit; null outside of git. */
export async function changedFiles(brandDir: string): Promise<StudioChanges["files"]> {
  try {
    const args = [
      "status",
      "--porcelain=v1",
      "-z",
      "--no-renames",
      "--untracked-files=all",
      "--",
      ".",
    ];
    const printed = (await runGit(args, { cwd: brandDir })).toString("utf8");
    const prefix = (await runGit(["rev-parse", "--show-prefix"], { cwd: brandDir }))
      .toString("utf8")
      .trim();
    return printed
      .split("\0")
      .filter(Boolean)
      .map((entry) => ({
        file: path.posix.relative(prefix, entry.slice(3)),
        isNew: entry.startsWith("??") || entry.startsWith("A"),
      }));
  } catch (error) {
    if (isWithoutGit(error)) return null;
    throw error;
  }
}

/** The lines that differ, as `git diff` prints them; new files are whole. */
export async function diffOf(brandDir: string): Promise<string> {
  const files = (await changedFiles(brandDir)) ?? [];
  const tracked = await runGit(
    ["diff", "--no-color", "--no-ext-diff", "--no-textconv", "--relative", "HEAD", "--", "."],
    {
      cwd: brandDir,
    },
  );
  const added = files.flatMap(({ file, isNew }) => {
    const text = isNew ? readStudioText(brandDir, file) : null;
    if (text === null) return [];
    const lines = text.replace(/\n$/, "").split("\n");
    return [`diff --git a/${file} b/${file}`, "new file", ...lines.map((line) => `+${line}`)];
  });
  return [tracked.toString("utf8").trimEnd(), ...added].filter((part) => part !== "").join("\n");
}

/** @param file null for every changed file @returns what brings back the committed state */
export async function discarding(brandDir: string, file: string | null): Promise<FileChange[]> {
  const files = (await changedFiles(brandDir)) ?? [];
  const wanted = files.filter((one) => file === null || one.file === file);
  const found: FileChange[] = [];
  for (const one of wanted) {
    if (!isEditable(brandDir, one.file)) continue;
    const committed = one.isNew
      ? null
      : studioText(one.file, await runGit(["show", `HEAD:./${one.file}`], { cwd: brandDir }));
    found.push({ name: one.file, before: readStudioFile(brandDir, one.file), after: committed });
  }
  return found;
}

function isEditable(brandDir: string, file: string): boolean {
  return readable(() => readStudioFile(brandDir, file)) !== undefined;
}

function readStudioText(brandDir: string, file: string): string | null {
  return readable(() => readStudioFile(brandDir, file)) ?? null;
}

/** Undefined for a file that the studio does not touch. */
function readable<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof CliError) return undefined;
    throw error;
  }
}

function isWithoutGit(error: unknown): boolean {
  return (
    error instanceof CliError &&
    ["GIT_MISSING", "GIT_NOT_A_REPOSITORY", "GIT_FAILED"].includes(error.code)
  );
}
