// Failures after which a call may have been carried out.
import { UNDECIDED_CODES } from "#contract/codes.ts";
import { CallError } from "#lib/wire/call-error.ts";

/** Whether the server may have carried the call out: no answer, an unreadable one, or a code that decides nothing. */
export function isUndecided(error: unknown): boolean {
  if (!(error instanceof CallError)) return true;
  const { kind, code } = error;
  if (kind === "offline") return false;
  return kind !== "code" || code === null || UNDECIDED_CODES.includes(code);
}

/** What a server says that has not decided; empty for every other failure. */
export function undecidedText(error: unknown): string {
  if (!(error instanceof CallError) || error.code === null || !isUndecided(error)) return "";
  return error.envelope?.message ?? "";
}
