// How errors and problems look (house style, "Errors an operator sees").
import type { CliError, Problem } from "./errors.ts";
import { sortProblems } from "./errors.ts";
import { visible } from "../files/characters.ts";
import { displayPath, type Io } from "../io.ts";
import type { StoreWarning } from "../cache/store-warning.ts";

type Colors = Io["colors"];

export function formatError(error: CliError, colors: Colors): string {
  const { where } = error;
  return block(colors, {
    code: error.code,
    place: where === null ? null : place(where.file, where.line ?? null),
    field: where?.field ?? null,
    what: error.what,
    fix: error.fix,
  });
}

export function formatProblem(
  problem: Problem,
  colors: Colors,
  mark = colors.red("error"),
): string {
  return block(colors, { ...problem, mark, place: place(problem.file, problem.line) });
}

/** All problems in order, one blank line between them. */
export function formatProblems(
  problems: readonly Problem[],
  colors: Colors,
  mark?: string,
): string {
  return uniqueProblems(problems)
    .map((problem) => formatProblem(problem, colors, mark))
    .join("\n\n");
}

/** Problems as `--json` prints them: in order, paths as a reader types them. */
export function problemsJson(problems: readonly Problem[]): Problem[] {
  return uniqueProblems(problems).map((problem) => ({
    ...problem,
    file: displayPath(problem.file),
  }));
}

/** In order; a problem of a shared file that several brands meet is one problem of no single brand. */
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

/** What costs time and nothing else. */
export function formatWarning(warning: StoreWarning, colors: Colors): string {
  const { code, place: at, what, fix } = warning;
  return block(colors, {
    mark: colors.yellow("warning"),
    code,
    place: shown(at),
    field: null,
    what,
    fix,
  });
}

/** Shows warnings to the person who watches. */
export function noteWarnings(io: Io): (warning: StoreWarning) => void {
  return (warning) => io.note(formatWarning(warning, io.colors));
}

/** A warning as `--json` prints it. */
export function warningJson(warning: StoreWarning): StoreWarning {
  return { ...warning, place: shown(warning.place) };
}

const shown = (where: string) => (where.includes("://") ? where : displayPath(where));

/** An error as `--json` prints it. */
export function errorJson(error: CliError): unknown {
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

interface Parts {
  /** `error` when absent. */
  readonly mark?: string;
  readonly code: string;
  readonly place: string | null;
  readonly field: string | null;
  readonly what: string;
  readonly fix: string;
}

function block(colors: Colors, parts: Parts): string {
  const mark = parts.mark ?? colors.red("error");
  const head = [
    `${mark} ${colors.bold(parts.code)}`,
    parts.place && visible(parts.place),
    parts.field && visible(parts.field),
  ]
    .filter((part) => part !== null && part !== "")
    .join("  ");
  return [
    head,
    ...indent(visible(parts.what)),
    ...indent(`${colors.cyan("fix:")} ${visible(parts.fix)}`),
  ].join("\n");
}

function indent(text: string): string[] {
  return text.split("\n").map((line) => `  ${line}`);
}
