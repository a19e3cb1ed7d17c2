// Built sites in a browser of this machine, each with a sandbox whose clock stands still.
import { CliError } from "../errors/errors.ts";
import { isProgram, systemBrowser } from "../../browser/find-browser.ts";
import { launchBrowser } from "../../browser/launch.ts";
import type { Browser } from "playwright-core";
import type { Edition, Locale } from "#contract/locales.ts";
import type { Viewport } from "../../browser/site-variant.ts";
import type { SiteVisit } from "../../browser/visit-site.ts";
import { MOMENT } from "../../browser/moment.ts";
import type { Receipt } from "../stamp/receipt.ts";
import { installCommand, missingBrowserPackages } from "./browser-packages.ts";
import { serveBuilt } from "./serve-built.ts";

/** Exit code of a program that Ctrl-C ended. */
const INTERRUPTED = 130;

const STILL = Date.parse(MOMENT);

export interface BrowsedSites {
  readonly browser: Browser;
  readonly outDir: string;
}

export interface BuiltVariant {
  readonly receipt: Receipt;
  readonly edition: Edition;
  readonly locale: Locale;
  readonly viewport: Viewport;
}

/** @throws CliError BROWSER_PACKAGES or BROWSER_MISSING */
export function requireBrowser(
  env: NodeJS.ProcessEnv = process.env,
  missing = missingBrowserPackages(),
): string {
  if (missing.length > 0)
    throw new CliError("BROWSER_PACKAGES", {
      what: `${missing.join(" and ")} are not installed; only \`brand qa\` and \`brand gallery\` need them.`,
      fix: `run \`${installCommand(missing)}\`.`,
    });
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

/** Closes the browser when `use` has ended. @throws CliError BROWSER_PACKAGES, BROWSER_MISSING or BROWSER_START */
export async function browseSites<T>(
  outDir: string,
  use: (sites: BrowsedSites) => Promise<T>,
): Promise<T> {
  const browser = await startBrowser(requireBrowser());
  // The browser ends with the process.
  const stop = () => process.exit(INTERRUPTED);
  process.once("SIGINT", stop);
  try {
    return await use({ browser, outDir });
  } finally {
    process.removeListener("SIGINT", stop);
    await browser.close();
  }
}

/** Each visit has a sandbox of its own, so that none sees what another one did. */
export async function visitBuilt<T>(
  { browser, outDir }: BrowsedSites,
  { receipt, edition, locale, viewport }: BuiltVariant,
  use: (visit: SiteVisit) => Promise<T>,
): Promise<T> {
  const brand = { ...receipt.brand, routes: receipt.routes };
  return await serveBuilt({ outDir, receipt, now: () => STILL }, async (preview) => {
    const { visitSite } = await import("../../browser/visit-site.ts");
    const place = { browser, port: String(preview.port), moment: STILL };
    return await visitSite(place, { brand, edition, locale }, viewport, use);
  });
}

async function startBrowser(executable: string): Promise<Browser> {
  return await launchBrowser(executable).catch((cause: unknown) => {
    throw new CliError("BROWSER_START", {
      what: `${executable} does not start.`,
      fix: "start it once in a terminal to see why, or name another Chromium with CHROME_PATH.",
      cause,
    });
  });
}
