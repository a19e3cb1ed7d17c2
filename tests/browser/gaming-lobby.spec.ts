// The esports lobby: odds of matches with their maps, and the way from a price into the venue.
import { expect, test, variantOf } from "./player.ts";
import { sayOf } from "./site-texts.ts";

test("visitors read matches by game and must log in for a price; not every site has esports", async ({
  site,
}) => {
  const { page } = site;
  const crimson = variantOf("crimson", "professional");
  const say = sayOf("crimson", "zh-CN");
  const t = (key: string) => say(`gaming.${key}`);
  await site.visit(crimson, "/game/gaming");
  const board = page.getByRole("table", { name: t("board.title") });
  await expect(board.getByRole("list", { name: t("maps.label") }).first()).toBeVisible();
  const games = page.getByRole("list", { name: t("filter.game") }).getByRole("button");
  await games.nth(1).click();
  await expect(page).toHaveURL(/\?game=\w+$/);
  await expect(games.nth(1)).toHaveAttribute("aria-pressed", "true");
  await page.reload();
  await expect(games.nth(1)).toHaveAttribute("aria-pressed", "true");
  const bracket = page.getByRole("region", { name: t("bracket.title") });
  await expect(bracket.getByRole("region").first()).toBeVisible();
  await board.getByRole("button", { disabled: false }).first().click();
  await expect(page.getByRole("dialog")).toBeVisible();
  // A site without esports has no such page.
  await site.visit(variantOf("jade"), "/game/gaming");
  await expect(page).toHaveTitle(new RegExp(sayOf("jade", "zh-CN")("titles.notFound")));
});
