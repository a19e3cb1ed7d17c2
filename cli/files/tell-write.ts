import { accessSync, constants, existsSync } from "node:fs";
import { dirname } from "node:path";
import { ownValue } from "#contract/own-value.ts";
import { CliError } from "../errors/errors.ts";
import type { ErrorCode } from "../errors/error-codes.ts";

export interface WriteFailure {
  readonly code: ErrorCode;
  /** @param reason of the file system, such as "EACCES, no permission" */
  readonly what: (reason: string) => string;
  readonly fix: string;
  /** By default the one that the file system names. */
  readonly file?: string;
}

/** Of what goes to the folder that `--dir` names. @param what such as `The report` */
export const outputFailure = (what: string): WriteFailure => ({
  code: "CONFIG_OUTPUT_WRITE",
  what: (reason) => `${what} cannot be written (${reason}).`,
  fix: "make sure that the folder can be written and has space, or name another one with --dir.",
});

/** Runs a write. @throws CliError when the file system refuses; any other error is a bug and stays as it is */
export function tellWrite(failure: WriteFailure, write: () => void): void {
  try {
    write();
  } catch (cause) {
    throw writeError(failure, cause);
  }
}

/** Like `tellWrite`. */
export async function tellAsyncWrite(
  failure: WriteFailure,
  write: () => Promise<void>,
): Promise<void> {
  try {
    await write();
  } catch (cause) {
    throw writeError(failure, cause);
  }
}

function writeError({ code, what, fix, file }: WriteFailure, cause: unknown): unknown {
  const { path = "" } = cause as NodeJS.ErrnoException;
  const reason = refusalOf(cause);
  if (reason === null) return cause;
  return new CliError(code, { what: what(reason), where: { file: file ?? path }, fix, cause });
}

const IN_WORDS: Readonly<Record<string, string>> = {
  EACCES: "no permission",
  EPERM: "no permission",
  EROFS: "read-only",
  ENOSPC: "no space left",
  EDQUOT: "no space left",
};

/** Why the file system refused; null for an error of another kind. */
export function refusalOf(cause: unknown): string | null {
  const { code, syscall, path = "" } = cause as NodeJS.ErrnoException;
  if (code === undefined || syscall === undefined) return null;
  // What `mkdir` with parents says of a read-only folder.
  const real = code === "ENOENT" && syscall === "mkdir" ? (refusalAbove(path) ?? code) : code;
  const words = ownValue(IN_WORDS, real);
  return words === undefined ? real : `${real}, ${words}`;
}

/** The code with which the folder, or the one that it would be made in, cannot be written. */
export function refusalAbove(path: string): string | undefined {
  let folder = path;
  while (!existsSync(folder) && dirname(folder) !== folder) folder = dirname(folder);
  try {
    accessSync(folder, constants.W_OK);
    return undefined;
  } catch (cause) {
    return (cause as NodeJS.ErrnoException).code;
  }
}
