// For tests: runs a command line in this process.
import { existsSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { COMMANDS } from "./command-list.ts";
import { commandLine } from "./command-line.ts";
import { createIo } from "./base/io.ts";
import { runCommandLine } from "./run-command-line.ts";

export interface Ran {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** @throws Error when the command writes to an output folder that the command line does not name */
export async function runBrand(args: readonly string[]): Promise<Ran> {
  const output = { stdout: "", stderr: "" };
  const [command = "", ...rest] = args;
  const line = args.length === 0 ? [] : [command, ...unnamedFolders(args), ...rest];
  const code = await runCommandLine(line, (json, name) =>
    createIo(
      { json, command: name },
      {
        stdout: { write: (text) => (output.stdout += text) },
        stderr: { write: (text) => (output.stderr += text) },
      },
    ),
  );
  if (existsSync(NOWHERE)) {
    rmSync(NOWHERE, { recursive: true });
    throw new Error(
      `brand ${args.join(" ")} wrote to a folder that it was not given: name --out or --dir`,
    );
  }
  return { code, ...output };
}

export async function runBrandJson<T>(
  args: readonly string[],
): Promise<{ readonly code: number; readonly result: T; readonly stderr: string }> {
  const { code, stdout, stderr } = await runBrand([...args, "--json"]);
  const result = JSON.parse(stdout) as T & object;
  const { json = {} } = COMMANDS.find(({ name }) => name === args[0]) ?? {};
  const fields = new Set(["format", "command", "error", ...Object.keys(json)]);
  const unnamed = Object.keys(result).filter((field) => !fields.has(field));
  if (unnamed.length > 0)
    throw new Error(`the definition of brand ${args[0]} does not name ${unnamed.join(", ")}`);
  return { code, result, stderr };
}

/** Is never made. */
const NOWHERE = path.join(tmpdir(), `livery-unnamed-${process.pid}`);

/** Their defaults lie in the repository: `brand remove jade --brands <copy>` would remove its own `dist/jade`. */
export function unnamedFolders(args: readonly string[]): string[] {
  const program = commandLine({ makeIo: () => createIo({ json: true }), exit: () => undefined });
  const options = program.commands.find((one) => one.name() === args[0])?.options ?? [];
  return options
    .filter(({ flags }) => flags === "--out <dir>" || flags === "--dir <dir>")
    .flatMap(({ long }) =>
      long && !args.some((arg) => arg.split("=")[0] === long)
        ? [long, path.join(NOWHERE, long.slice(2))]
        : [],
    );
}
