import { readFileSync } from "node:fs";

/** As scripts/set-up-browser.ts has found it; undefined for Playwright's own. */
export function browserPath(): string | undefined {
  try {
    const found = JSON.parse(readFileSync(".livery/browser.json", "utf8")) as {
      executablePath: string;
    };
    return found.executablePath || undefined;
  } catch {
    return process.env["CHROME_PATH"];
  }
}
