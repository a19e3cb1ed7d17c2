// Built sites in a browser of this machine, with a sandbox whose clock stands still.
import { CliError } from "../errors/errors.ts";
import { isProgram, systemBrowser } from "../../browser/find-browser.ts";
import type { Browser } from "playwright-core";
import { MOMENT } from "../../browser/moment.ts";
import type { Receipt } from "../stamp/receipt.ts";
import { mountSandbox, siteOfReceipt } from "./mount-sandbox.ts";
import { startPreview } from "./preview-server.ts";

export const STILL = Date.parse(MOMENT);

export interface BrowsedSites {
  readonly browser: Browser;
  readonly port: string;
}

/** @throws CliError BROWSER_MISSING */
export function requireBrowser(env: NodeJS.ProcessEnv = process.env): string {
  const named = env["CHROME_PATH"];
  const found = named ?? systemBrowser(env);
  if (found !== null && isProgram(found)) return found;
  throw new CliError("BROWSER_MISSING", {
    what:
      named === undefined
        ? "There is no Chromium or Chrome in the PATH."
        : `CHROME_PATH names ${named}, which is no program.`,
    fix: "install Chromium, for example with `apt-get install chromium` or `npx playwright-core install chromium`, or name one with CHROME_PATH; `brand doctor` shows which one is used.",
  });
}

/** Closes everything when `use` has ended. @throws CliError BROWSER_MISSING or BROWSER_START */
export async function browseSites<T>(
  outDir: string,
  receipts: readonly Receipt[],
  use: (sites: BrowsedSites) => Promise<T>,
): Promise<T> {
  const executable = requireBrowser();
  const sandbox = await mountSandbox(receipts.map(siteOfReceipt), () => STILL);
  const ids = receipts.map(({ brand }) => brand.id);
  const host = "127.0.0.1";
  const preview = await startPreview({ outDir, ids, port: 0, host, strict: true, sandbox });
  try {
    const browser = await startBrowser(executable);
    try {
      return await use({ browser, port: String(preview.port) });
    } finally {
      await browser.close();
    }
  } finally {
    await preview.close();
  }
}

async function startBrowser(executable: string): Promise<Browser> {
  const { launchBrowser } = await import("../../browser/launch.ts");
  return await launchBrowser(executable).catch((cause: unknown) => {
    throw new CliError("BROWSER_START", {
      what: `${executable} does not start.`,
      fix: "start it once in a terminal to see why, or name another Chromium with CHROME_PATH.",
      cause,
    });
  });
}
