// The only place that starts git; its failures become errors of this command.
import { execFile, type ExecFileException } from "node:child_process";
import { CliError } from "../errors/errors.ts";
import { displayPath } from "../base/io.ts";

export interface GitOptions {
  readonly cwd: string;
  readonly input?: string | Uint8Array;
}

/** Ignores the repository that a git hook passes on; English messages, no prompts, no index writes. */
const ENVIRONMENT = {
  GIT_DIR: undefined,
  GIT_WORK_TREE: undefined,
  GIT_INDEX_FILE: undefined,
  GIT_PREFIX: undefined,
  GIT_OPTIONAL_LOCKS: "0",
  GIT_TERMINAL_PROMPT: "0",
  GIT_LITERAL_PATHSPECS: "1",
  LC_ALL: "C",
};

/** Starts no program from the repository's configuration; prints names unescaped. */
const CONFIGURATION = ["-c", "core.fsmonitor=false", "-c", "core.quotePath=false"];

/** @returns standard output. @throws CliError GIT_MISSING, GIT_NOT_A_REPOSITORY or GIT_FAILED */
export function runGit(args: readonly string[], { cwd, input }: GitOptions): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const child = execFile(
      "git",
      [...CONFIGURATION, ...args],
      {
        cwd,
        encoding: "buffer",
        maxBuffer: Number.POSITIVE_INFINITY,
        env: { ...process.env, ...ENVIRONMENT },
      },
      (error, stdout, stderr) => {
        if (error) reject(gitError(error, stderr.toString("utf8").trim(), args, cwd));
        else resolve(stdout);
      },
    );
    // If git ends before it reads all input, its exit code and message report why.
    child.stdin?.on("error", () => undefined);
    child.stdin?.end(input);
  });
}

/** Top folder of the work tree around `dir`, links resolved. @throws CliError of `runGit` */
export async function repositoryRoot(dir: string): Promise<string> {
  const printed = await runGit(["rev-parse", "--show-toplevel"], { cwd: dir });
  return printed.toString("utf8").replace(/\r?\n$/, "");
}

/** Full commit id. @throws CliError GIT_REVISION_UNKNOWN, or GIT_SHALLOW if the clone lacks history */
export async function resolveRevision(root: string, revision: string): Promise<string> {
  try {
    const args = ["rev-parse", "--verify", "--quiet", "--end-of-options", `${revision}^{commit}`];
    return (await runGit(args, { cwd: root })).toString("utf8").trim();
  } catch (error) {
    if (!(error instanceof CliError) || error.code !== "GIT_FAILED") throw error;
    const shallow = await runGit(["rev-parse", "--is-shallow-repository"], { cwd: root });
    throw shallow.toString("utf8").trim() === "true"
      ? new CliError("GIT_SHALLOW", {
          what: `The clone in ${displayPath(root)} is shallow and does not hold "${revision}".`,
          where: { file: root },
          fix: "run `git fetch --unshallow`, or let the pipeline fetch the whole history (depth 0).",
        })
      : new CliError("GIT_REVISION_UNKNOWN", {
          what: `The repository in ${displayPath(root)} has no commit "${revision}".`,
          where: { file: root },
          fix: "name a commit, a tag or a branch that `git rev-parse` knows; `git fetch` gets what is new.",
        });
  }
}

function gitError(
  cause: ExecFileException,
  stderr: string,
  args: readonly string[],
  cwd: string,
): CliError {
  if (cause.code === "ENOENT")
    return new CliError("GIT_MISSING", {
      what: "git is not installed or not in the PATH.",
      fix: "install git, or pick the brands by id, --tag or --where.",
      cause,
    });
  if (/not a git repository|must be run in a work tree/i.test(stderr))
    return new CliError("GIT_NOT_A_REPOSITORY", {
      what: `${displayPath(cwd)} lies in no git repository.`,
      where: { file: cwd },
      fix: "run the command where the brands are under git, or pick them by id, --tag or --where.",
      cause,
    });
  const reason =
    stderr === "" ? `it ended with ${cause.code ?? cause.signal ?? "an error"}` : stderr;
  return new CliError("GIT_FAILED", {
    what: `git ${args[0] ?? ""} failed: ${reason}`,
    where: { file: cwd },
    fix: "fix the problem that git reports, then run the command again.",
    cause,
  });
}
