// One feed for everything: prices, goals and cash-out offers change in the table, the slip and my bets together.
// Measured in frames, because a busy machine draws them more slowly.
import type { Page } from "playwright/test";
import type { SportMatch } from "#contract/api/sport.ts";
import { expect, test, variantOf } from "./player.ts";
import { methodOf } from "./slip-calls.ts";
import { openSlip, priceId } from "./slip-page.ts";
import { bettable, ownOf } from "./sport-page.ts";

const aurora = variantOf("aurora");
/** Half a second at sixty frames a second (design: budgets). */
const BUDGET_FRAMES = 30;

test("a changed price is the same in the table and in the slip, without another request", async ({
  site,
  sandbox,
  players,
}) => {
  const { page } = site;
  const asked = quotesOf(page);
  const { slip } = await openSlip({ site, players, variant: aurora, asked: "show=RB", count: 1 });
  const match = ownOf(await bettable(site), "one price");
  await slip.pick(match, "R");
  await expect(slip.cards).toHaveCount(1);
  await expect.poll(asked).toBeGreaterThan(0);
  const before = asked();
  for (const odds of ["0.61", "0.72", "0.83"]) {
    const seen = await whenShown(page, {
      table: `${cellOf(match)} >> ${odds}`,
      slip: `${SLIP} >> ${odds}`,
    });
    await sandbox.steer.price(priceId(match, "R"), odds);
    const { table, slip: inSlip } = await seen();
    expect(Math.abs(table - inSlip)).toBeLessThan(BUDGET_FRAMES);
  }
  expect(asked()).toBe(before);
  // The slip follows prices that the table does not show.
  await slip.load("show=FT");
  await expect(slip.card(match)).toContainText("0.83");
  await expect.poll(asked).toBeGreaterThan(before);
  const after = asked();
  await sandbox.steer.price(priceId(match, "R"), "0.94");
  await expect(slip.card(match)).toContainText("0.94");
  expect(asked()).toBe(after);
});

test("a goal withdraws the cash-out offer and locks the table", async ({
  site,
  sandbox,
  players,
}) => {
  const { page } = site;
  const opened = await openSlip({ site, players, variant: aurora, asked: "show=RB", count: 1 });
  const { slip, player } = opened;
  // No goals are scored in a break.
  const played = (await bettable(site)).filter(({ state }) => state.gameStatus === "live");
  const match = ownOf(played, "one offer");
  await slip.pick(match, "R");
  await slip.stake().fill("100");
  await sandbox.steer.delayed(player, "accept");
  await slip.place.click();
  await slip.expectPlaced("accepted");
  await slip.tab("bets");
  const offer = slip.box.getByRole("button", { name: slip.say("bets.cashOut.name") });
  await expect(offer).toContainText("¥");
  const { sc_FT_H: home, sc_FT_C: away } = match.state;
  const seen = await whenShown(page, {
    table: `${cellOf(match)}[aria-disabled=true] >> `,
    offer: `${SLIP} [aria-expanded] >> ${slip.say("bets.cashOut.suspended")}`,
    score: `${SLIP} >> ${slip.say("bets.now", { score: `${home + 1}-${away}` })}`,
  });
  await sandbox.steer.goal(match.gameId, "H");
  const { table, offer: down, score } = await seen();
  expect(Math.abs(table - down)).toBeLessThan(BUDGET_FRAMES);
  expect(Math.abs(table - score)).toBeLessThan(BUDGET_FRAMES);
});

const SLIP = "[data-slip-rail] article";

function cellOf({ gameId }: SportMatch): string {
  return `[data-key="${gameId}"] [data-spot="0:1"] button`;
}

/** How many quotes the page requested. */
function quotesOf(page: Page): () => number {
  let count = 0;
  page.on("request", (request) => {
    if (methodOf(request) === "quote") count += 1;
  });
  return () => count;
}

/**
 * Watches the page from now on.
 * @param texts `<selector> >> <text>`
 * @returns when all of them were shown: the frame in which each was first
 */
async function whenShown<Name extends string>(
  page: Page,
  texts: Readonly<Record<Name, string>>,
): Promise<() => Promise<Readonly<Record<Name, number>>>> {
  const shown = await page.evaluateHandle(watchTexts, texts as Readonly<Record<string, string>>);
  return async () => (await shown.evaluate(({ all }) => all)) as Record<Name, number>;
}

function watchTexts(texts: Readonly<Record<string, string>>) {
  const first: Record<string, number> = {};
  let frame = 0;
  const count = () => {
    frame += 1;
    requestAnimationFrame(count);
  };
  requestAnimationFrame(count);
  const all = new Promise<typeof first>((resolve) => {
    const look = () => {
      for (const [name, asked] of Object.entries(texts)) {
        const [selector = "", text = ""] = asked.split(" >> ");
        const found = [...document.querySelectorAll(selector)];
        if (!found.some(({ textContent }) => textContent.includes(text))) continue;
        first[name] ??= frame;
      }
      if (Object.keys(first).length < Object.keys(texts).length) return;
      observer.disconnect();
      resolve(first);
    };
    const observer = new MutationObserver(look);
    const changes = { childList: true, characterData: true, attributes: true, subtree: true };
    observer.observe(document.body, changes);
    look();
  });
  return { all };
}
