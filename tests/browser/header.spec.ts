// The header: aligned with its page, and what a member sees of it on a phone.
import type { Locator } from "playwright/test";
import { expect, QUIET, test, variantOf } from "./player.ts";
import { sayOf } from "./site-texts.ts";
import { builtBrands, variants } from "./sites.ts";
import { enterSport } from "./sport-page.ts";

const titan = variantOf("titan", "professional", "zh-TW");

// One with a top bar, one with a side rail.
for (const variant of [variantOf("aurora"), titan]) {
  const { brand, locale } = variant;
  const say = sayOf(brand.id, locale);

  test(`${brand.id}: the header ends where a page that spans the window ends`, async ({
    site,
    players,
  }) => {
    const { page } = site;
    const sport = await enterSport({ site, players, variant });
    await sport.loaded();
    const sports = page.getByRole("navigation", { name: say("sport.list.sportsNav") });
    const slip = page.locator("[data-slip-rail]");
    const account = page.locator("[data-account]").first();
    const mark = page.locator("header [data-tour=mark]").first();
    const rail = await page.locator("header [data-tour=service]").count();
    for (const width of [1366, 2400]) {
      await page.setViewportSize({ width, height: 900 });
      // Both follow the new width, one after the other.
      await expect
        .poll(async () => (await edges(account)).right - (await edges(slip)).right)
        .toBe(0);
      // The logo stands above the rail.
      if (rail === 0)
        await expect
          .poll(async () => (await edges(mark)).left - (await edges(sports)).left)
          .toBe(0);
    }
  });
}

for (const brand of builtBrands())
  test(`${brand.id}: on a phone the header has the brand's name beside the member's balance`, async ({
    site,
    players,
  }) => {
    const { page } = site;
    const [variant] = variants([brand]);
    if (variant === undefined) throw new Error("no edition");
    const header = page.locator("[data-ground=header]:has([data-account])");
    const name = header.locator("[data-mark-text] b");
    const mark = header.locator("[data-tour=mark]");
    const hasName = async () => {
      for (const width of [390, 360]) {
        await page.setViewportSize({ width, height: 844 });
        // A name without room wraps below its line, which cuts it off.
        await expect
          .poll(async () => (await bottomOf(mark)) - ((await name.boundingBox())?.y ?? Infinity))
          .toBeGreaterThan(8);
      }
    };
    await page.setViewportSize({ width: 390, height: 844 });
    await site.visit(variant, QUIET);
    await hasName();
    await players.enter(await players.member(brand.id), variant, QUIET);
    await expect(header.locator("[data-tour=balance]")).toBeVisible();
    await hasName();
    await expect(header.locator("[data-tour=account]")).toBeHidden();
    const say = sayOf(brand.id, variant.locale);
    const more = page.getByRole("navigation", { name: say("shell.bottom") });
    await expect(more.locator("[data-tour=more]")).toBeVisible();
  });

test("crimson: the news in the header ends clear of the clock", async ({ site }) => {
  const { page } = site;
  await site.visit(variantOf("crimson", "professional"), QUIET);
  const header = page.locator("[data-ground=header]:has([data-account])");
  const news = header.locator("section");
  await news.waitFor();
  for (const width of [1366, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const room = async () => (await edges(header.locator("time"))).left - (await edges(news)).right;
    await expect.poll(room).toBeGreaterThanOrEqual(24);
  }
});

async function bottomOf(place: Locator): Promise<number> {
  const box = await place.boundingBox();
  return box === null ? Number.NaN : box.y + box.height;
}

test("on a phone a long balance is shown in full and can be hidden", async ({ site, players }) => {
  const { page } = site;
  const say = sayOf(titan.brand.id, titan.locale);
  await page.setViewportSize({ width: 360, height: 740 });
  const player = await players.member(titan.brand.id, { balanceCents: 123_456_789 });
  await players.enter(player, titan, QUIET);
  const balance = page.getByRole("group", { name: say("shell.account.balance") });
  await expect(balance).toContainText("1,234,567.89");
  // The site says later whether deposits are open.
  await expect(page.locator("[data-account] a").first()).toBeVisible();
  const [mark, chip, deposit] = await Promise.all(
    ["[data-tour=mark]", "[data-tour=balance]", "[data-account] a"].map((place) =>
      edges(page.locator(`${place}:visible`).first()),
    ),
  );
  expect(mark?.right).toBeLessThan(chip?.left ?? 0);
  expect(chip?.right).toBeLessThan(deposit?.left ?? 0);
  expect(deposit?.right).toBeLessThan(360);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await balance.getByRole("button", { name: say("shell.account.hide") }).click();
  await expect(balance).not.toContainText("1,234");
  await page.reload();
  await expect(balance.getByRole("button", { name: say("shell.account.show") })).toBeVisible();
  await expect(balance).not.toContainText("1,234");
});

async function edges(place: Locator): Promise<{ readonly left: number; readonly right: number }> {
  const box = await place.boundingBox();
  if (box === null) throw new Error("it is not in view");
  return { left: Math.round(box.x), right: Math.round(box.x + box.width) };
}
