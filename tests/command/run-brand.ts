// Runs the `brand` command as a process and collects what it prints.
import { spawn, type ChildProcess } from "node:child_process";
import path from "node:path";

export const ROOT = path.resolve(import.meta.dirname, "../..");
/** What `npx brand` runs. */
export const MAIN = path.join(ROOT, "cli", "brand.js");

export interface RunOptions {
  /** Folder the command runs in, which holds its store; by default the repository. */
  readonly cwd?: string;
  readonly main?: string; // start file of the command; by default the repository's
  readonly env?: Readonly<Record<string, string>>;
  /** Octal file mode mask of the process. */
  readonly umask?: string;
}

export interface Ran {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export async function runBrand(args: readonly string[], options: RunOptions = {}): Promise<Ran> {
  const { child, output } = start(args, options);
  const code = await ended(child);
  return { code, ...output };
}

/** Runs with `--json`. @returns the exit code and the parsed result */
export async function runBrandJson<T>(
  args: readonly string[],
  options: RunOptions = {},
): Promise<{ code: number | null; result: T; stderr: string }> {
  const { code, stdout, stderr } = await runBrand([...args, "--json"], options);
  try {
    return { code, result: JSON.parse(stdout) as T, stderr };
  } catch {
    throw new Error(
      `brand ${args.join(" ")} printed no JSON (exit code ${code}):\n${stdout}${stderr}`,
    );
  }
}

interface Output {
  readonly stdout: string;
  readonly stderr: string;
}

interface Started {
  readonly output: Output;
  /** @throws Error when the process ends first */
  readonly until: (holds: (output: Output) => boolean) => Promise<void>;
  /** Sends Ctrl-C. @returns the exit code */
  readonly stop: () => Promise<number | null>;
}

/** Starts a command without waiting for its end. */
export function startProcess(args: readonly string[], options: RunOptions = {}): Started {
  const { child, output } = start(args, options);
  const over = ended(child);
  return {
    output,
    until: (holds) =>
      new Promise<void>((resolve, reject) => {
        const look = () => {
          if (holds(output)) resolve();
        };
        look();
        for (const stream of [child.stdout, child.stderr]) stream?.on("data", look);
        over.then(
          (code) =>
            reject(
              new Error(
                `brand ${args.join(" ")} ended with ${code}:\n${output.stdout}${output.stderr}`,
              ),
            ),
          reject,
        );
      }),
    async stop() {
      child.kill("SIGINT");
      return await over;
    },
  };
}

export interface Serving {
  readonly stdout: () => string;
  readonly stderr: () => string;
  readonly stop: () => Promise<number | null>;
}

/** Starts a serving command and waits until its output says that it is ready. */
export async function serveBrand(
  args: readonly string[],
  isReady: (stdout: string) => boolean,
  options: RunOptions = {},
): Promise<Serving> {
  const { output, until, stop } = startProcess(args, options);
  await until(({ stdout }) => isReady(stdout));
  return { stdout: () => output.stdout, stderr: () => output.stderr, stop };
}

export type Running<T> = Serving & {
  /** The `--json` output, once it is ready. */
  readonly result: T;
};

export async function startBrand<T>(
  args: readonly string[],
  options: RunOptions = {},
): Promise<Running<T>> {
  const serving = await serveBrand(
    [...args, "--json"],
    (text) => parsed<T>(text) !== undefined,
    options,
  );
  return { ...serving, result: parsed<T>(serving.stdout()) as T };
}

function start(
  args: readonly string[],
  { cwd = ROOT, main = MAIN, env = {}, umask }: RunOptions,
): { child: ChildProcess; output: { stdout: string; stderr: string } } {
  const command = [process.execPath, main, ...args];
  // The shell sets the mask and then becomes the command.
  const [program = "", ...rest] =
    umask === undefined
      ? command
      : ["/bin/sh", "-c", `umask ${umask} && exec "$@"`, "sh", ...command];
  const child = spawn(program, rest, {
    cwd,
    env: { ...process.env, NO_COLOR: "1", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const output = { stdout: "", stderr: "" };
  child.stdout.on("data", (data: Buffer) => (output.stdout += data.toString()));
  child.stderr.on("data", (data: Buffer) => (output.stderr += data.toString()));
  return { child, output };
}

function ended(child: ChildProcess): Promise<number | null> {
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", resolve);
  });
}

function parsed<T>(text: string): T | undefined {
  try {
    return JSON.parse(text) as T;
  } catch {
    return undefined; // the rest is still to come
  }
}
