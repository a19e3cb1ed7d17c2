// The one place that starts git. What goes wrong there is told in the words of this command, with what
// git said.
import { execFile, type ExecFileException } from "node:child_process";
import { CliError } from "../errors/errors.ts";
import { displayPath } from "../io.ts";

export interface GitOptions {
  /** Folder git runs in. */
  readonly cwd: string;
  /** Given to git on its standard input. */
  readonly input?: string | Uint8Array;
}

/**
 * A hook's git tells its children where the repository is; here the folder decides. Words are English,
 * nothing asks for a password and nothing writes the index.
 */
const ENVIRONMENT = {
  GIT_DIR: undefined,
  GIT_WORK_TREE: undefined,
  GIT_INDEX_FILE: undefined,
  GIT_PREFIX: undefined,
  GIT_OPTIONAL_LOCKS: "0",
  GIT_TERMINAL_PROMPT: "0",
  /** A name of a file is that name, whatever characters it has. */
  GIT_LITERAL_PATHSPECS: "1",
  LC_ALL: "C",
};

/** No program a repository's configuration names is started, and names come as they are. */
const CONFIGURATION = ["-c", "core.fsmonitor=false", "-c", "core.quotePath=false"];

/**
 * @returns what git printed, as bytes: names of files need not be UTF-8 and a file may be a picture
 * @throws CliError GIT_MISSING, GIT_NOT_A_REPOSITORY or GIT_FAILED
 */
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
    // A git that ends before it has read everything says why on its own.
    child.stdin?.on("error", () => undefined);
    child.stdin?.end(input);
  });
}

/**
 * Top folder of the work tree that `dir` lies in, absolute, links resolved.
 * @throws CliError GIT_MISSING, GIT_NOT_A_REPOSITORY or GIT_FAILED
 */
export async function repositoryRoot(dir: string): Promise<string> {
  const printed = await runGit(["rev-parse", "--show-toplevel"], { cwd: dir });
  return printed.toString("utf8").replace(/\r?\n$/, "");
}

/**
 * The full id of the commit a revision names.
 * @throws CliError GIT_REVISION_UNKNOWN, or GIT_SHALLOW where the clone holds only a part of the history
 */
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
  said: string,
  args: readonly string[],
  cwd: string,
): CliError {
  if (cause.code === "ENOENT")
    return new CliError("GIT_MISSING", {
      what: "There is no program git to ask.",
      fix: "install git, or pick the brands by id, --tag or --where.",
      cause,
    });
  if (/not a git repository|must be run in a work tree/i.test(said))
    return new CliError("GIT_NOT_A_REPOSITORY", {
      what: `${displayPath(cwd)} lies in no git repository.`,
      where: { file: cwd },
      fix: "run the command where the brands are under git, or pick them by id, --tag or --where.",
      cause,
    });
  const words = said === "" ? `it ended with ${cause.code ?? cause.signal ?? "an error"}` : said;
  return new CliError("GIT_FAILED", {
    what: `git ${args[0] ?? ""} did not do its work: ${words}`,
    where: { file: cwd },
    fix: "mend what git says, then run the command again.",
    cause,
  });
}
