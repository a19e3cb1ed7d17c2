// Faults of the feed as the player sees them: lost and reordered changes, silence, no socket.
import type { Page } from "playwright/test";
import { shownOdds } from "#contract/betting/odds.ts";
import { feedLine } from "./feed-line.ts";
import { expect, test, variantOf } from "./player.ts";
import { sayOf } from "./site-texts.ts";
import {
  bettable,
  bookNow,
  enterSport,
  isOpen,
  marketOf,
  ownOf,
  pressInVain,
} from "./sport-page.ts";

const aurora = variantOf("aurora");
const titan = variantOf("titan", "professional", "zh-TW");

test.describe("every match in play at once", () => {
  test.use({ viewport: { width: 1920, height: 3000 } });

  test("lost, duplicated and reordered changes leave the page equal to the book", async ({
    site,
    players,
  }) => {
    const variant = titan;
    const line = await feedLine(site.page, "BK.RB");
    const sport = await enterSport({ site, players, variant, search: "sport=BK" });
    await sport.loaded();
    // A gap is closed by a snapshot.
    const had = line.snapshots();
    line.trouble("lose");
    await line.happened();
    await expect.poll(() => line.snapshots()).toBeGreaterThan(had);
    for (const kind of ["twice", "swap"] as const) {
      line.trouble(kind);
      await line.happened();
    }
    await line.hold();
    const book = await bookNow(site, "BK.RB", variant.locale);
    line.release(book.seq);
    await expect.poll(() => line.lastSeq()).toBe(book.seq);
    // The match of the board has its own channel.
    const watched = book.matches.filter(({ tracker }) => tracker);
    const board = watched.toSorted((one, other) => other.more - one.more)[0];
    for (const match of book.matches.filter(({ gameId }) => gameId !== board?.gameId)) {
      const market = marketOf(match, "R");
      const { sc_FT_H: home, sc_FT_C: away } = match.state;
      await expect(sport.row(match.gameId).locator('button[data-spot="0:0"]')).toHaveText(
        new RegExp(`${home}[^]*${away}$`),
      );
      if (!isOpen(market)) continue;
      await expect(sport.place(match.gameId, "0:1")).toContainText(
        shownOdds(market.prices.find(({ r }) => r === "H")?.odds ?? "", "hk", "H"),
      );
    }
  });
});

test("prices of a silent feed are shown as stale and cannot be picked", async ({
  site,
  players,
}) => {
  const variant = titan;
  const say = sayOf(variant.brand.id, variant.locale);
  const line = await feedLine(site.page, "FT.RB");
  const answers = await listAnswers(site.page);
  const sport = await enterSport({ site, players, variant });
  await sport.loaded();
  const match = ownOf(await bettable(site, variant.locale), "look");
  await sport.find(match);
  await line.hold();
  answers.stop();
  const banner = sport.page.getByText(
    new RegExp(say("sport.list.staleSince", { time: "@" }).replace("@", "[\\d:]+")),
  );
  await expect(banner).toBeVisible({ timeout: 15_000 });
  const cell = sport.place(match.gameId, "0:2");
  await expect(cell).toHaveAccessibleName(new RegExp(say("ui.odds.stale")));
  await expect(cell).toHaveAttribute("aria-disabled", "true");
  await pressInVain(cell);
  // The player may reload.
  answers.resume();
  await sport.page
    .getByRole("main")
    .getByRole("button", { name: say("sport.list.refresh"), exact: true })
    .last()
    .click();
  await expect(banner).toBeHidden();
});

test("a broken socket reconnects, and prices change again", async ({ site, sandbox, players }) => {
  const line = await feedLine(site.page, "FT.RB");
  const sport = await enterSport({ site, players, variant: aurora });
  await sport.loaded();
  const match = ownOf(await bettable(site), "broken socket");
  await sport.find(match);
  line.cut();
  await sandbox.steer.price(marketOf(match, "R")?.prices[0]?.id ?? "", "0.66");
  await expect(sport.row(match.gameId)).toContainText("0.66");
  // The list may be loaded before the socket is open again.
  await expect.poll(() => line.opened()).toBeGreaterThan(1);
});

test("without sockets the list is polled", async ({ site, sandbox, players }) => {
  await site.page.addInitScript(() => {
    Object.defineProperty(window, "WebSocket", { value: undefined });
  });
  const sport = await enterSport({ site, players, variant: aurora });
  await sport.loaded();
  const match = ownOf(await bettable(site), "no sockets");
  await sport.find(match);
  await sandbox.steer.price(marketOf(match, "R")?.prices[0]?.id ?? "", "0.55");
  await expect(sport.row(match.gameId)).toContainText("0.55");
});

/** The list is loaded again from time to time: those calls can be left without an answer. */
async function listAnswers(page: Page) {
  const waiting: (() => void)[] = [];
  let stopped = false;
  await page.route("**/game/api/v1/resource", async (route) => {
    const isList = route.request().postData()?.includes('"matchList"') === true;
    if (stopped && isList) await new Promise<void>((resolve) => waiting.push(resolve));
    // The page may have cancelled it.
    await route.continue().catch(() => {});
  });
  return {
    stop: () => void (stopped = true),
    resume() {
      stopped = false;
      waiting.splice(0).forEach((go) => go());
    },
  };
}
