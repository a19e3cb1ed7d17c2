// The lobbies of covers: search, filters in the address, back to the same place, favourites, keyboard, phone.
import { gameList } from "#contract/api/game-list.ts";
import type { Locator, Page } from "playwright/test";
import { gamePage } from "./game-page.ts";
import { expect, test, variantOf } from "./player.ts";
import { answerOnce, coded } from "./server-trouble.ts";
import { sayOf } from "./site-texts.ts";
import type { Variant } from "./sites.ts";

const aurora = variantOf("aurora");
const titan = variantOf("titan", "professional", "zh-TW");
const LOBBY = "/game/egame";

function lobbyOf(page: Page, { brand, locale }: Variant) {
  const say = sayOf(brand.id, locale);
  const wall = page.getByRole("grid", { name: say("slots.wall") });
  return {
    say,
    wall,
    game: (at: number) => wall.locator(`[data-cell="${at}"] button`).first(),
    heart: (at: number) => wall.locator(`[data-cell="${at}"] button`).last(),
    search: page.getByRole("searchbox", { name: say("slots.search.label") }),
    counted: page.getByRole("status").filter({ hasText: /\d/ }).first(),
  };
}

test("search by pinyin and filters stay in the address; the keyboard alone finds a game", async ({
  site,
}) => {
  const { page } = site;
  const { say, wall, game, search } = lobbyOf(page, titan);
  await site.visit(titan, LOBBY);
  await expect(game(0)).toBeVisible();
  const name = (await game(0).getAttribute("data-game")) ?? "";
  const rows = Number(await wall.getAttribute("aria-rowcount"));
  expect(rows).toBeGreaterThan(50);
  const providers = page.getByRole("navigation", { name: say("slots.providers.label") });
  await providers.getByRole("link").nth(1).click();
  await expect(page).toHaveURL(/provider=[A-Z0-9]+/);
  await expect
    .poll(async () => Number(await wall.getAttribute("aria-rowcount")))
    .toBeLessThan(rows);
  await page.getByRole("radio", { name: say("slots.sort.rtp") }).press("Space");
  await expect(page).toHaveURL(/sort=rtp/);
  await page.goBack();
  await page.goBack();
  await expect(page).not.toHaveURL(/provider=/);
  await expect(game(0)).toHaveAttribute("data-game", name);
  await search.fill("lt");
  await expect(page).toHaveURL(/q=lt/);
  await expect
    .poll(async () => Number(await wall.getAttribute("aria-rowcount")))
    .toBeLessThan(rows);
  await search.fill("qqqqzzzz");
  await expect(page.getByText(say("slots.empty.title"))).toBeVisible();
  await page.getByRole("button", { name: say("slots.filter.reset") }).click();
  await expect(game(0)).toBeVisible();
  await game(0).focus();
  await page.keyboard.press("ArrowRight");
  await expect(game(1)).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("End");
  const last = page.locator("[data-cell] button:focus");
  await expect(last).toHaveAttribute("data-game", /.+/);
  await page.keyboard.press("Home");
  await expect(game(0)).toBeFocused();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText(say("slots.details.rtp"));
  await expect(dialog.getByRole("button", { name: say("slots.details.play") })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(game(0)).toBeFocused();
});

test("coming back shows the same rows; a favourite is kept, a refused one taken back", async ({
  site,
  players,
}) => {
  const { page } = site;
  const { say, wall, game, heart } = lobbyOf(page, aurora);
  await players.enter(await players.member(aurora.brand.id), aurora, LOBBY);
  await expect(game(0)).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 9000));
  await expect(game(0)).toHaveCount(0);
  const cell = wall.locator("[data-cell] button[data-game]").nth(12);
  await expect(cell).toBeVisible();
  const id = (await cell.getAttribute("data-game")) ?? "";
  const top = await page.evaluate(() => window.scrollY);
  await page
    .getByRole("contentinfo")
    .getByRole("link")
    .first()
    .evaluate((link) => {
      (link as HTMLAnchorElement).click();
    });
  await expect(page).not.toHaveURL(new RegExp(LOBBY));
  await page.goBack();
  await expect(wall.locator(`[data-game="${id}"]`)).toBeVisible();
  // The browser's own anchoring may move the page by a pixel.
  await expect
    .poll(() => page.evaluate((place) => Math.abs(window.scrollY - place), top))
    .toBeLessThanOrEqual(1);

  // A player who scrolls ends the page's own way back to its place.
  await page.mouse.wheel(0, -20_000);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(game(0)).toBeVisible();
  const first = (await game(0).getAttribute("data-game")) ?? "";
  const added = page.waitForResponse((answer) => answer.url().endsWith("/addCollection"));
  await heart(0).click();
  await expect(heart(0)).toHaveAttribute("aria-pressed", "true");
  await added;
  await page.getByRole("radio", { name: say("slots.own.favourites") }).press("Space");
  await expect(page).toHaveURL(/own=favourites/);
  await expect(game(1)).toHaveCount(0);
  await expect(game(0)).toHaveAttribute("data-game", first);
  await page.getByRole("radio", { name: say("slots.own.all") }).press("Space");
  await answerOnce(page, /\/addCollection$/, coded(6005, "系统繁忙"));
  await heart(2).click();
  await expect(page.getByText("系统繁忙")).toBeVisible();
  await expect(heart(2)).toHaveAttribute("aria-pressed", "false");
});

test("by keyboard alone: browse, search, open details, play and leave; the focus is back on the game", async ({
  site,
  players,
}) => {
  const { page } = site;
  const { say, wall, search } = lobbyOf(page, aurora);
  const { bar, expectOpen } = gamePage(page, aurora);
  const money = { balanceCents: 20_000, autoTransfer: 1 };
  await players.enter(await players.member(aurora.brand.id, money), aurora, LOBBY);
  const tabTo = async (target: Locator) => {
    for (let at = 0; at < 12; at++) {
      await page.keyboard.press("Tab");
      if (await target.evaluate((element) => element === document.activeElement)) return;
    }
    throw new Error("Tab does not lead there");
  };
  await page.getByRole("button", { name: say("slots.browse") }).focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(search).toBeFocused();
  await page.keyboard.type("hx");
  await expect(page).toHaveURL(/q=hx/);
  const game = wall.locator('[data-game="tiger-gate"]');
  await tabTo(game);
  await page.keyboard.press("Enter");
  const play = page.getByRole("dialog").getByRole("button", { name: say("slots.details.play") });
  await expect(play).toBeVisible();
  await tabTo(play);
  await page.keyboard.press("Enter");
  await expectOpen("虎啸山门");
  await page.keyboard.press("Tab");
  await expect(bar.getByRole("button", { name: say("game.back"), exact: true })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/game\/egame\?q=hx/);
  await expect(game).toBeFocused();
});

test("a phone filters in a sheet, and its wall is two covers wide", async ({ site }) => {
  const { page } = site;
  const { say, wall, game } = lobbyOf(page, aurora);
  await page.setViewportSize({ width: 390, height: 844 });
  await site.visit(aurora, "/game/fishing#games");
  await expect(game(0)).toBeVisible();
  await expect(wall).toHaveAttribute("aria-colcount", "2");
  const answer = page.waitForResponse((one) => one.url().endsWith(gameList.path));
  await page.getByRole("button", { name: say("slots.filter.open") }).click();
  const sheet = page.getByRole("dialog", { name: say("slots.filter.title") });
  await sheet
    .getByRole("group", { name: say("slots.providers.label") })
    .getByRole("button")
    .first()
    .click();
  await answer;
  await sheet
    .getByRole("button", { name: new RegExp(say("slots.filter.show", { count: "\\d+" })) })
    .click();
  await expect(sheet).toHaveCount(0);
  await expect(page).toHaveURL(/provider=/);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
});
