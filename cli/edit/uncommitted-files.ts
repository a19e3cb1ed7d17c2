import { CliError } from "../errors/errors.ts";
import { listNames } from "../files/digest.ts";
import { runGit } from "../select/run-git.ts";

/** Files below a folder that git could not bring back: changed, new or ignored ones; all of them without git. */
export async function uncommittedFiles(dir: string): Promise<readonly string[]> {
  try {
    const args = [
      "status",
      "--porcelain=v1",
      "-z",
      "--no-renames",
      "--ignored",
      "--untracked-files=all",
      "--",
      ".",
    ];
    const printed = await runGit(args, { cwd: dir });
    return printed
      .toString("utf8")
      .split("\0")
      .filter(Boolean)
      .map((entry) => entry.slice(3));
  } catch (error) {
    const codes = ["GIT_MISSING", "GIT_NOT_A_REPOSITORY"];
    if (error instanceof CliError && codes.includes(error.code)) return listNames(dir);
    throw error;
  }
}
