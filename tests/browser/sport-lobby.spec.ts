// The way into sports: the lobby, who is let into the local view, what it loads first.
import { SPORT_TYPES } from "#contract/betting/sports.ts";
import { expect, test, variantOf } from "./player.ts";
import { sayOf } from "./site-texts.ts";
import { LOCAL } from "./sport-page.ts";

const VARIANTS = [
  variantOf("aurora", "classic", "zh-CN"),
  variantOf("titan", "professional", "zh-TW"),
] as const;

for (const variant of VARIANTS) {
  const { brand, edition, locale } = variant;
  const say = sayOf(brand.id, locale);
  const t = (key: string, values?: Record<string, string | number>) =>
    say(`sport.list.${key}`, values);

  test.describe(`${brand.id} ${edition} ${locale}`, () => {
    test("the lobby is open to visitors; its ways in ask for a login", async ({ site }) => {
      const { page } = site;
      await site.visit(variant, "/game/sport");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("title"));
      const kinds = page.getByRole("region", { name: t("lobby.sports") }).getByRole("button");
      const kind = kinds.filter({ hasText: new RegExp(`^${t("sports.FT")}`) });
      await expect(kind).toHaveText(/[1-9]\d*/);
      for (const sport of SPORT_TYPES.filter((type) => type !== "ALL")) {
        await expect(kinds.filter({ hasText: t(`sports.${sport}`) }).first()).toBeVisible();
      }
      const live = page.getByRole("region", { name: t("lobby.live") });
      await expect(live.getByRole("listitem").nth(5)).toBeVisible();
      const venues = page.getByRole("region", { name: t("lobby.venues") });
      await expect(venues.getByRole("listitem").first()).toBeVisible();
      await page.getByRole("button", { name: t("lobby.enter") }).click();
      await expect(page.getByRole("dialog")).toBeVisible();
      await expect(page).toHaveURL(/\/game\/sport$|\/game\/sport\?/);
    });

    test("a phone's bottom bar leads to the lobby; the categories stay a press away", async ({
      site,
    }) => {
      const { page } = site;
      await page.setViewportSize({ width: 390, height: 844 });
      await site.visit(variant, "/app/help/gztk");
      const bar = page.getByRole("navigation", { name: say("shell.bottom") });
      const sport = bar.getByRole("link", { name: say("shell.nav.sport") });
      await sport.click();
      await expect(page).toHaveURL(/\/game\/sport$/);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("title"));
      await expect(sport).toHaveAttribute("aria-current", "page");
      await bar.getByRole("button", { name: say("shell.categories") }).click();
      const sheet = page.getByRole("dialog", { name: say("shell.categories") });
      await expect(sheet.getByRole("button", { pressed: true })).toHaveText(say("shell.nav.sport"));
    });

    test("the local view turns visitors away", async ({ site }) => {
      await site.visit(variant, LOCAL);
      await expect(site.page).not.toHaveURL(/crty/);
    });

    test("a member comes from the lobby; launch data is loaded before anything of the venue", async ({
      site,
      players,
    }) => {
      const { page } = site;
      const calls: string[] = [];
      page.on("request", (request) => {
        if (request.url().endsWith("/game/api/v1/launch")) calls.push("launch");
        if (request.url().endsWith("/game/api/v1/resource")) calls.push("resource");
      });
      const player = await players.member(brand.id);
      await players.enter(player, variant, `${LOCAL}?show=FT`);
      await expect(page.getByRole("grid", { name: t("table") })).toBeVisible();
      expect(calls[0]).toBe("launch");
      expect(calls.filter((call) => call === "launch")).toHaveLength(1);
      expect(calls).toContain("resource");
      // Full width, without the footer.
      await expect(page.getByRole("contentinfo")).toHaveCount(0);
    });

    test("an unknown venue says so and leads back to the lobby", async ({ site, players }) => {
      const { page } = site;
      const player = await players.member(brand.id);
      await players.enter(player, variant, "/game/sport/nosuch");
      const main = page.getByRole("main");
      await expect(main).toContainText(t("unknown.title"));
      await main.getByRole("link", { name: t("unknown.back") }).click();
      await expect(page).toHaveURL(/\/game\/sport$/);
    });
  });
}

test("a site without sports has no such page", async ({ site, players }) => {
  const harbor = variantOf("harbor");
  const variant = {
    ...harbor,
    edition: harbor.brand.defaultEdition,
    locale: harbor.brand.defaultLocale,
  };
  const title = sayOf("harbor", variant.locale)("titles.notFound");
  const player = await players.member("harbor");
  for (const path of ["/game/sport", LOCAL]) {
    await players.enter(player, variant, path);
    await expect(site.page).toHaveTitle(new RegExp(title));
  }
});
