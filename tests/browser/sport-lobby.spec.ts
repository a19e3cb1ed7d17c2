// The lobby, who may open the local view, and what it loads first.
import { SPORT_TYPES } from "#contract/betting/sports.ts";
import { expect, test, variantOf } from "./player.ts";
import { type Say, sayOf } from "./site-texts.ts";
import { LOCAL } from "./sport-page.ts";
import type { Variant } from "./sites.ts";

const aurora = variantOf("aurora");
const titan = variantOf("titan", "professional", "zh-TW");

/** The tiles of matches. */
const TILES = SPORT_TYPES.filter((sport) => sport !== "ALL" && sport !== "FS");

const sayIn = ({ brand, locale }: Variant): Say => sayOf(brand.id, locale);

test("visitors see the lobby and must log in for the local view", async ({ site }) => {
  const { page } = site;
  const say = sayIn(titan);
  const t: Say = (key, values) => say(`sport.list.${key}`, values);
  await site.visit(titan, "/game/sport");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("title"));
  const kinds = page.getByRole("region", { name: t("lobby.sports") }).getByRole("button");
  const kind = kinds.filter({ hasText: new RegExp(`^${t("sports.FT")}`) });
  await expect(kind).toHaveText(/[1-9]\d*/);
  for (const sport of SPORT_TYPES.filter((type) => type !== "ALL")) {
    await expect(kinds.filter({ hasText: t(`sports.${sport}`) }).first()).toBeVisible();
  }
  // The headline counts what the tiles below it count.
  const numberIn = (text: string) => Number(/[\d,]+/.exec(text)?.[0].replaceAll(",", ""));
  const today = page
    .getByRole("main")
    .getByText(t("lobby.today"), { exact: true })
    .and(page.locator("dt"));
  await expect(async () => {
    const shown = await today.locator("xpath=following-sibling::dd").innerText();
    const tiles = await kinds.allInnerTexts();
    const counted = tiles.filter((text) =>
      TILES.some((sport) => text.startsWith(t(`sports.${sport}`))),
    );
    expect(counted.reduce((sum, text) => sum + numberIn(text.split("\n")[1] ?? ""), 0)).toBe(
      numberIn(shown),
    );
  }).toPass();
  const live = page.getByRole("region", { name: t("lobby.live") });
  await expect(live.getByRole("listitem").nth(5)).toBeVisible();
  const venues = page.getByRole("region", { name: t("lobby.venues") });
  await expect(venues.getByRole("listitem").first()).toBeVisible();
  await page.getByRole("button", { name: t("lobby.enter") }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expect(page).toHaveURL(/\/game\/sport$|\/game\/sport\?/);
  await site.visit(titan, LOCAL);
  await expect(page).not.toHaveURL(/crty/);
});

test("a phone's bottom bar leads to the lobby, and to the categories", async ({ site }) => {
  const { page } = site;
  const say = sayIn(aurora);
  await page.setViewportSize({ width: 390, height: 844 });
  await site.visit(aurora, "/app/help/gztk");
  const bar = page.getByRole("navigation", { name: say("shell.bottom") });
  const sport = bar.getByRole("link", { name: say("shell.nav.sport") });
  await sport.click();
  await expect(page).toHaveURL(/\/game\/sport$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(say("sport.list.title"));
  await expect(sport).toHaveAttribute("aria-current", "page");
  await bar.getByRole("button", { name: say("shell.categories") }).click();
  const sheet = page.getByRole("dialog", { name: say("shell.categories") });
  await expect(sheet.getByRole("button", { pressed: true })).toHaveText(say("shell.nav.sport"));
});

test("the local view loads its launch data before any venue call", async ({ site, players }) => {
  const { page } = site;
  const say = sayIn(aurora);
  const calls: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/game/api/v1/launch")) calls.push("launch");
    if (request.url().endsWith("/game/api/v1/resource")) calls.push("resource");
  });
  const player = await players.member(aurora.brand.id);
  await players.enter(player, aurora, `${LOCAL}?show=FT`);
  await expect(page.getByRole("grid", { name: say("sport.list.table") })).toBeVisible();
  expect(calls[0]).toBe("launch");
  expect(calls.filter((call) => call === "launch")).toHaveLength(1);
  expect(calls).toContain("resource");
  // Full width, without the footer.
  await expect(page.getByRole("contentinfo")).toHaveCount(0);
  await test.step("an unknown venue leads back to the lobby", async () => {
    await site.visit(aurora, "/game/sport/nosuch");
    const main = page.getByRole("main");
    await expect(main).toContainText(say("sport.list.unknown.title"));
    await main.getByRole("link", { name: say("sport.list.unknown.back") }).click();
    await expect(page).toHaveURL(/\/game\/sport$/);
  });
});

test("a site without sports has no sports pages", async ({ site, players }) => {
  const harbor = variantOf("harbor", "classic", "zh-TW");
  const title = sayIn(harbor)("titles.notFound");
  const player = await players.member("harbor");
  await players.enter(player, harbor, "/game/sport");
  await expect(site.page).toHaveTitle(new RegExp(title));
  await site.visit(harbor, LOCAL);
  await expect(site.page).toHaveTitle(new RegExp(title));
});
