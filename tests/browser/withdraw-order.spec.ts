// Every brand frames the member's pages in its own way: in all of them the amount of a withdrawal is seen at once, then
// come the account and the method.
import { expect, test } from "./player.ts";
import { sayOf } from "./site-texts.ts";
import { builtBrands } from "./sites.ts";

for (const brand of builtBrands()) {
  test(`${brand.id} asks for the amount first, without scrolling`, async ({ site, players }) => {
    const { page } = site;
    const { defaultEdition: edition, defaultLocale: locale } = brand;
    const say = sayOf(brand.id, locale);
    const owner = { site: brand.id, name: "demo88", password: "", phone: "", email: "" };
    await page.setViewportSize({ width: 1366, height: 768 });
    await players.enter(owner, { brand, edition, locale }, "/mine/takemoney");
    const amount = page.getByRole("textbox", { name: say("withdraw.amount.label") });
    const account = page.getByRole("radio").first();
    const method = page.getByRole("group", { name: say("withdraw.method.title") });
    const top = async (part: typeof amount) => (await part.boundingBox())?.y ?? Number.NaN;
    for (const [width, height, below] of [
      [1366, 768, 0],
      // The bar with the button lies over the end of the window.
      [390, 844, 72],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect(amount).toBeVisible();
      await site.settled();
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
      const box = await amount.boundingBox();
      expect((box?.y ?? Number.NaN) + (box?.height ?? 0), `${width}`).toBeLessThan(height - below);
      const order = [await top(amount), await top(account), await top(method)];
      expect(order, `${width}`).toEqual(order.toSorted((one, other) => one - other));
    }
  });
}
