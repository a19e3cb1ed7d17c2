// A page that fails the test on any console error, uncaught rejection or request to another origin.
import { test as base, expect, type Page } from "playwright/test";
import { type Sandbox, sandboxAt } from "./sandbox-control.ts";
import type { Variant } from "./sites.ts";

export interface SitePage {
  readonly page: Page;
  /** Opens a path of a brand in an edition and locale, as a visitor with a clean profile. */
  open(variant: Variant, path?: string): Promise<void>;
  /** The same without waiting for the last call of the page. */
  visit(variant: Variant, path?: string): Promise<void>;
  /** Another tab of the same browser, watched like the first. */
  tab(): Promise<SitePage>;
  origin(brand: string): string;
}

export interface Fixtures {
  readonly site: SitePage;
  readonly sandbox: Sandbox;
}

export interface Options {
  /** Console texts that the test provokes, as a browser's own word about a call that fails. */
  readonly forgiven: RegExp | null;
}

export const test = base.extend<Fixtures & Options>({
  forgiven: [null, { option: true }],
  sandbox: async ({ baseURL }, use) => {
    await use(sandboxAt(portOf(baseURL)));
  },
  site: async ({ page, baseURL, forgiven }, use) => {
    const trouble: string[] = [];
    const told = (text: string) => {
      if (forgiven?.test(text) !== true) trouble.push(text);
    };
    await use(sitePage(page, portOf(baseURL), told));
    expect(trouble, "errors while the page was open").toEqual([]);
  },
});

function portOf(baseURL: string | undefined): string {
  return new URL(baseURL ?? "").port;
}

function sitePage(page: Page, port: string, told: (text: string) => void): SitePage {
  let home = "";
  const origin = (brand: string) => `http://${brand}.localhost:${port}`;
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning")
      told(`console: ${message.text()}`);
  });
  page.on("pageerror", (error) => told(`uncaught: ${error.message}`));
  page.on("request", (request) => {
    const url = request.url();
    if (home && !url.startsWith(home) && !url.startsWith("data:")) told(`foreign request: ${url}`);
  });
  const visit: SitePage["visit"] = async ({ brand, edition, locale }, path = "/home") => {
    home = origin(brand.id);
    const url = new URL(path, home);
    url.searchParams.set("edition", edition);
    url.searchParams.set("locale", locale);
    await page.goto(url.href);
    await page.locator("main h1").first().waitFor();
  };
  return {
    page,
    origin,
    visit,
    async open(variant, path) {
      await visit(variant, path);
      await page.waitForLoadState("networkidle");
    },
    async tab() {
      return sitePage(await page.context().newPage(), port, told);
    },
  };
}

export { expect };
