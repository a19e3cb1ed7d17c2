// A hero has one main button: what the page is for.
import type { Page } from "playwright/test";
import { goTo } from "../../browser/routes-of.ts";
import { expect, QUIET, test, variantOf } from "./player.ts";
import { builtBrands, variants } from "./sites.ts";

const PATHS = [
  "/sponsor",
  "/agent",
  "/activity/friendInvitation",
  "/download",
  "/activity/discount",
  "/activity/drawGift/lucky-wheel",
  "/game/sport",
  "/game/egame",
  "/game/chess",
  "/game/fishing",
];

const LOBBIES = ["sport", "realbet", "chess", "gaming", "lottery", "egame", "fishing"];

for (const variant of [variantOf("aurora"), variantOf("titan", "professional", "zh-TW")])
  test(`${variant.brand.id}: no hero has two main buttons`, async ({ site }) => {
    const { page } = site;
    for (const path of PATHS) {
      await site.visit(variant, path);
      await site.settled();
      const hero = page.locator("main [data-ground=art]").first();
      // Those that can be pressed; small ones choose what is shown.
      const buttons = await hero
        .locator(":is(a, button):not([aria-disabled])")
        .evaluateAll((all) =>
          all
            .filter((one) => one.getBoundingClientRect().height >= 30)
            .map((one) => [one.textContent, getComputedStyle(one).backgroundColor] as const),
        );
      // The others let the drawing through.
      const solid = buttons.filter(([, ground]) => !/rgba|\//.test(ground)).map(([text]) => text);
      expect(solid.length, `${path}: ${solid.join(", ")}`).toBeLessThan(2);
    }
  });

const WINDOWS = [
  { width: 1366, height: 768 },
  { width: 390, height: 844 },
] as const;

for (const brand of builtBrands())
  test(`${brand.id}: the first window of the home has one solid button beside the header's`, async ({
    site,
    players,
  }) => {
    const player = await players.member(brand.id);
    const own = variants([brand]).filter(({ locale }) => locale === brand.defaultLocale);
    for (const variant of own)
      for (const member of [false, true]) {
        if (member) await players.enter(player, variant, "/home");
        else await site.visit(variant, "/home");
        for (const size of WINDOWS) {
          await site.page.setViewportSize(size);
          await site.settled();
          const where = `${variant.edition} ${size.width} ${member ? "member" : "visitor"}`;
          await expect.poll(() => solidButtons(site.page, "main"), where).toHaveLength(1);
        }
      }
  });

for (const brand of builtBrands())
  test(`${brand.id}: the first window of a lobby has one solid button at most, with the header's`, async ({
    site,
    players,
  }) => {
    const variant = variants([brand]).find(({ locale }) => locale === brand.defaultLocale);
    if (variant === undefined) throw new Error("no edition");
    const lobbies = LOBBIES.filter((lobby) => brand.routes.includes(`/game/${lobby}`));
    const player = await players.member(brand.id);
    for (const member of [false, true]) {
      if (member) await players.enter(player, variant, QUIET);
      else await site.visit(variant, QUIET);
      // A visitor at one size and a member at the other.
      for (const [index, lobby] of lobbies.entries()) {
        const size = WINDOWS[(index + Number(member)) % WINDOWS.length] ?? WINDOWS[0];
        await site.page.setViewportSize(size);
        await goTo(site.page, `/game/${lobby}`);
        await site.settled();
        const where = `${lobby} ${size.width} ${member ? "member" : "visitor"}`;
        const solid = await solidButtons(site.page, "body");
        expect(solid.length, `${where}: ${solid.join(", ")}`).toBeLessThan(2);
      }
    }
  });

for (const id of ["titan", "crimson"])
  test(`${id}: on a phone the names of the sides in the hero are whole`, async ({ site }) => {
    const { page } = site;
    await page.setViewportSize({ width: 390, height: 844 });
    await site.visit(variantOf(id, "professional"), "/home");
    const names = page.locator("main section").first().locator("p:has(> img) > b");
    await names.first().waitFor();
    const cut = await names.evaluateAll((all) =>
      all
        .filter(
          (one) => one.scrollWidth > one.clientWidth || one.scrollHeight > one.clientHeight + 1,
        )
        .map((one) => one.textContent),
    );
    expect(cut).toEqual([]);
  });

/** Labels of the visible buttons whose background is that of a primary button of the header, a page or a drawing. */
function solidButtons(page: Page, part: "main" | "body"): Promise<readonly string[]> {
  return page.locator(part).evaluate((body) => {
    const groundOf = (name: string) => {
      const probe = document.createElement("i");
      probe.style.backgroundColor = `var(${name})`;
      body.append(probe);
      const ground = getComputedStyle(probe).backgroundColor;
      probe.remove();
      return ground;
    };
    const names = [
      "--color-accent",
      "--color-on-art",
      "--color-art-accent",
      "--color-header-action",
    ];
    const grounds = new Set(names.map(groundOf));
    // In a card that is itself a link or button, its button is a span.
    return Array.from(body.querySelectorAll<HTMLElement>("a, button, button span, a span"))
      .filter((one) => {
        const { top, bottom, height, width } = one.getBoundingClientRect();
        // The round button of the bottom bar does not count: it is one of five links of equal rank.
        const within = top >= 0 && bottom <= window.innerHeight && width > 50 && height >= 24;
        // Slides of a carousel that are not shown are inert.
        const shown =
          one.closest("[inert]") === null && one.checkVisibility({ visibilityProperty: true });
        return within && shown && grounds.has(getComputedStyle(one).backgroundColor);
      })
      .map((one) => one.textContent);
  });
}
