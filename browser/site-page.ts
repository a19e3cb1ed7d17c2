// A page of a built site that reports what goes wrong while it is open, and knows when it has settled.
import type { Page, Request } from "playwright-core";
import { pagePattern } from "#contract/route-pattern.ts";
import { leaveOutBlur } from "./picture.ts";
import type { SiteVariant } from "./site-variant.ts";

export interface SitePage {
  readonly page: Page;
  /** Opens a path of a brand in an edition and locale, as a visitor with an empty profile. */
  open(variant: SiteVariant, path?: string): Promise<void>;
  /** As `open`, without waiting for the last call of the page. */
  visit(variant: SiteVariant, path?: string): Promise<void>;
  /** Waits until nothing is loading and everything is drawn. */
  settled(): Promise<void>;
  /** Another tab of the same browser, with the same checks. */
  tab(): Promise<SitePage>;
  origin(brand: string): string;
}

/** Older than the minimum age of any site. */
function sayAge(): void {
  try {
    window.localStorage.setItem("age", "99");
  } catch {
    // An empty page has no storage.
  }
}

/** The markup of the html, before the script has rendered. */
const SHELL = "data-shell";
const STATIC = `[${SHELL}]`;

export interface Watched {
  readonly port: string;
  /** Called with console errors and warnings, uncaught rejections and requests to other origins. */
  readonly report: (text: string) => void;
  readonly firstVisit: boolean;
}

export async function sitePage(page: Page, watched: Watched): Promise<SitePage> {
  const { port, report, firstVisit } = watched;
  // Games run at an origin of their own, in frames.
  const games = `http://play.localhost:${port}/`;
  // The previous site of a test may still be loading when the next one is opened.
  /** Origin → routes of its site. */
  const homes = new Map<string, readonly string[] | undefined>();
  const withoutPage = new Set<string>();
  if (!firstVisit) await page.addInitScript(sayAge);
  await leaveOutBlur(page);
  // The static markup ignores presses, so actions wait for the rendered page.
  await page.addLocatorHandler(page.locator(`${STATIC} main`), async () => {});
  const settled = untilSettled(page);
  const origin = (brand: string) => `http://${brand}.localhost:${port}`;
  page.on("console", (message) => {
    if (message.type() !== "error" && message.type() !== "warning") return;
    // Playwright prints this where a context blocks service workers.
    if (/registration blocked by Playwright/.test(message.text())) return;
    // An address without a page is answered with 404, and browsers print that.
    if (/ 404 /.test(message.text()) && withoutPage.has(message.location().url)) return;
    report(`console: ${message.text()}`);
  });
  page.on("pageerror", (error) => report(`uncaught: ${error.message}`));
  page.on("request", (request) => {
    const url = request.url();
    if (homes.size === 0) return;
    if (![...homes.keys(), games, "data:"].some((own) => url.startsWith(own)))
      report(`foreign request: ${url}`);
    const routes = request.isNavigationRequest() ? homes.get(new URL(url).origin) : undefined;
    if (routes && !new RegExp(pagePattern(routes), "i").test(new URL(url).pathname))
      withoutPage.add(url);
  });
  const visit: SitePage["visit"] = async ({ brand, edition, locale }, path = "/home") => {
    homes.set(origin(brand.id), brand.routes);
    const url = new URL(path, origin(brand.id));
    url.searchParams.set("edition", edition);
    url.searchParams.set("locale", locale);
    await page.goto(url.href);
    const isRendered = page.evaluate(rendered, SHELL).then(() => true);
    if (await isRendered.catch(() => false)) return;
    // A redirect has ended it.
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
      // A page of a kept context has the size of the previous test.
      await other.setViewportSize(page.viewportSize() ?? { width: 1280, height: 720 });
      return sitePage(other, watched);
    },
  };
}

/** Ends at once when the script has rendered the page; a locator looks only twice a second. */
function rendered(shell: string): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (document.querySelector(`[${shell}]`) ?? !document.querySelector("main h1")) return;
      changes.disconnect();
      resolve();
    };
    const changes = new MutationObserver(look);
    changes.observe(document, { childList: true, subtree: true, attributeFilter: [shell] });
    look();
  });
}

/** Unlike `networkidle`, it does not wait another half second. */
function untilSettled(page: Page): () => Promise<void> {
  const underWay = new Set<Request>();
  page.on("request", (request) => underWay.add(request));
  page.on("requestfinished", (request) => underWay.delete(request));
  page.on("requestfailed", (request) => underWay.delete(request));
  return async () => {
    // An answer may cause the next call once it is drawn.
    for (let quiet = 0; quiet < 3;) {
      const whole = await page.evaluate(drawn, WAITING);
      quiet = whole && underWay.size === 0 ? quiet + 1 : 0;
    }
  };
}

/** Placeholders of parts that load when the browser is idle: the offline banner, home sections. */
const WAITING = "[data-early], main [id][tabindex='-1'][aria-busy='true']";

/** The second frame begins after the first was painted. @returns whether no placeholder is left */
function drawn(waiting: string): Promise<boolean> {
  return new Promise((resolve) => {
    requestAnimationFrame(() =>
      requestAnimationFrame(() => resolve(document.querySelector(waiting) === null)),
    );
  });
}
