import { readFileSync } from "node:fs";
import path from "node:path";
import { PACKAGE_ROOT } from "./paths.ts";

/** Version of the package, written to receipts. */
export function packageVersion(): string {
  const { version } = JSON.parse(readFileSync(path.join(PACKAGE_ROOT, "package.json"), "utf8")) as {
    version: string;
  };
  return version;
}
