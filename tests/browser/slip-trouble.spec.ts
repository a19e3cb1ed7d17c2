// One press is one bet, whatever becomes of its answer, of the network, or of the session.
import type { Request, Route } from "playwright/test";
import { authDialog } from "./auth-dialog.ts";
import { expect, test, variantOf } from "./player.ts";
import { methodOf, openSlip, priceId } from "./slip-page.ts";

// The browser's own words about what it cannot fetch are no error of the site.
test.use({ forgiven: /Failed to load resource/ });

/** Each with matches of its own. */
const EDITIONS = [
  { variant: variantOf("aurora"), asked: "show=FU&leagues=forest" },
  { variant: variantOf("titan", "professional", "zh-TW"), asked: "show=FU&leagues=100026" },
] as const;

const RESOURCE = "**/game/api/v1/resource";
const isPlacement = (request: Request) => methodOf(request) === "placeBet";

/** With what happens to the placements of the page. */
const placements = (happens: (route: Route) => Promise<void>) => (route: Route) =>
  isPlacement(route.request()) ? happens(route) : route.fallback();

/** It is carried out. No system resolver knows the hosts of brands. */
async function carriedOut(route: Route): Promise<void> {
  const url = new URL(route.request().url());
  const headers = { ...route.request().headers(), host: url.host };
  url.hostname = "127.0.0.1";
  await route.fetch({ url: url.href, headers });
}

for (const { variant, asked } of EDITIONS) {
  const { id: brand } = variant.brand;

  test(`${brand}: an answer that is lost, a page that is left, a bet that has not arrived: one bet each`, async ({
    site,
    sandbox,
    players,
  }) => {
    const { page } = site;
    const opened = await openSlip({ site, players, variant, asked, count: 4 });
    const { slip, player } = opened;
    const [lost, left, dropped, other] = opened.matches;
    const confirming = slip.box.getByText(slip.say("view.confirming.title")).first();

    const lose = placements(async (route) => {
      await carriedOut(route);
      await route.abort("connectionreset");
    });
    await page.route(RESOURCE, lose);
    await slip.pick(lost, "R");
    await slip.stake().fill("100");
    await slip.place.click();
    await expect(confirming).toBeVisible();
    await slip.expectPlaced("accepted");
    await expect(slip.cards).toHaveCount(0);
    await page.unroute(RESOURCE, lose);

    const keep = placements(carriedOut);
    await page.route(RESOURCE, keep);
    await slip.pick(left, "R");
    await slip.stake().fill("50");
    const sent = page.waitForRequest(isPlacement);
    await slip.place.click();
    await sent;
    await page.reload();
    await page.unroute(RESOURCE, keep);
    await expect(confirming).toBeVisible();
    await slip.expectPlaced("accepted");

    const drop = placements((route) => route.abort("connectionreset"));
    await page.route(RESOURCE, drop);
    await slip.pick(dropped, "R");
    await slip.stake().fill("20");
    const failed = page.waitForEvent("requestfailed", isPlacement);
    await slip.place.click();
    await failed;
    await expect(confirming).toBeVisible();
    await page.unroute(RESOURCE, drop);
    await slip.pick(other, "R");
    await expect(slip.toast).toHaveText(slip.say("slip.delay"));
    // For some seconds it may still be on its way.
    const again = slip.box.getByRole("button", { name: slip.say("view.confirming.resend") });
    await again.click({ timeout: 20_000 });
    await slip.expectPlaced("accepted");
    const { tickets, balanceCents } = await sandbox.bets(brand, player.name);
    expect([tickets.length, balanceCents]).toEqual([3, 983_000]);
  });

  test(`${brand}: offline nothing is placed; the end of a session keeps the slip, another member does not`, async ({
    site,
    sandbox,
    players,
  }) => {
    const { page } = site;
    const opened = await openSlip({ site, players, variant, asked, count: 6 });
    const { slip, player } = opened;
    const [, , , , match, other] = opened.matches;
    await slip.pick(match, "R");
    await slip.stake().fill("100");
    await expect(slip.place).toBeEnabled();
    await page.context().setOffline(true);
    await expect(slip.place).toBeDisabled();
    await expect(slip.place).toContainText(slip.say("view.reason.offline"));
    await page.context().setOffline(false);
    await expect(slip.place).toBeEnabled();

    // At the press itself: the slip's own questions would find out before it.
    const expire = placements(async (route) => {
      await sandbox.expire(brand, player.name);
      await route.fallback();
    });
    await page.route(RESOURCE, expire);
    await slip.place.click();
    const dialog = authDialog(page, sandbox, variant);
    await expect(dialog.name).toBeVisible();
    await page.unroute(RESOURCE, expire);
    await dialog.logIn(player);
    await dialog.expectLoggedIn();
    await sandbox.steer.price(priceId(match, "R"), "1.11");
    await slip.load(asked);
    await expect(slip.stake()).toHaveValue("100");
    await expect(slip.card(match)).toContainText("1.11");
    await slip.place.click();
    await slip.expectPlaced("accepted");
    const { tickets } = await sandbox.bets(brand, player.name);
    expect(tickets.map(({ legs }) => legs[0]?.odds)).toEqual(["1.11"]);

    await slip.pick(other, "R");
    await expect(slip.cards).toHaveCount(1);
    await slip.enter(players, await players.member(brand), asked);
    await expect(slip.box.getByText(slip.say("rail.empty.title"))).toBeVisible();
  });
}
