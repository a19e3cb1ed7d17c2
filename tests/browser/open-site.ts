// A page that fails the test on any console error, uncaught rejection or request to another origin.
import { expect, type Page, type Request } from "playwright/test";
import { test as base } from "./kept-context.ts";
import { leaveOutBlur } from "./picture.ts";
import { type Sandbox, sandboxAt } from "./sandbox-control.ts";
import type { Variant } from "./sites.ts";

export interface SitePage {
  readonly page: Page;
  /** Opens a path of a brand in an edition and locale, as a visitor with a clean profile. */
  open(variant: Variant, path?: string): Promise<void>;
  /** The same without waiting for the last call of the page. */
  visit(variant: Variant, path?: string): Promise<void>;
  /** Waits until nothing is being fetched any more, and what has come is drawn. */
  settled(): Promise<void>;
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
  /** Nobody has said their age yet: the notice of the first visit is there. */
  readonly firstVisit: boolean;
}

export const test = base.extend<Fixtures & Options>({
  // What moves by itself keeps a whole core busy; the tests that want it ask for it.
  contextOptions: { reducedMotion: "reduce" },
  forgiven: [null, { option: true }],
  sandbox: async ({ baseURL }, use) => {
    await use(sandboxAt(portOf(baseURL)));
  },
  firstVisit: [false, { option: true }],
  site: async ({ page, baseURL, forgiven, firstVisit }, use) => {
    const trouble: string[] = [];
    const told = (text: string) => {
      if (forgiven?.test(text) !== true) trouble.push(text);
    };
    await use(await sitePage(page, { port: portOf(baseURL), told, firstVisit }));
    expect(trouble, "errors while the page was open").toEqual([]);
  },
});

/** Older than any site asks for. */
function sayAge(): void {
  try {
    window.localStorage.setItem("age", "99");
  } catch {
    // An empty page has no storage.
  }
}

/** What is in the html before the script has run. */
const STATIC = "[data-shell]";

function portOf(baseURL: string | undefined): string {
  return new URL(baseURL ?? "").port;
}

interface Watched {
  readonly port: string;
  /** Hears of all that a test fails for. */
  readonly told: (text: string) => void;
  readonly firstVisit: boolean;
}

async function sitePage(page: Page, watched: Watched): Promise<SitePage> {
  const { port, told, firstVisit } = watched;
  let home = "";
  if (!firstVisit) await page.addInitScript(sayAge);
  await leaveOutBlur(page);
  // The first paint of the html takes no press: whatever a test does waits for the script's own.
  await page.addLocatorHandler(page.locator(`${STATIC} main`), async () => {});
  const settled = untilSettled(page);
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
    await page.locator(STATIC).waitFor({ state: "detached" });
    await page.locator("main h1").first().waitFor();
  };
  return {
    page,
    origin,
    visit,
    settled,
    async open(variant, path) {
      await visit(variant, path);
      await settled();
    },
    async tab() {
      const other = await page.context().newPage();
      // A page of a kept context opens in the size of the test before.
      await other.setViewportSize(page.viewportSize() ?? { width: 1280, height: 720 });
      return sitePage(other, watched);
    },
  };
}

/** Unlike `networkidle`, which is half a second without a request, it is over as soon as all have ended. */
function untilSettled(page: Page): () => Promise<void> {
  const underWay = new Set<Request>();
  page.on("request", (request) => underWay.add(request));
  page.on("requestfinished", (request) => underWay.delete(request));
  page.on("requestfailed", (request) => underWay.delete(request));
  return async () => {
    // An answer may lead to the next call once it is drawn.
    for (let quiet = 0; quiet < 3;) {
      const whole = await page.evaluate(drawn, WAITING);
      quiet = whole && underWay.size === 0 ? quiet + 1 : 0;
    }
  };
}

/** What stands for late parts until the browser is idle: the line of a lost connection, home sections. */
const WAITING = "[data-early], main [id][tabindex='-1'][aria-busy='true']";

/** The second frame begins after the first was painted. @returns whether nothing waits for its turn */
function drawn(waiting: string): Promise<boolean> {
  return new Promise((resolve) => {
    requestAnimationFrame(() =>
      requestAnimationFrame(() => resolve(document.querySelector(waiting) === null)),
    );
  });
}

export { expect };
