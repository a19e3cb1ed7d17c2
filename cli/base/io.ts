// Output of a command: results go to stdout, everything else to stderr.
import path from "node:path";
import pc from "picocolors";

type Colors = ReturnType<typeof pc.createColors>;

export interface Io<Field extends string = string> {
  readonly json: boolean;
  /** Whether a person can answer prompts and see progress bars. */
  readonly interactive: boolean;
  readonly colors: Colors;
  /** Prints the result once: `human` on a plain run, `data` as JSON with `--json`. */
  result(human: string, data: ResultData<Field>): void;
  /** Prints a message to stderr; silent with `--json`. */
  note(text: string): void;
  /** Prints an error to stderr, with `--json` too. */
  error(text: string): void;
}

/** Fields of the command's own: the first two are the same in every output. */
export type ResultData<Field extends string = string> = {
  readonly format?: never;
  readonly command?: never;
} & { readonly [Name in Exclude<Field, "format" | "command">]?: unknown };

interface Target {
  write(text: string): unknown;
}

/** Of the JSON that every command prints; a change that breaks programs gets the next number. */
const JSON_FORMAT = 1;

interface IoOptions {
  readonly json: boolean;
  readonly command?: string;
}

/** JSON results begin with `format` and `command` (docs/json.md). */
export function createIo(
  { json, command = "" }: IoOptions,
  to: { readonly stdout: Target; readonly stderr: Target } = process,
): Io {
  // Undefined would let picocolors decide, by the flags of the command and the pipeline.
  const color =
    to === process &&
    !json &&
    !process.env["NO_COLOR"] &&
    (isForced() || process.stderr.isTTY === true);
  const line = (text: string) => (text.endsWith("\n") ? text : `${text}\n`);
  return {
    json,
    interactive:
      process.stdin.isTTY === true && process.stderr.isTTY === true && !json && !process.env["CI"],
    colors: pc.createColors(color),
    result: (human, data) => {
      to.stdout.write(line(json ? plainJson({ format: JSON_FORMAT, command, ...data }) : human));
    },
    note: (text) => {
      if (!json) to.stderr.write(line(text));
    },
    error: (text) => {
      to.stderr.write(line(text));
    },
  };
}

/** FORCE_COLOR asks for colours where no terminal is, such as in the log of a pipeline; 0 and false refuse them. */
const isForced = (): boolean => !["", "0", "false"].includes(process.env["FORCE_COLOR"] ?? "");

/** Escapes control characters and direction overrides, so that the JSON is safe for a terminal. */
function plainJson(data: unknown): string {
  return JSON.stringify(data, null, 2).replaceAll(
    /[\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}

/** With `/`, relative to the working folder if it is inside. */
export function displayPath(file: string, cwd = process.cwd()): string {
  if (!path.isAbsolute(file)) return file.replaceAll("\\", "/");
  const relative = path.relative(cwd, file);
  const shown = relative === "" ? "." : relative.startsWith("..") ? file : relative;
  return shown.replaceAll("\\", "/");
}
