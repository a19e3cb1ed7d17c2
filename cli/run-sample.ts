// For tests: runs a command line in this process.
import { createIo } from "./io.ts";
import { runCommandLine } from "./run-command-line.ts";

export interface Ran {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

export async function runBrand(args: readonly string[]): Promise<Ran> {
  const output = { stdout: "", stderr: "" };
  const code = await runCommandLine(args, (json, command) =>
    createIo(
      { json, command },
      {
        stdout: { write: (text) => (output.stdout += text) },
        stderr: { write: (text) => (output.stderr += text) },
      },
    ),
  );
  return { code, ...output };
}

export async function runBrandJson<T>(
  args: readonly string[],
): Promise<{ readonly code: number; readonly result: T; readonly stderr: string }> {
  const { code, stdout, stderr } = await runBrand([...args, "--json"]);
  return { code, result: JSON.parse(stdout) as T, stderr };
}
