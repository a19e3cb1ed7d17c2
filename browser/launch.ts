import type { Browser, BrowserContext } from "playwright-core";
import { CHROMIUM_ARGS } from "./chromium-args.ts";

const ARGS = [
  ...CHROMIUM_ARGS,
  // Glyph edges without the subpixels of a screen: pictures of one page are equal.
  "--disable-lcd-text",
  "--font-render-hinting=none",
  "--force-color-profile=srgb",
  "--hide-scrollbars",
];

/** Ctrl-C is the caller's: Playwright would close the browser under a page that is being looked at. */
export async function launchBrowser(executablePath: string): Promise<Browser> {
  // It takes longer to load than most commands take.
  const { chromium } = await import("playwright-core");
  return await chromium.launch({ executablePath, args: ARGS, handleSIGINT: false });
}

/** @param moment epoch milliseconds that every page takes for the time; it stands still */
export async function openContext(browser: Browser, moment: number): Promise<BrowserContext> {
  const context = await browser.newContext({
    reducedMotion: "reduce",
    timezoneId: "Asia/Shanghai",
    // It would go on loading behind a page that is at rest.
    serviceWorkers: "block",
  });
  context.setDefaultTimeout(60_000);
  await context.clock.setFixedTime(moment);
  await context.addInitScript(standStill, moment);
  return context;
}

/** Runs in the page: no time passes, and every visit gets the same random numbers. */
function standStill(moment: number): void {
  performance.now = () => 1000;
  Object.defineProperty(performance, "timeOrigin", { value: moment - 1000 });
  let state = 1;
  Math.random = () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}
