// Runs the system's package manager, for programs that tests need and npm does not have.
import { spawnSync } from "node:child_process";
import path from "node:path";
import { isProgram } from "../browser/find-browser.ts";

export function onPath(name: string): string | null {
  for (const folder of (process.env["PATH"] ?? "").split(path.delimiter)) {
    const file = path.join(folder, name);
    if (folder && isProgram(file)) return file;
  }
  return null;
}

/** Through sudo without a prompt when not root. @returns whether it succeeded */
export function manage(subject: string, manager: string, args: readonly string[]): boolean {
  const root = process.getuid?.() === 0;
  const [command, prefix] = root ? [manager, []] : ["sudo", ["-n", manager]];
  console.error(`${subject}: ${manager} ${args.join(" ")}`);
  const result = spawnSync(command, [...prefix, ...args], {
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  });
  return result.status === 0;
}
