// The Chromium of this machine. `CHROME_PATH` names another one.
import { accessSync, constants } from "node:fs";
import path from "node:path";

/** The first is the same engine without its windows, a third faster. */
const NAMES = [
  "chromium-headless-shell",
  "chrome-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome-stable",
  "google-chrome",
  "chrome",
  "microsoft-edge",
];

const PLACES = [
  "/usr/bin/chromium",
  "/snap/bin/chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

type Environment = Readonly<Record<string, string | undefined>>;

/** Of the PATH or of the usual places; null when there is none. */
export function systemBrowser(
  env: Environment = process.env,
  places: readonly string[] = PLACES,
): string | null {
  const folders = (env["PATH"] ?? "").split(path.delimiter).filter((dir) => dir !== "");
  const files = NAMES.flatMap((name) => folders.map((dir) => path.join(dir, name)));
  return [...files, ...places].find(isProgram) ?? null;
}

export function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
