// The sports pages in both editions and locales on three widths: a picture each, no serious finding of axe,
// nothing wider than the window, no simplified text on a zh-TW page.
import type { Page } from "playwright/test";
import { seriousFindings } from "./axe.ts";
import { takePicture } from "./picture.ts";
import { expect, test, variantOf } from "./player.ts";
import { bookNow, enterSport, football, ownOf } from "./sport-page.ts";
import { notTraditional } from "./traditional-words.ts";

const SIZES = [
  { name: "1920", width: 1920, height: 1080 },
  { name: "1366", width: 1366, height: 900 },
  { name: "390", width: 390, height: 844 },
] as const;

for (const [id, edition, locale] of [
  ["aurora", "classic", "zh-CN"],
  ["titan", "professional", "zh-TW"],
] as const) {
  const variant = variantOf(id, edition, locale);
  for (const { name: size, ...viewport } of SIZES) {
    const look = (page: Page, what: string) =>
      lookAt(page, `${id}-${edition}-${locale}-sport-${what}-${size}`, locale === "zh-TW");

    test.describe(`${id} ${edition} ${locale} ${size}`, () => {
      test.use({ viewport, hasTouch: size === "390" });

      test("the list and the lobby", async ({ site, players }) => {
        const sport = await enterSport({ site, players, variant });
        await sport.loaded();
        await look(site.page, "list");
        await site.visit(variant, "/game/sport");
        const kinds = site.page.getByRole("region", {
          name: sport.say("sport.list.lobby.live"),
        });
        await expect(kinds.getByRole("listitem").nth(5)).toBeVisible();
        await look(site.page, "lobby");
      });

      test("a match", async ({ site, players }) => {
        const { page } = site;
        const matches = football(await bookNow(site, "FT.RB", locale));
        const match = ownOf(
          matches.filter(({ state, more }) => state.se_now === "1H" && more > 10),
          "look",
        );
        await enterSport({ site, players, variant, search: `game=${match.gameId}` });
        const main = page.getByRole("main");
        await expect(main.locator("details").first()).toBeVisible();
        await look(page, "match");
        await main.getByRole("tab").nth(1).click();
        await expect(main.getByRole("region").locator("svg").first()).toBeVisible();
        await look(page, "facts");
      });

      test("champions and results", async ({ site, players }) => {
        const { page } = site;
        const sport = await enterSport({ site, players, variant, search: "show=FSFU" });
        const main = page.getByRole("main");
        await expect(main.getByRole("article").first()).toBeVisible();
        // Where the show types have to be swiped through, the chosen one is in sight.
        const shown = sport.link("showTypes", new RegExp(sport.say("sport.list.shows.FSFU")));
        await expect(shown).toBeInViewport({ ratio: 0.99 });
        await look(page, "champions");
        await sport.link("sportsNav", sport.say("sport.list.results")).click();
        await main.locator("fieldset label").nth(1).click();
        await expect(main.getByRole("listitem").filter({ hasText: " - " }).first()).toBeVisible();
        await look(page, "results");
        await main.getByRole("button", { name: sport.say("sport.results.codes") }).click();
        const codes = page.getByRole("dialog", { name: sport.say("sport.results.codes") });
        // Read from its top, on a phone as well.
        await expect(codes.getByRole("heading").first()).toBeInViewport();
        await page.keyboard.press("Escape");
        await expect(codes).toBeHidden();
        await main.getByRole("combobox").first().click();
        const kind = { name: sport.say("sport.results.sports.FS"), exact: true };
        await page.getByRole("option", kind).click();
        await expect(main.getByRole("term").first()).toBeVisible();
        await expect(main.getByRole("listitem").filter({ hasText: " - " })).toHaveCount(0);
      });
    });
  }
}

async function lookAt(page: Page, name: string, traditional: boolean): Promise<void> {
  await page.evaluate(async () => {
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
  });
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, `${name}: horizontal scroll in px`).toBeLessThanOrEqual(0);
  await takePicture(page, name);
  if (traditional) {
    const text = await page.evaluate(() => document.body.innerText);
    expect(notTraditional(text), `${name}: not traditional`).toEqual([]);
  }
  expect(await seriousFindings(page), `${name}: axe`).toEqual([]);
}
