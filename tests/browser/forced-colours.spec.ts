// With forced colours: icons are visible, up differs from down, selected differs from unselected.
import { authDialog } from "./auth-dialog.ts";
import { inkReader } from "./ink.ts";
import { expect, QUIET, test, variantOf } from "./player.ts";
import { openSlip, priceId } from "./slip-page.ts";

const variant = variantOf("titan", "professional", "zh-CN");

test.use({ viewport: { width: 1366, height: 900 } });

// Light colours under a dark edition, so that anything still drawn in brand colours is lost.
test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active", colorScheme: "light" });
});

test("the rail, the prices and the slip keep visible borders", async ({
  site,
  sandbox,
  players,
}) => {
  const { page } = site;
  const asked = "show=FU&leagues=coast";
  const { slip, matches } = await openSlip({ site, players, variant, asked, count: 1 });
  const [match] = matches;
  const read = await inkReader(page);

  const icons = await page.locator("[data-tour=nav] li svg").all();
  expect(icons.length).toBeGreaterThan(5);
  for (const { upper, lower } of await read(...icons)) expect(upper + lower).toBeGreaterThan(10);

  await slip.pick(match, "OU");
  await expect(slip.cards).toHaveCount(1);
  const show = (key: string) =>
    page.getByRole("link", { name: slip.say(`list.shows.${key}`) }).first();
  const tab = (key: string) => page.getByRole("tab", { name: slip.say(`rail.tab.${key}`) });
  const mode = (key: string) =>
    slip.box.locator("label").filter({ hasText: slip.say(`view.mode.${key}`) });
  const pairs = {
    price: [slip.price(match, "OU", 0), slip.price(match, "OU", 1)],
    link: [show("FU"), show("FT")],
    tab: [tab("slip"), tab("bets")],
    segment: [mode("single"), mode("series")],
  } as const;
  for (const [what, [chosen, other]] of Object.entries(pairs)) {
    const [a, b] = await read(chosen, other);
    expect(a?.ground, what).not.toBe(b?.ground);
  }

  const off = slip.box.getByRole("switch", { checked: false }).first();
  const track = await off.evaluate((element) => {
    const { borderTopStyle, borderTopWidth } = getComputedStyle(element, "::before");
    return `${borderTopStyle} ${borderTopWidth}`;
  });
  expect(track, "a switch that is off has a track").toBe("solid 1px");

  // Two changes, so that the second is a movement whatever the price was.
  for (const odds of [
    ["0.90", "0.80"],
    ["1.90", "0.20"],
  ]) {
    for (const [side, to = ""] of odds.entries())
      await sandbox.steer.price(priceId(match, "R", side), to);
    for (const [side, to = ""] of odds.entries())
      await expect(slip.price(match, "R", side)).toContainText(to);
  }
  const arrows = [0, 1].map((side) => slip.price(match, "R", side).locator("b > span"));
  const [up, down] = await read(...arrows);
  // The border of the cell, which may be next to the arrow, counts with its upper half.
  expect(up?.lower, "an arrow up stands on its broad side").toBeGreaterThan(down?.lower ?? 0);
  expect(down?.upper, "an arrow down on its point").toBeGreaterThan(down?.lower ?? 0);
});

test("the tabs of the dialog show which one is selected", async ({ site, sandbox }) => {
  const { page } = site;
  const { say, box, open } = authDialog(page, sandbox, variant);
  await site.visit(variant, QUIET);
  await open("login");
  const read = await inkReader(page);
  const tab = (key: string) => box.getByRole("tab", { name: say(`auth.title.${key}`) });
  const [chosen, other] = await read(tab("login"), tab("register"));
  expect(chosen?.ground).not.toBe(other?.ground);
});
