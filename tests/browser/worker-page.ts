// Pages of a browser that lets service workers in, which the contexts of all other tests keep out.
import type { Page } from "playwright/test";
import { expect, test as base } from "./player.ts";

export const test = base.extend({
  context: async ({ browser }, use) => {
    const context = await browser.newContext({ serviceWorkers: "allow", reducedMotion: "reduce" });
    await use(context);
    await context.close();
  },
});

/** Waits until the worker runs and has stored the shown page and every file that the page has loaded. */
export async function workerReady(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => storedPaths(page)).toContain(new URL(page.url()).pathname);
  const loaded = await page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => /^\/(?:core|assets)\//.test(path)),
  );
  await expect.poll(() => storedPaths(page)).toEqual(expect.arrayContaining(loaded));
}

/** Paths of everything that the worker has stored. */
export async function storedPaths(page: Page): Promise<readonly string[]> {
  return await page.evaluate(async () => {
    const names = await caches.keys();
    const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return all.flat().map(({ url }) => new URL(url).pathname);
  });
}
