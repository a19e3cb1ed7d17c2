import type { ErrorCode } from "./error-codes.ts";

export interface Where {
  /** Absolute, or relative to the folder the command runs in. */
  readonly file: string;
  readonly line?: number | null;
  readonly field?: string | null;
}

/** An error an operator can act on. Anything else that is thrown is a bug of the command. */
export class CliError extends Error {
  readonly code: ErrorCode;
  readonly what: string;
  readonly where: Where | null;
  readonly fix: string;

  constructor(
    code: ErrorCode,
    details: {
      readonly what: string;
      readonly where?: Where;
      readonly fix: string;
      readonly cause?: unknown;
    },
  ) {
    super(`${code}: ${details.what}`, { cause: details.cause });
    this.name = "CliError";
    this.code = code;
    this.what = details.what;
    this.where = details.where ?? null;
    this.fix = details.fix;
  }
}

/** A problem of the input: validators collect all problems, then report once. */
export interface Problem {
  readonly code: ErrorCode;
  /** Null when it concerns no single brand. */
  readonly brand: string | null;
  /** Absolute, or relative to the folder the command runs in. */
  readonly file: string;
  /** 1-based; null without a single line. */
  readonly line: number | null;
  /** Dotted path inside the file. */
  readonly field: string | null;
  readonly found: string | null;
  readonly allowed: string | null;
  readonly what: string;
  readonly fix: string;
}

/** Limit per file; the next run reports the rest. */
export const MAX_PROBLEMS = 100;

/** Characters per text of a problem, which can quote a whole file. */
const MAX_TEXT = 600;

/** Sets missing fields to null and shortens long texts. */
export function problem(
  code: ErrorCode,
  details: Pick<Problem, "file" | "what" | "fix"> &
    Partial<Pick<Problem, "brand" | "line" | "field" | "found" | "allowed">>,
): Problem {
  const { field = null, found = null, allowed = null, what, fix } = details;
  return {
    code,
    brand: null,
    line: null,
    ...details,
    field: field && clip(field),
    found: found && clip(found),
    allowed,
    what: clip(what),
    fix: clip(fix),
  };
}

function clip(text: string): string {
  return text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT - 1)}…` : text;
}

/** By file, then line, then field. */
export function sortProblems(problems: readonly Problem[]): Problem[] {
  return problems.toSorted(
    (a, b) =>
      compare(a.file, b.file) ||
      (a.line ?? 0) - (b.line ?? 0) ||
      compare(a.field ?? "", b.field ?? "") ||
      compare(a.code, b.code),
  );
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
