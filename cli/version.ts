import { readFile } from "node:fs/promises";
import path from "node:path";
import { PACKAGE_ROOT } from "./paths.ts";

/** Version of the package, written to receipts. */
export async function packageVersion(): Promise<string> {
  const { version } = JSON.parse(
    await readFile(path.join(PACKAGE_ROOT, "package.json"), "utf8"),
  ) as { version: string };
  return version;
}
