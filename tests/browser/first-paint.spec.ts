// The html contains the first paint: shown before the script arrives, replaced without a layout shift, and never
// wrong for this visit.
import { expect, type Page, test as base } from "playwright/test";
import type { Edition, Locale } from "#contract/locales.ts";
import { builtBrands, type BuiltBrand } from "./sites.ts";

const SCRIPTS = /\/(?:core\/.+|assets\/(?:entry|texts|brand-texts)-.+)\.js$/;

interface HeldPage {
  readonly page: Page;
  /** Opens a page of a brand and holds back its scripts. */
  open(id: string, path?: string, stored?: Readonly<Record<string, string>>): Promise<void>;
  /** Lets the scripts through and waits until the page is rendered by them. */
  release(): Promise<void>;
}

const test = base.extend<{ readonly held: HeldPage }>({
  held: async ({ page, baseURL }, use) => {
    const port = new URL(baseURL ?? "").port;
    let release = () => {};
    const gate = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(SCRIPTS, async (route) => {
      await gate;
      await route.continue();
    });
    await page.addInitScript(watchPaint);
    await use({
      page,
      async open(id, path = "/home", stored = {}) {
        await page.addInitScript((kept) => {
          for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
        }, stored);
        await page.goto(`http://${id}.localhost:${port}${path}`, { waitUntil: "commit" });
        await page.locator("noscript").waitFor({ state: "attached" });
      },
      async release() {
        release();
        await page.locator("[data-shell]").waitFor({ state: "detached" });
        await page.getByRole("contentinfo").waitFor();
        await page.waitForLoadState("networkidle");
      },
    });
    release();
  },
});

interface Watched {
  readonly largest: { readonly at: number; readonly element: string; readonly url: string }[];
  readonly shifts: number[];
}

function watchPaint(): void {
  const seen: Watched = { largest: [], shifts: [] };
  Object.assign(window, { seen });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { element, url } = entry as PerformanceEntry & { element?: Element; url: string };
      seen.largest.push({ at: entry.startTime, element: element?.tagName ?? "", url });
    }
  }).observe({ type: "largest-contentful-paint", buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput } = entry as PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      };
      if (!hadRecentInput) seen.shifts.push(value);
    }
  }).observe({ type: "layout-shift", buffered: true });
}

const watched = (page: Page) => page.evaluate(() => (window as unknown as { seen: Watched }).seen);

/** When the first script arrived, in milliseconds. */
const firstScript = (page: Page) =>
  page.evaluate(() => {
    const files = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
    const scripts = files.filter(({ name }) => name.endsWith(".js"));
    return Math.min(...scripts.map(({ responseEnd }) => responseEnd));
  });

function builtBrand(id: string): BuiltBrand {
  const brand = builtBrands().find((built) => built.id === id);
  if (brand === undefined) throw new Error(`${id} is not built`);
  return brand;
}

const otherEdition = ({ defaultEdition }: BuiltBrand): Edition =>
  defaultEdition === "classic" ? "professional" : "classic";
const otherLocale = ({ defaultLocale }: BuiltBrand): Locale =>
  defaultLocale === "zh-CN" ? "zh-TW" : "zh-CN";

for (const [id, width, height] of [
  ["aurora", 390, 844],
  ["titan", 1366, 768],
] as const) {
  test(`${id} ${width}: the largest paint waits for no script, and nothing jumps`, async ({
    held,
  }) => {
    const { page } = held;
    const { name, defaultLocale } = builtBrand(id);
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ reducedMotion: "reduce" });
    await held.open(id);

    await expect(page.getByRole("link", { name: name[defaultLocale] }).first()).toBeVisible();
    await expect(page.locator("nav:visible a").first()).toBeVisible();
    await expect(page.locator("h1")).toBeVisible();
    await expect
      .poll(async () => (await watched(page)).largest.at(-1)?.url)
      .toMatch(/\/assets\/hero-\w+\.svg$/);
    const before = (await watched(page)).largest.length;
    const title = await page.locator("h1").boundingBox();

    await held.release();
    const { largest, shifts } = await watched(page);
    expect(largest.length, "no larger paint after the script").toBe(before);
    expect(largest.at(-1)?.at).toBeLessThan(await firstScript(page));
    expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.01);
    expect(await page.locator("h1").first().boundingBox()).toEqual(title);
  });
}

test("the other edition shows its own pictures before the script", async ({ held }) => {
  const { page } = held;
  const brand = builtBrand("titan");
  await held.open(brand.id, "/home", { edition: otherEdition(brand) });
  await expect.poll(async () => (await watched(page)).largest.length).toBeGreaterThan(0);
  await expect(page.locator("[data-edition-toggle]")).toBeHidden();
  const pictures = async () => {
    const sources = ["header a img", "main img[width='1920']"].map((picture) =>
      page.locator(picture).first().getAttribute("src"),
    );
    return Promise.all(sources);
  };
  const early = await pictures();
  await held.release();
  expect(await pictures()).toEqual(early);
});

test("the other locale shows no text before the script", async ({ held }) => {
  const { page } = held;
  const brand = builtBrand("aurora");
  await held.open(brand.id, "/home", { locale: otherLocale(brand) });
  expect(await page.evaluate(() => document.body.innerText.trim())).toBe("");
});

for (const [id, path, width, height] of [
  ["aurora", "/app/help/kh", 390, 844],
  ["jade", "/agent", 1366, 768],
  ["titan", "/app/help/gztk", 1366, 768],
  ["lotus", "/zh-TW/app/help/qk", 390, 844],
] as const) {
  test(`${id} ${path} ${width}: the document is the page, and nothing jumps`, async ({ held }) => {
    const { page } = held;
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ reducedMotion: "reduce" });
    await held.open(id, path);
    const heading = page.locator("main h1");
    await expect(heading).toBeVisible();
    await expect(page.getByRole("contentinfo")).toBeAttached();
    const texts = () =>
      page.locator("main :is(h1, h2)").evaluateAll((all) => all.map((one) => one.textContent));
    const written = await texts();
    await held.release();
    await expect(heading).toBeVisible();
    expect(await texts()).toEqual(written);
    const { shifts } = await watched(page);
    expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThanOrEqual(0.01);
  });
}

test("a page for members first shows the frame alone", async ({ held }) => {
  const { page } = held;
  await held.open("aurora", "/mine/wallet", { token: "kept", userId: "1" });
  await expect(page.locator("header nav")).toBeVisible();
  await expect(page.locator("h1")).toHaveCount(0);
  await expect(page.locator("header nav [aria-current]")).toHaveCount(0);
});

test("another page first shows itself with its own navigation item", async ({ held }) => {
  const { page } = held;
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(request.url()));
  await page.setViewportSize({ width: 1366, height: 768 });
  await held.open("aurora", "/sponsor");
  await expect(page.locator("header nav")).toBeVisible();
  await expect(page.locator("h1")).toHaveText("赞助伙伴");
  await expect(page.locator("header nav [aria-current]")).toHaveAttribute("href", "/sponsor");
  expect(fetched.filter((url) => /\/hero-\w+\.svg$/.test(url))).toEqual([]);
});

test("a member is not shown as a visitor", async ({ held }) => {
  const { page } = held;
  await held.open("aurora", "/home", { token: "kept", userId: "1" });
  await expect(page.locator("h1")).toBeVisible();
  await expect(page.locator("[data-account]")).toBeHidden();
});

test("without scripts the page shows its content and a notice", async ({ browser, baseURL }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(`http://harbor.localhost:${new URL(baseURL ?? "").port}/home`);
  await expect(page.locator("h1")).toBeVisible();
  expect(await page.locator("noscript").textContent()).toContain("JavaScript");
  await page.close();
});
