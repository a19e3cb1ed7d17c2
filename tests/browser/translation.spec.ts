// Pages that the browser translates while they are in use.
import { shownOdds } from "#contract/betting/odds.ts";
import { goTo } from "../../browser/routes-of.ts";
import { feedLine } from "./feed-line.ts";
import { expect, test, variantOf } from "./player.ts";
import { sayOf } from "./site-texts.ts";
import { bettable, bookNow, enterSport, isOpen, marketOf, ownOf } from "./sport-page.ts";
import { translateAtOnce, translatePage } from "./translate-page.ts";

const aurora = variantOf("aurora");

test("a translated sports page goes on with the book, and takes a bet", async ({
  site,
  players,
}) => {
  const { page } = site;
  const line = await feedLine(page, "FT.RB");
  const sport = await enterSport({ site, players, variant: aurora });
  await sport.loaded();
  for (let round = 0; round < 3; round += 1) {
    expect(await translatePage(page, true)).toBeGreaterThan(100);
    line.trouble("twice");
    await line.happened();
  }
  const match = ownOf(await bettable(site, aurora.locale), "look");
  await sport.find(match);
  await translatePage(page);
  await line.hold();
  const book = await bookNow(site, "FT.RB", aurora.locale);
  line.release(book.seq);
  await expect.poll(() => line.lastSeq()).toBe(book.seq);
  const now = book.matches.find(({ gameId }) => gameId === match.gameId);
  const market = now && marketOf(now, "R");
  if (market && isOpen(market))
    await expect(sport.place(match.gameId, "0:1")).toContainText(
      shownOdds(market.prices.find(({ r }) => r === "H")?.odds ?? "", "hk", "H"),
    );
});

test("a translated page is left for another, and comes back", async ({ site, players }) => {
  const { page } = site;
  const say = sayOf(aurora.brand.id, aurora.locale);
  await players.enter(await players.member(aurora.brand.id), aurora, "/home");
  for (const path of ["/game/slots", "/mine/userinfo", "/activity/discount", "/home"]) {
    await site.settled();
    await translatePage(page);
    await goTo(page, path);
    await expect(page.locator("main h1").first()).toBeAttached();
    await expect(page.getByText(say("errors.page.title"))).toHaveCount(0);
  }
});

test("a page whose every text is translated at once, before all of its script is there", async ({
  site,
  players,
}) => {
  const { page } = site;
  const say = sayOf(aurora.brand.id, aurora.locale);
  await translateAtOnce(page);
  const held = Promise.withResolvers<void>();
  await page.route(/foreign-nodes-/, async (route) => {
    await held.promise;
    await route.continue();
  });
  const entered = players.enter(await players.member(aurora.brand.id), aurora, "/home");
  await page.waitForFunction(() => document.querySelector("[data-shell] font") !== null);
  // What React draws without the module that knows translations is lost with its first change.
  await page.evaluate(async () => {
    for (let frame = 0; frame < 120; frame += 1) await new Promise(requestAnimationFrame);
  });
  expect(await page.locator("[data-shell]").count()).toBe(1);
  held.resolve();
  await entered;
  for (const path of ["/game/sport/crty", "/mine/message", "/mine/savemoney", "/home"]) {
    await goTo(page, path);
    await site.settled();
    await expect(page.locator("main h1").first()).toBeAttached();
    await expect(page.locator("main font").first()).toBeAttached();
    await expect(page.getByText(say("errors.page.title"))).toHaveCount(0);
  }
});
