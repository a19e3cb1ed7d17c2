// A temporary git repository.
import { execFile } from "node:child_process";
import { promisify } from "node:util";

export interface GitRepo {
  readonly dir: string;
  readonly git: (...args: readonly string[]) => Promise<string>;
  /** Commits everything. @returns the commit's id */
  readonly commit: (message: string) => Promise<string>;
}

const run = promisify(execFile);

const IDENTITY = [
  "-c",
  "user.name=test",
  "-c",
  "user.email=test@example",
  "-c",
  "core.autocrlf=false",
];

export async function initRepo(dir: string): Promise<GitRepo> {
  const git = async (...args: readonly string[]) => {
    const { stdout } = await run("git", [...IDENTITY, "-C", dir, ...args]);
    return stdout.trim();
  };
  await git("init", "--quiet");
  return {
    dir,
    git,
    async commit(message) {
      await git("add", "--all");
      await git("commit", "--quiet", "--allow-empty", "--no-verify", "--message", message);
      return await git("rev-parse", "HEAD");
    },
  };
}
