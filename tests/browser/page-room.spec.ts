// What pages need of the window: long lists and the footer on a phone, a wide table and the chat on a small laptop.
import { goTo } from "../../browser/routes-of.ts";
import { expect, test, variantOf } from "./player.ts";
import { sayOf } from "./site-texts.ts";

const PHONES = [
  { width: 390, height: 844, variant: variantOf("aurora") },
  { width: 360, height: 740, variant: variantOf("jade", "professional", "zh-TW") },
];

for (const { variant, ...viewport } of PHONES)
  test.describe(`${viewport.width} px`, () => {
    test.use({ viewport, hasTouch: true });

    test("the activities fill a few screens, the footer not even one", async ({ site }) => {
      const { page } = site;
      const say = sayOf(variant.brand.id, variant.locale);
      await site.open(variant, "/activity/discount");
      const cards = page.locator("main article");
      await expect(page.locator("footer")).toHaveCount(1);
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(5000);
      const footer = await page.locator("footer").boundingBox();
      expect(footer?.height).toBeLessThan(700);
      const before = await cards.count();
      const rest = /^\D*(\d+)\D*$/;
      const more = page.getByRole("main").getByRole("button").last();
      const count = Number(rest.exec((await more.textContent()) ?? "")?.[1]);
      await expect(more).toHaveText(say("activity.list.rest", { count: String(count) }));
      await more.click();
      await expect(cards).toHaveCount(before + count);
      await expect(page).toHaveURL(/[?&]all=1/);
    });

    test("an invite link stays in one line of the window", async ({ site, players }) => {
      const { page } = site;
      const say = sayOf(variant.brand.id, variant.locale);
      const player = await players.member(variant.brand.id);
      await players.enter(player, variant, "/activity/friendInvitation");
      const link = page.getByTitle(/\/home\?/);
      await expect(link).toBeVisible();
      await site.settled();
      const copy = page.getByRole("button", { name: say("invite.mine.link") });
      await copy.last().scrollIntoViewIfNeeded();
      // Scrolling ends at a fraction of a pixel.
      await expect(copy.last()).toBeInViewport({ ratio: 0.95 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
    });
  });

test.describe("1366 px", () => {
  test.use({ viewport: { width: 1366, height: 850 } });

  test("the levels are a table of the page, whose head stays", async ({ site, players }) => {
    const { page } = site;
    for (const variant of [variantOf("aurora"), variantOf("titan", "professional", "zh-TW")]) {
      const player = await players.member(variant.brand.id);
      await players.enter(player, variant, "/mine/vip/detail");
      const table = page.locator("main table");
      await table.waitFor();
      await site.settled();
      const hidden = await table.evaluate(({ parentElement: box }) => [
        (box?.scrollWidth ?? 0) - (box?.clientWidth ?? 0),
        (box?.scrollHeight ?? 0) - (box?.clientHeight ?? 0),
      ]);
      expect(hidden, variant.brand.id).toEqual([0, 0]);
      await page.evaluate(() => window.scrollTo(0, 900));
      await expect(table.locator("thead th").last()).toBeInViewport({ ratio: 1 });
    }
  });

  test("a chat covers nothing of the page beside it", async ({ site, players }) => {
    const { page } = site;
    for (const variant of [variantOf("aurora"), variantOf("titan", "professional")]) {
      const say = sayOf(variant.brand.id, variant.locale);
      const player = await players.member(variant.brand.id);
      await players.enter(player, variant, "/game/sport/crty");
      await page.locator("main [role=grid] [data-row]").first().waitFor();
      await page.getByRole("button", { name: say("ui.chat.lobby") }).click();
      const dock = page.getByRole("complementary", { name: say("chat.title") });
      await dock.getByRole("textbox").waitFor();
      for (const move of [null, "toLeft", "toRight"]) {
        if (move !== null) await dock.getByRole("button", { name: say(`chat.${move}`) }).click();
        await expect.poll(() => dock.evaluate(covered), `${variant.brand.id} ${move}`).toEqual([]);
      }
      await goTo(page, "/activity/discount");
      await site.settled();
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      await expect.poll(() => dock.evaluate(covered), variant.brand.id).toEqual([]);
    }
  });
});

/** Runs in the page. @returns controls of the page and its footer, and prices that have no room, one per line */
function covered(dock: Element): string[] {
  const over = dock.getBoundingClientRect();
  const all = document.querySelectorAll("main :is(a, button, input), footer :is(a, button, li)");
  return [...all].flatMap((control) => {
    const { left, right, top, bottom, width } = control.getBoundingClientRect();
    const meets = left < over.right && over.left < right && top < over.bottom && over.top < bottom;
    const cut = control.matches("[role=grid] button") && control.scrollWidth > control.clientWidth;
    return (meets && width > 0) || cut ? [control.textContent ?? ""] : [];
  });
}
