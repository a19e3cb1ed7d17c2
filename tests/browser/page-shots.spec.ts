// A picture of every page in both editions, on a desk and on a phone, for people to look at; and what a
// glance would miss: nothing wider than the window, no simplified text on a zh-TW page.
// `SHOTS=all` takes every brand and locale, otherwise the first brand in zh-TW stands for all: the others
// share its pages, and its texts are as long.
import type { SitePage } from "./open-site.ts";
import { takePicture } from "./picture.ts";
import { expect, test } from "./player.ts";
import { BOUND, goTo, pathOf, type Role, routesOf } from "./routes-of.ts";
import { builtBrands, variants, type Variant, VIEWPORTS } from "./sites.ts";
import { notTraditional } from "./traditional-words.ts";

test.describe.configure({ timeout: 180_000 });

const brands = builtBrands();
const shown =
  process.env["SHOTS"] === "all"
    ? variants(brands)
    : variants(brands.slice(0, 1)).filter(({ locale }) => locale === "zh-TW");

for (const variant of shown) {
  const { brand, edition, locale } = variant;
  test.describe(`${brand.id} ${edition} ${locale}`, () => {
    test("pages for all", async ({ site }) => {
      await site.visit(variant, "/app/help/kh");
      await shootAll(site, variant, "visitor");
    });

    test("pages of members", async ({ site, players }) => {
      await players.enter(await players.member(brand.id, BOUND), variant, "/app/help/kh");
      await shootAll(site, variant, "member");
    });
  });
}

async function shootAll(site: SitePage, variant: Variant, role: Role): Promise<void> {
  const { page } = site;
  for (const route of routesOf(variant.brand, role)) {
    const path = pathOf(route);
    await goTo(page, path);
    await page.locator("main h1").first().waitFor();
    for (const { name, ...size } of VIEWPORTS) {
      await page.setViewportSize(size);
      await site.settled();
      await shoot(site, variant, { path, size: name });
    }
  }
}

async function shoot(
  { page }: SitePage,
  { brand, edition, locale }: Variant,
  { path, size }: { readonly path: string; readonly size: string },
): Promise<void> {
  const what = `${brand.id} ${edition} ${locale} ${size} ${path}`;
  const file = path.replaceAll("/", "-");
  await takePicture(page, `pages/${brand.id}-${edition}-${locale}-${size}${file}`, {
    fullPage: true,
  });
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, `${what}: horizontal scroll in px`).toBeLessThanOrEqual(0);
  if (locale !== "zh-TW") return;
  const text = await page.evaluate(() => document.body.innerText);
  expect(notTraditional(text), `${what}: not traditional`).toEqual([]);
}
