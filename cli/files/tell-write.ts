import { CliError } from "../errors/errors.ts";
import type { ErrorCode } from "../errors/error-codes.ts";

export interface WriteFailure {
  readonly code: ErrorCode;
  /** @param reason of the file system, such as EACCES */
  readonly what: (reason: string) => string;
  readonly fix: string;
  /** By default the one that the file system names. */
  readonly file?: string;
}

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
  const { code: reason, syscall, path = "" } = cause as NodeJS.ErrnoException;
  if (syscall === undefined || reason === undefined) return cause;
  return new CliError(code, { what: what(reason), where: { file: file ?? path }, fix, cause });
}
