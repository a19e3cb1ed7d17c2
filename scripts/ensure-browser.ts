// Runs the browser set-up once, for scripts that need a browser.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { BROWSER_FILE, browserPath } from "../tests/browser-path.ts";

/** Path of the browser; undefined for Playwright's own. Ends the script when no browser can be found. */
export function ensureBrowser(): string | undefined {
  if (!existsSync(BROWSER_FILE)) {
    const setUp = path.join(import.meta.dirname, "set-up-browser.ts");
    const { status } = spawnSync(process.execPath, [setUp], { stdio: "inherit" });
    if (status !== 0) process.exit(status ?? 1);
  }
  return browserPath();
}
