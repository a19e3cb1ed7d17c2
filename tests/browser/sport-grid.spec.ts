// The grid: thousands of matches, long lines, keyboard, touch.
import type { Page } from "playwright/test";
import { feedLine } from "./feed-line.ts";
import { manyMatches } from "./many-matches.ts";
import { expect, test, variantOf } from "./player.ts";
import { bettable, enterSport, isOpen, marketOf, ownOf, type SportPage } from "./sport-page.ts";

const aurora = variantOf("aurora");
const titan = variantOf("titan", "professional", "zh-TW");

test("of 1,000 matches only visible rows are rendered, and they do not move with prices", async ({
  site,
  players,
}) => {
  const { page } = site;
  const line = await feedLine(page, "FT.RB");
  const sport = await enterSport({ site, players, variant: titan });
  await sport.loaded();
  const matches = await manyMatches(site, 1000);
  await line.hold();
  line.sendSnapshot(matches.slice(0, 200));
  for (let from = 200; from < matches.length; from += 200) {
    line.sendChanges({ matches: matches.slice(from, from + 200) });
  }
  await expect(sport.grid).toHaveAttribute("aria-rowcount", /^1[01]\d\d$/);
  const most = await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const filled = () =>
      document
        .elementsFromPoint(window.innerWidth / 2, window.innerHeight / 2)
        .some((element) => element.closest("[data-row]"));
    let nodes = 0;
    let blank = 0;
    const bottom = document.documentElement.scrollHeight - window.innerHeight;
    for (let step = 0; step <= 10; step++) {
      window.scrollTo(0, (bottom * step) / 10);
      await frame();
      for (let waited = 0; waited < 10 && !filled(); waited++) await frame();
      nodes = Math.max(nodes, document.querySelectorAll("main *").length);
      if (step > 0 && !filled()) blank += 1;
    }
    return { nodes, blank };
  });
  expect(most.nodes).toBeLessThan(4000);
  expect(most.blank).toBe(0);
  await standsStill(page, sport, (ids) => {
    const moved = matches.filter(({ gameId }) => ids.includes(gameId));
    const prices = moved.flatMap(({ markets }) => markets.flatMap((market) => market.prices));
    line.sendChanges({ prices: prices.map(({ id }) => [id, "1.11", 1]) });
  });
});

/** Changes prices while the list is scrolled to its middle. */
async function standsStill(
  page: Page,
  { matches, row }: SportPage,
  move: (ids: readonly string[]) => void,
): Promise<void> {
  await page.evaluate(() =>
    window.scrollTo(0, Math.round(document.documentElement.scrollHeight / 2)),
  );
  await expect(matches.nth(3)).toBeVisible();
  let before = await places(page);
  // New rows are measured first, which moves some of them out of the window.
  const settled = async () => {
    const last = before;
    before = await places(page);
    return JSON.stringify(last) === JSON.stringify(before);
  };
  await expect.poll(settled).toBe(true);
  const ids = Object.keys(before);
  move(ids);
  for (const id of ids) await expect(row(id)).toContainText("1.11");
  const after = await places(page);
  const moves = ids.map((id) => Math.abs((after[id] ?? Infinity) - (before[id] ?? 0)));
  // Content above the list may be half a pixel high, but a window scrolls by whole pixels.
  expect(Math.max(...moves)).toBeLessThan(1);
}

/** Top of each rendered match by id, once the page is idle. */
function places(page: Page): Promise<Readonly<Record<string, number>>> {
  return page.evaluate(async () => {
    await new Promise((resolve) => {
      requestIdleCallback(() => requestAnimationFrame(resolve));
    });
    const rows = [
      ...document.querySelectorAll<HTMLElement>("[data-row]:not([data-key^='league:'])"),
    ];
    return Object.fromEntries(
      rows.map((row) => [row.dataset["key"] ?? "", row.getBoundingClientRect().top]),
    );
  });
}

test("the grid is one tab stop with arrow keys, Home, End and Enter inside", async ({
  site,
  players,
}) => {
  const { page } = site;
  const sport = await enterSport({ site, players, variant: aurora, search: "show=FT" });
  await sport.loaded();
  const { grid, say } = sport;
  const spot = () =>
    page.evaluate(() => {
      const place = document.activeElement?.closest("[data-spot]");
      const row = document.activeElement?.closest<HTMLElement>("[data-row]");
      return `${row?.dataset["row"]} ${place?.getAttribute("data-spot")}`;
    });
  await page.getByRole("combobox", { name: say("sport.list.oddsType") }).focus();
  await page.keyboard.press("Tab");
  // The first price of the first match.
  expect(await spot()).toBe("1 0:1");
  // The grid is one tab stop: Tab leaves it, and Shift+Tab returns to the same cell.
  await page.keyboard.press("ArrowDown");
  const left = await spot();
  expect(left).toMatch(/^[12] /);
  await page.keyboard.press("Tab");
  expect(await grid.evaluate((element) => element.contains(document.activeElement))).toBe(false);
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Home");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Home");
  expect(await spot()).toMatch(/^\d 0:0$/);
  await page.keyboard.press("End");
  expect(await spot()).toMatch(/ [01]:40$/);
  await page.keyboard.press("ArrowLeft");
  const price = page.locator(":focus");
  const pressed = await price.getAttribute("aria-pressed");
  expect(pressed).toBe("false");
  if ((await price.getAttribute("aria-disabled")) !== "true") {
    await page.keyboard.press("Enter");
    await expect(price).toHaveAttribute("aria-pressed", "true");
    await page.keyboard.press("Enter");
    await expect(price).toHaveAttribute("aria-pressed", "false");
  }
  await page.keyboard.press("Control+End");
  const last = Number(await grid.getAttribute("aria-rowcount")) - 2;
  await expect.poll(spot).toMatch(new RegExp(`^${last} `));
  await page.keyboard.press("Control+Home");
  await expect.poll(spot).toMatch(/^0 /);
});

test.describe("at 1366", () => {
  test.use({ viewport: { width: 1366, height: 900 } });

  test("long lines are shown in full while their prices change", async ({ site, players }) => {
    const line = await feedLine(site.page, "FT.RB");
    const sport = await enterSport({ site, players, variant: titan });
    await sport.loaded();
    // Columns are narrowest when the first half has its own.
    const open = await bettable(site, titan.locale);
    const match = ownOf(
      open.filter((one) => isOpen(marketOf(one, "R", "half"))),
      "look",
    );
    const { gameId } = match;
    await sport.find(match);
    // Changes are numbered from the last one that the page received.
    await expect.poll(() => line.lastSeq()).toBeGreaterThan(0);
    await line.hold();
    const markets = match.markets.map((market) =>
      market.line === null ? market : { ...market, line: "10.25" },
    );
    line.sendChanges({ markets: markets.map((market) => ({ gameId, market })) });
    const prices = markets.flatMap((market) => market.prices);
    line.sendChanges({ prices: prices.map(({ id }) => [id, "0.11", 1]) });
    line.sendChanges({ prices: prices.map(({ id }) => [id, "0.99", 1]) });
    const cell = sport.place(gameId, "0:2");
    await expect(cell).toContainText("10/10.5");
    await expect(cell).toHaveAccessibleName(new RegExp(sport.say("ui.odds.up")));
    const cut = await sport
      .row(gameId)
      .evaluate((row) =>
        [...row.querySelectorAll("[data-spot] button > :is(b, span:has(+ b))")]
          .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
          .map(({ textContent }) => textContent),
      );
    expect(cut).toEqual([]);
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("prices, matches and sports are usable by touch", async ({ site, players }) => {
    const { page } = site;
    const sport = await enterSport({ site, players, variant: aurora });
    await sport.loaded();
    const open = await bettable(site);
    const match = ownOf(open, "look");
    await sport.find(match);
    const cell = sport.place(match.gameId, "0:2");
    const box = await cell.boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(40);
    await cell.tap();
    // The first price opens the slip with its keypad.
    const sheet = page.getByRole("dialog", { name: sport.say("sport.rail.slip") });
    await expect(sheet).toBeVisible();
    await sheet.getByRole("button", { name: sport.say("sport.rail.closeSheet") }).tap();
    await expect(cell).toHaveAttribute("aria-pressed", "true");
    await sport.row(match.gameId).locator('[data-spot="0:40"]').tap();
    await expect(page.getByRole("region", { name: sport.say("sport.detail.label") })).toBeVisible();
    await page.goBack();
    await sport.link("sportsNav", sport.say("sport.list.sports.BK")).tap();
    await expect(page).toHaveURL(/sport=BK/);
    await sport.search.fill("");
    await expect(sport.matches.first()).toBeVisible();
  });
});
