// Formats errors, problems and warnings (house style, "Errors an operator sees").
import type { CliError, Problem } from "./errors.ts";
import { sortProblems } from "./errors.ts";
import { visible } from "../base/characters.ts";
import { displayPath, type Io, type ResultData } from "../base/io.ts";
import type { StoreWarning } from "./store-warning.ts";

type Colors = Io["colors"];

export function formatError({ code, where, what, fix }: CliError, colors: Colors): string {
  const at = where && place(where.file, where.line ?? null);
  return block({ code, place: at, field: where?.field ?? null, what, fix }, colors);
}

export function formatProblem(problem: Problem, colors: Colors, label?: string): string {
  return block({ ...problem, place: place(problem.file, problem.line) }, colors, label);
}

/** Sorted, with a blank line between them. */
export function formatProblems(
  problems: readonly Problem[],
  colors: Colors,
  label?: string,
): string {
  return uniqueProblems(problems)
    .map((problem) => formatProblem(problem, colors, label))
    .join("\n\n");
}

/** Sorted, for `--json`. */
export function problemsJson(problems: readonly Problem[]): Problem[] {
  return uniqueProblems(problems).map((problem) => ({
    ...problem,
    file: displayPath(problem.file),
  }));
}

/** Sorted; equal problems of several brands, from a shared file, become one without a brand. */
export function uniqueProblems(problems: readonly Problem[]): Problem[] {
  const unique = new Map<string, Problem>();
  for (const problem of sortProblems(problems)) {
    const key = JSON.stringify([
      problem.code,
      problem.file,
      problem.line,
      problem.field,
      problem.what,
    ]);
    const before = unique.get(key);
    unique.set(
      key,
      before && before.brand !== problem.brand ? { ...problem, brand: null } : problem,
    );
  }
  return [...unique.values()];
}

export function formatWarning(warning: StoreWarning, colors: Colors): string {
  return block({ ...warningJson(warning), field: null }, colors, colors.yellow("warning"));
}

export function noteWarnings(io: Io): (warning: StoreWarning) => void {
  return (warning) => io.note(formatWarning(warning, io.colors));
}

export function warningJson(warning: StoreWarning): StoreWarning {
  const { place: at } = warning;
  return { ...warning, place: at.includes("://") ? at : displayPath(at) };
}

export function errorJson(error: CliError): ResultData {
  const { where } = error;
  return {
    error: {
      code: error.code,
      file: where === null ? null : displayPath(where.file),
      line: where?.line ?? null,
      field: where?.field ?? null,
      what: error.what,
      fix: error.fix,
    },
  };
}

function place(file: string, line: number | null): string {
  return line === null ? displayPath(file) : `${displayPath(file)}:${line}`;
}

interface Block {
  readonly code: string;
  readonly place: string | null;
  readonly field: string | null;
  readonly what: string;
  readonly fix: string;
}

function block(
  { code, place: at, field, what, fix }: Block,
  colors: Colors,
  label = colors.red("error"),
): string {
  const head = [`${label} ${colors.bold(code)}`, visible(at ?? ""), visible(field ?? "")];
  return [
    head.filter((part) => part !== "").join("  "),
    ...indent(visible(what)),
    ...indent(`${colors.cyan("fix:")} ${visible(fix)}`),
  ].join("\n");
}

function indent(text: string): string[] {
  return text.split("\n").map((line) => `  ${line}`);
}
