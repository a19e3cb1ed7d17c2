// Browsers that lack parts: some are added, without others the page says that the browser is too old.
import { expect, test, variantOf } from "./player.ts";
import { bettable, enterSport, ownOf } from "./sport-page.ts";

const aurora = variantOf("aurora");

test("sports work where parts of the language are missing", async ({ site, players }) => {
  const { page } = site;
  await page.addInitScript(() => {
    Reflect.deleteProperty(AbortSignal, "any");
    Reflect.deleteProperty(Map, "groupBy");
    Reflect.deleteProperty(Promise, "withResolvers");
    Reflect.deleteProperty(URL, "parse");
  });
  const sport = await enterSport({ site, players, variant: aurora });
  await sport.loaded();
  const match = ownOf(await bettable(site, aurora.locale), "older browser");
  await sport.find(match);
  await sport.place(match.gameId, "0:1").click();
  await expect(page.getByRole("alert").filter({ hasText: "Safari" })).toHaveCount(0);
});

for (const [id, words] of [
  ["aurora", "浏览器版本过低"],
  ["harbor", "瀏覽器版本過舊"],
] as const)
  test(`${id} says that a browser is too old`, async ({ page, baseURL }) => {
    await page.addInitScript(() => Reflect.deleteProperty(Array.prototype, "toSorted"));
    await page.goto(`http://${id}.localhost:${new URL(baseURL ?? "").port}/home`);
    await expect(page.getByRole("alert").filter({ hasText: words })).toContainText("Safari 16.4");
  });
