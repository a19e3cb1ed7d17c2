// What search engines and link previews read: the head of the page.
import type { Page } from "playwright/test";
import { expect, test, variantOf } from "./player.ts";
import { goTo } from "../../browser/routes-of.ts";
import { notTraditional } from "./traditional-words.ts";

const aurora = variantOf("aurora");
const auroraTraditional = variantOf("aurora", "professional", "zh-TW");
const titan = variantOf("titan", "professional", "zh-TW");

const ORIGIN = "https://aurora-sport.example";

const headOf = (page: Page) =>
  page.evaluate(() => {
    const content = (selector: string) =>
      document.head.querySelector(selector)?.getAttribute("content") ?? null;
    const links = [...document.head.querySelectorAll<HTMLLinkElement>("link[hreflang]")];
    return {
      description: content('meta[name="description"]') ?? "",
      robots: content('meta[name="robots"]'),
      canonical: document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href,
      languages: Object.fromEntries(links.map((link) => [link.hreflang, link.href])),
      title: content('meta[property="og:title"]'),
      shared: content('meta[property="og:description"]'),
      url: content('meta[property="og:url"]'),
      locale: content('meta[property="og:locale"]'),
    };
  });

/** The head is updated a moment after the page. */
const settled = (page: Page, canonical: string) =>
  expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", canonical);

const languages = (path: string) => ({
  "zh-Hans": `${ORIGIN}${path}`,
  "zh-Hant": `${ORIGIN}/zh-TW${path}`,
  "x-default": `${ORIGIN}${path}`,
});

test("each page has its own description and address", async ({ site }) => {
  const { page } = site;
  await site.open(aurora);
  const home = await headOf(page);
  expect(home).toMatchObject({ robots: null, canonical: `${ORIGIN}/home`, url: `${ORIGIN}/home` });
  expect(home.languages).toEqual(languages("/home"));
  await expectShareImage(page);
  const seen = new Set([home.description]);
  for (const path of ["/app/help/kh", "/app/help/gztk", "/sponsor"]) {
    await goTo(page, path);
    await settled(page, ORIGIN + path);
    const head = await headOf(page);
    expect(head, path).toMatchObject({
      robots: null,
      url: ORIGIN + path,
      shared: head.description,
    });
    expect(head.languages).toEqual(languages(path));
    expect(head.description, path).toContain("极光体育");
    expect(head.description.length, path).toBeGreaterThan(30);
    expect(head.title, path).toMatch(/ - 极光体育/);
    seen.add(head.description);
  }
  expect(seen.size).toBe(4);
  await page.goBack();
  await settled(page, `${ORIGIN}/app/help/gztk`);
});

/** It has the declared size, and the policy allows structured data. */
async function expectShareImage(page: Page): Promise<void> {
  const { said, size } = await page.evaluate(async () => {
    const content = (property: string) =>
      document.head.querySelector(`meta[property="${property}"]`)?.getAttribute("content") ?? "";
    const image = new Image();
    image.src = new URL(content("og:image")).pathname;
    await image.decode();
    return {
      said: ["og:image", "og:image:width", "og:image:height", "og:image:alt"].map(content),
      size: [String(image.naturalWidth), String(image.naturalHeight)],
    };
  });
  expect(said).toEqual([`${ORIGIN}/icons/share.png`, ...size, "极光体育 AURORA"]);
  expect(size).toEqual(["1200", "630"]);
  const data = await page.locator('script[type="application/ld+json"]').textContent();
  expect(JSON.parse(data ?? "")).toMatchObject({ "@type": "WebSite", name: "极光体育" });
}

test("the zh-TW site has its own description and address", async ({ site }) => {
  const { page } = site;
  const path = "/app/help/kh";
  await site.visit(auroraTraditional, path);
  await settled(page, `${ORIGIN}/zh-TW${path}`);
  const head = await headOf(page);
  expect(head).toMatchObject({ locale: "zh_TW", languages: languages(path) });
  expect(notTraditional(`${head.description}${head.title ?? ""}`)).toEqual([]);
  // Where zh-TW is the default locale, the plain address is the zh-TW page.
  await site.visit(titan, "/app/help/kh");
  await settled(page, "https://titan-intl.example/app/help/kh");
  expect((await headOf(page)).languages["zh-Hans"]).toMatch(/\.example\/zh-CN\/app\/help\/kh$/);
});

test("member pages and unknown addresses are not indexed", async ({ site, players }) => {
  const { page } = site;
  const robots = page.locator('meta[name="robots"]');
  await players.enter(await players.member("aurora"), auroraTraditional, "/mine/userinfo");
  await expect(robots).toHaveAttribute("content", "noindex");
  await goTo(page, "/agent");
  await expect(robots).toHaveCount(0);
  await goTo(page, "/nowhere");
  await expect(robots).toHaveAttribute("content", "noindex");
  await goTo(page, "/agent");
  await expect(robots).toHaveCount(0);
});
