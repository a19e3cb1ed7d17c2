// One browser context per worker: with the site's code compiled, a page opens in half the time. Every test has its
// own pages; everything else that a context stores is cleared after each test.
import { test as base, type Browser, type BrowserContext, type Page } from "playwright/test";
import { treeCpu } from "../cost/process-cpu.ts";
import { isRecording, recordCost } from "../cost/record-cost.ts";

export interface KeptContext {
  /** The previous context, or a new one for another key. @param origin without a slash at its end */
  take(key: string, origin: string): Promise<BrowserContext>;
  clear(): Promise<void>;
  close(): Promise<void>;
}

export const test = base.extend<{ readonly cost: null }, { readonly keptContext: KeptContext }>({
  cost: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from the pattern
    async ({}, use, { file }) => {
      const before = isRecording ? treeCpu(process.pid) : null;
      await use(null);
      const after = before === null ? null : treeCpu(process.pid);
      // A process of the browser that ended takes its earlier seconds along.
      if (before !== null && after !== null)
        recordCost("browser", file, Math.max(0, after - before));
    },
    { auto: true },
  ],
  keptContext: [
    async ({ browser }, use) => {
      const kept = keepContext(browser);
      await use(kept);
      await kept.close();
    },
    { scope: "worker" },
  ],
  context: async (
    { keptContext, baseURL, bypassCSP, hasTouch, isMobile, javaScriptEnabled, permissions },
    use,
  ) => {
    const key = JSON.stringify([bypassCSP, hasTouch, isMobile, javaScriptEnabled, permissions]);
    const { port } = new URL(baseURL ?? "");
    await use(await keptContext.take(key, `http://aurora.localhost:${port}`));
    await keptContext.clear();
  },
  page: async ({ context, viewport }, use) => {
    const page = await context.newPage();
    if (viewport) await page.setViewportSize(viewport);
    await use(page);
  },
});

interface Kept {
  readonly key: string;
  readonly context: BrowserContext;
  /** Keeps the site's browser process alive between tests. */
  readonly anchor: Page;
  readonly origins: Set<string>;
}

function keepContext(browser: Browser): KeptContext {
  let kept: Kept | null = null;
  const close = async () => {
    await kept?.context.close();
    kept = null;
  };
  return {
    close,
    async take(key, origin) {
      if (kept?.key !== key) {
        await close();
        kept = await newContext(browser, key, origin);
      }
      return kept.context;
    },
    async clear() {
      if (kept === null) return;
      if (await hasNativeClock(kept.anchor)) await clear(kept);
      // No call takes a clock away again.
      else await close();
    },
  };
}

async function newContext(browser: Browser, key: string, origin: string): Promise<Kept> {
  // Tests answer for the server, which a worker would do before them; its own tests let it in.
  const context = await browser.newContext({ serviceWorkers: "block" });
  const origins = new Set<string>();
  context.on("page", (page) =>
    page.on("framenavigated", (frame) => origins.add(new URL(frame.url()).origin)),
  );
  const anchor = await context.newPage();
  const body = '<link rel="icon" href="data:,">Between the tests this page stays open.';
  await anchor.route("**", (route) => route.fulfill({ contentType: "text/html", body }));
  await anchor.goto(origin);
  return { key, context, anchor, origins };
}

async function hasNativeClock(anchor: Page): Promise<boolean> {
  return await anchor.evaluate(() => String(performance.now).includes("[native code]"));
}

const STORED = "local_storage,indexeddb,cache_storage,service_workers";

async function clear({ context, anchor, origins }: Kept): Promise<void> {
  await context.unrouteAll({ behavior: "ignoreErrors" });
  const pages = context.pages().filter((page) => page !== anchor);
  await Promise.all(pages.map((page) => page.close()));
  await context.setOffline(false);
  await context.clearPermissions();
  await context.clearCookies();
  const session = await context.newCDPSession(anchor);
  for (const origin of origins)
    await session.send("Storage.clearDataForOrigin", { origin, storageTypes: STORED });
  await session.detach();
  origins.clear();
}
