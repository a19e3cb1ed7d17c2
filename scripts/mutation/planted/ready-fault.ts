// A planted fault with the paths of the files it names.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { CLI_FAULTS } from "./cli-faults.ts";
import { CONTRACT_FAULTS } from "./contract-faults.ts";
import type { Fault } from "./fault.ts";
import { plant } from "./plant.ts";
import { SANDBOX_FAULTS } from "./sandbox-faults.ts";
import { SRC_FAULTS } from "./src-faults.ts";

export const FAULTS: readonly Fault[] = [
  ...CLI_FAULTS,
  ...SRC_FAULTS,
  ...SANDBOX_FAULTS,
  ...CONTRACT_FAULTS,
];

export interface ReadyFault {
  readonly fault: Fault;
  readonly path: string;
  readonly tests: readonly string[];
}

const ROOT = path.resolve(import.meta.dirname, "..", "..", "..");

let files: readonly string[] | null = null;

/** @throws Error when no file or several files match */
function fileNamed(end: string): string {
  files ??= execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
    cwd: ROOT,
    encoding: "utf8",
    maxBuffer: 1e8,
  }).split("\n");
  const found = files.filter((file) => `/${file}`.endsWith(`/${end}`));
  const [only] = found;
  if (only !== undefined && found.length === 1) return path.join(ROOT, only);
  throw new Error(`${found.length} files are named ${end}: ${found.join(", ")}`);
}

/** @throws Error when its file, text or tests are gone */
export function readyFault(fault: Fault): ReadyFault {
  const file = fileNamed(fault.file);
  plant(readFileSync(file, "utf8"), { ...fault, path: file });
  return { fault, path: file, tests: fault.tests.map(fileNamed) };
}
