// The table of matches beside a menu of the site: names are whole, and all prices of a column have one size.
import type { Page } from "playwright/test";
import { expect, test, variantOf } from "./player.ts";
import { enterSport } from "./sport-page.ts";

const VARIANTS = [
  variantOf("titan", "professional", "zh-TW"),
  variantOf("titan", "classic", "zh-TW"),
  variantOf("crimson", "professional", "zh-CN"),
  variantOf("aurora", "classic", "zh-CN"),
];

test.use({ viewport: { width: 1366, height: 900 } });

for (const variant of VARIANTS) {
  const { brand, edition } = variant;
  test(`${brand.id}, ${edition}: names and prices fit`, async ({ site, players }) => {
    const sport = await enterSport({ site, players, variant });
    await sport.loaded();
    await site.settled();
    const { cut, names } = await cutNames(site.page);
    expect(names).toBeGreaterThan(10);
    expect(cut).toEqual([]);
    expect((await sizesOfTallPrices(site.page)).size).toBe(1);
  });
}

/** As long as teams of youth leagues are named; which matches are live depends on the time of day. */
const LONG = "瑞罗尼亚青年流浪者";

/** A text may be cut for a fraction of a pixel, which `scrollWidth` does not say. */
function cutNames(page: Page): Promise<{ readonly cut: string[]; readonly names: number }> {
  return page.evaluate((long) => {
    const names = [...document.querySelectorAll("[data-row] b[title]")];
    for (const { firstChild } of names) if (firstChild !== null) firstChild.nodeValue = long;
    const sizeOf = (name: Element) => {
      const range = document.createRange();
      range.selectNodeContents(name);
      return range.getBoundingClientRect();
    };
    const cut = names.filter((name) => {
      const text = sizeOf(name);
      const box = name.getBoundingClientRect();
      // Two lines may reach into half the gap below them.
      const line = name.parentElement?.getBoundingClientRect();
      return text.width > box.width || text.bottom > (line?.bottom ?? 0) + 2;
    });
    return { cut: cut.map(({ textContent }) => textContent), names: names.length };
  }, LONG);
}

/** Prices below their labels: one of two figures beside one of three. */
async function sizesOfTallPrices(page: Page): Promise<ReadonlySet<string>> {
  const sizes = await page.evaluate(() => {
    const prices = [...document.querySelectorAll("[data-row] button > span + b")];
    const below = prices.filter(
      (price) =>
        price.getBoundingClientRect().top >=
        (price.previousElementSibling?.getBoundingClientRect().bottom ?? Infinity) - 1,
    );
    return below.map((price) => getComputedStyle(price).fontSize);
  });
  return new Set(sizes);
}
