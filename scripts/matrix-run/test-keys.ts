// The key of a matrix test: what it tests and with what. A test that has passed with a key would pass again.
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { browserPath } from "../../tests/browser-path.ts";

/** Test code, the sandbox, and what serves the sites. */
const SOURCES = [
  "{browser,contract,sandbox,tests,cli/serve,cli/locale}/**/*.*",
  "playwright*.config.ts",
  "package-lock.json",
] as const;

export type TestKeys = (test: string) => string;

/**
 * @param test as `playwright test --list` prints it: `[project] › file › harbor classic zh-CN 390 › pages`
 * @param browser its version
 */
export function testKeys(root: string, browser: string): TestKeys {
  const tools = createHash("sha256").update(browser);
  for (const file of globSync(SOURCES, { cwd: root }).toSorted())
    tools.update(`\0${file}\0`).update(readFileSync(path.join(root, file)));
  const common = tools.digest("hex");
  const keys = new Map<string, string>();
  return (test) => {
    const brand = brandOf(test);
    const known = keys.get(brand);
    if (known !== undefined) return known;
    const key = createHash("sha256").update(common).update(receipt(root, brand)).digest("hex");
    keys.set(brand, key.slice(0, 16));
    return key.slice(0, 16);
  };
}

/** Of the bundles in `dist/` and the browser of the tests. */
export function currentTestKeys(): TestKeys {
  const browser = browserPath();
  const version = browser === undefined ? "" : execFileSync(browser, ["--version"]).toString();
  return testKeys(process.cwd(), version);
}

/** Titles begin with the id of the brand. Tests of no brand have another first word. */
export const brandOf = (test: string): string => test.split(" › ")[2]?.split(" ")[0] ?? "";

/** Names the digest of every file of the bundle. */
function receipt(root: string, brand: string): string {
  try {
    return readFileSync(path.join(root, "dist", brand, "build.json"), "utf8");
  } catch {
    return "";
  }
}
