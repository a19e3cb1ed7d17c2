// The browser that scripts/set-up-browser.ts has found. The Playwright configurations, the tests and the
// scripts read it here.
import { readFileSync } from "node:fs";
import path from "node:path";

export const BROWSER_FILE = path.resolve(import.meta.dirname, "..", ".livery", "browser.json");

/** Undefined for Playwright's own download. */
export function browserPath(): string | undefined {
  try {
    const { executablePath } = JSON.parse(readFileSync(BROWSER_FILE, "utf8")) as {
      readonly executablePath: string;
    };
    return executablePath || undefined;
  } catch {
    return process.env["CHROME_PATH"];
  }
}
