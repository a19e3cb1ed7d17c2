import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";

/** Writes Panda's style functions to `.livery/styled-system`; the core imports them as `#styled/…`. */
export async function generateStyles(packageRoot: string): Promise<void> {
  const bin = path.join(packageRoot, "node_modules", "@pandacss", "dev", "bin.js");
  await promisify(execFile)(process.execPath, [bin, "codegen", "--silent"], { cwd: packageRoot });
}
