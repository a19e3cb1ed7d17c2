// A page that fails the test on any console error, uncaught rejection or request to another origin.
import { test as base, expect, type Page } from "playwright/test";
import type { Variant } from "./sites.ts";

export interface SitePage {
  readonly page: Page;
  /** Opens a path of a brand in an edition and locale, as a visitor with a clean profile. */
  open(variant: Variant, path?: string): Promise<void>;
}

export const test = base.extend<{ site: SitePage }>({
  site: async ({ page, baseURL }, use) => {
    const port = new URL(baseURL ?? "").port;
    const trouble: string[] = [];
    let origin = "";
    page.on("console", (message) => {
      if (message.type() === "error" || message.type() === "warning")
        trouble.push(`console: ${message.text()}`);
    });
    page.on("pageerror", (error) => trouble.push(`uncaught: ${error.message}`));
    page.on("request", (request) => {
      const url = request.url();
      if (origin && !url.startsWith(origin) && !url.startsWith("data:"))
        trouble.push(`foreign request: ${url}`);
    });
    await use({
      page,
      async open({ brand, edition, locale }, path = "/home") {
        origin = `http://${brand.id}.localhost:${port}`;
        await page.goto(`${origin}${path}?edition=${edition}&locale=${locale}`);
        await page.locator("main h1").first().waitFor();
        await page.waitForLoadState("networkidle");
      },
    });
    expect(trouble, "errors while the page was open").toEqual([]);
  },
});

export { expect };
