// How the table prints a price, in the format the player reads prices in.
import { shownOdds, type OddsType } from "#contract/betting/odds.ts";
import { expect, test, variantOf } from "./player.ts";
import { sayOf } from "./site-texts.ts";
import { bettable, enterSport, isOpen, marketOf, ownOf } from "./sport-page.ts";

for (const variant of [variantOf("aurora"), variantOf("titan", "professional", "zh-TW")]) {
  const { brand, locale } = variant;
  const say = sayOf(brand.id, locale);

  test(`${brand.id}: odds types are shown by the rules, stored, and leave decimal markets alone`, async ({
    site,
    sandbox,
    players,
  }) => {
    const sport = await enterSport({ site, players, variant });
    const { page, place } = sport;
    await sport.loaded();
    const open = (await bettable(site, locale)).filter((match) => isOpen(marketOf(match, "M")));
    const match = ownOf(open, "price", `odds ${brand.id}`);
    const price = marketOf(match, "R")?.prices.find(({ r }) => r === "H");
    const winner = marketOf(match, "M")?.prices.find(({ r }) => r === "H");
    await sport.find(match);
    const select = page
      .getByRole("region", { name: say("sport.list.filters") })
      .getByRole("combobox");
    await expect(select).toHaveValue("H");
    for (const odds of ["0.80", "1.25"]) {
      await sandbox.steer.price(price?.id ?? "", odds, 60);
      await sandbox.steer.price(winner?.id ?? "", "3.33", 60);
      for (const type of ["E", "H", "I", "M"] as const satisfies readonly OddsType[]) {
        await select.selectOption(type);
        await expect(place(match.gameId, "0:1")).toContainText(shownOdds(odds, "hk", type));
        await expect(place(match.gameId, "0:3")).toContainText("3.33");
      }
    }
    await page.reload();
    await expect(select).toHaveValue("M");
  });
}
