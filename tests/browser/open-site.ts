// A page that fails the test on any console error, uncaught rejection, request to another origin, and on any text
// key that it ends with.
import { expect, type Page } from "playwright/test";
import { type SitePage, sitePage } from "../../browser/site-page.ts";
import { readTextKeys, shownKeys } from "../../browser/text-keys.ts";
import { test as base } from "./kept-context.ts";
import { type Sandbox, sandboxAt } from "./sandbox-control.ts";

export type { SitePage } from "../../browser/site-page.ts";

export interface Fixtures {
  readonly site: SitePage;
  readonly sandbox: Sandbox;
}

export interface Options {
  /** Console texts that the test causes on purpose. */
  readonly forgiven: RegExp | null;
  /** The age notice is still open. */
  readonly firstVisit: boolean;
}

export const test = base.extend<Fixtures & Options>({
  // Animations keep a whole core busy; tests that need them ask for them.
  contextOptions: { reducedMotion: "reduce" },
  forgiven: [null, { option: true }],
  sandbox: async ({ baseURL }, use) => {
    await use(sandboxAt(portOf(baseURL)));
  },
  firstVisit: [false, { option: true }],
  site: async ({ page, baseURL, forgiven, firstVisit }, use) => {
    const trouble: string[] = [];
    const report = (text: string) => {
      if (forgiven?.test(text) !== true && !NO_PICTURES.test(text)) trouble.push(text);
    };
    await use(await sitePage(page, { port: portOf(baseURL), report, firstVisit }));
    expect(trouble, "errors while the page was open").toEqual([]);
    expect(await keysOn(page), "text keys on the page").toEqual([]);
  },
});

export const TEXT_KEYS = readTextKeys("src/locales/zh-CN");

/** A page that is closed or on its way to another one shows nothing. */
async function keysOn(page: Page): Promise<readonly string[]> {
  const text = await page.evaluate(() => document.body.innerText).catch(() => "");
  return shownKeys(text, TEXT_KEYS);
}

/** Said of the picture that a page loads first, by a browser that loads none (playwright.config.ts). */
const NO_PICTURES =
  /image loading is disabled|(?:hero|promotion)-\w+\.svg was preloaded using link preload but/;

function portOf(baseURL: string | undefined): string {
  return new URL(baseURL ?? "").port;
}

export { expect };
