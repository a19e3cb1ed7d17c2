// The browser of the tests, for a command that is judged by what its page shows.
import { readFileSync } from "node:fs";
import path from "node:path";
import { type Browser, chromium } from "playwright";
import { ROOT } from "./run-brand.ts";

export async function launchChromium(): Promise<Browser> {
  const executablePath = installed();
  return await chromium.launch({
    args: ["--no-sandbox", "--disable-gpu"],
    ...(executablePath && { executablePath }),
  });
}

/** As scripts/set-up-browser.ts found it; Playwright's own where that has not run. */
function installed(): string | undefined {
  try {
    const text = readFileSync(path.join(ROOT, ".livery", "browser.json"), "utf8");
    return (JSON.parse(text) as { readonly executablePath: string }).executablePath;
  } catch {
    return process.env["CHROME_PATH"];
  }
}
