// Runs a program of the repository and waits for it.
import { spawn } from "node:child_process";

interface Ended {
  readonly status: number;
  readonly printed: string;
}

/** Ctrl-C reaches the program, too; this process waits until it has ended. */
export async function runTool(
  args: readonly string[],
  output: "pipe" | "inherit",
  env: Readonly<Record<string, string>> = {},
): Promise<Ended> {
  const child = spawn(process.execPath, args, {
    stdio: ["ignore", output, "inherit"],
    env: { ...process.env, ...env },
  });
  let printed = "";
  child.stdout?.setEncoding("utf8").on("data", (text: string) => (printed += text));
  const wait = () => undefined;
  process.on("SIGINT", wait);
  const status = await new Promise<number>((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (code) => resolve(code ?? 130));
  });
  process.off("SIGINT", wait);
  return { status, printed };
}
