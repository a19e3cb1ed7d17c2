// From the press to the ticket: one press is one bet, whatever becomes of its answer.
import type { Route } from "playwright/test";
import { authDialog } from "./auth-dialog.ts";
import { seriousFindings } from "./axe.ts";
import { expect, test, variantOf } from "./player.ts";
import { methodOf, openSlip, pressTwice, priceId } from "./slip-page.ts";

// The browser's own words about what it cannot fetch are no error of the site.
test.use({ forgiven: /Failed to load resource/ });

const aurora = variantOf("aurora");
const titan = variantOf("titan", "professional", "zh-TW");
/** Faults are of a site: nobody else bets on this one. */
const jade = variantOf("jade");
const lotus = variantOf("lotus");

const RESOURCE = "**/game/api/v1/resource";
const dropBet = (route: Route) =>
  methodOf(route.request()) === "placeBet" ? route.abort("connectionreset") : route.fallback();

test("aurora: two presses make one bet, which costs its risk and stands among the bets", async ({
  site,
  sandbox,
  players,
}) => {
  const asked = "show=FU&leagues=ocean";
  const opened = await openSlip({ site, players, variant: aurora, asked, count: 1 });
  const { slip, player } = opened;
  const [match] = opened.matches;
  await sandbox.steer.price(priceId(match, "R"), "0.90");
  await slip.pick(match, "R");
  await expect(slip.cards).toContainText("0.90");
  await slip.stake().fill("100");
  await slip.expectSums({ risk: "100", win: "90", back: "190" });
  await pressTwice(slip.place);
  await slip.expectPlaced("accepted");
  await expect(slip.balance).toContainText("9,900");
  const { tickets, balanceCents, lockedCents } = await sandbox.bets("aurora", player.name);
  expect([tickets.length, balanceCents, lockedCents]).toEqual([1, 990_000, 10_000]);

  await slip.box.getByRole("button", { name: slip.say("view.receipt.show") }).click();
  const bet = slip.box.getByRole("article");
  await expect(bet).toHaveCount(1);
  for (const text of [tickets[0]?.ticketId ?? "", match.team_h, "0.90", "¥ 100", "¥ 90"])
    await expect(bet).toContainText(text);
  expect(await seriousFindings(site.page)).toEqual([]);

  await slip.tab("slip");
  await slip.pick(match, "R");
  await slip.stake().fill("100");
  await slip.place.click();
  await slip.expectPlaced("refused");
  await expect(slip.balance).toContainText("9,900");
});

test("titan: several singles, then a series and a system of the same selections", async ({
  site,
  sandbox,
  players,
}) => {
  const asked = "show=FU&leagues=north";
  const opened = await openSlip({ site, players, variant: titan, asked, count: 3 });
  const { slip, player, matches } = opened;
  for (const match of matches) {
    await slip.pick(match, "OU");
    if (match === matches[0]) await slip.mode("multiple");
  }
  await slip.box.getByRole("switch", { name: slip.say("view.keep") }).click();
  await slip.stake(0).fill("10");
  await slip.stake(1).fill("20");
  await slip.place.click();
  await slip.expectPlaced("accepted", "accepted");
  await expect(slip.balance).toContainText("9,970");
  await slip.box.getByRole("button", { name: slip.say("view.receipt.goOn") }).click();
  await expect(slip.cards).toHaveCount(3);

  await slip.mode("series");
  await slip.stake().fill("10");
  await slip.box.getByText(slip.say("view.moreSystems", { count: 3 })).click();
  const name = slip.say("view.system", { legs: 3, bets: 3 });
  await slip.box.getByLabel(slip.say("view.perBet", { name, sizes: "2", bets: 3 })).fill("10");
  await expect(
    slip.box.getByText(slip.say("view.bets", { count: 4 }), { exact: true }),
  ).toBeVisible();
  await slip.place.click();
  await slip.expectPlaced("accepted", "accepted");
  await expect(slip.balance).toContainText("9,930");
  await slip.tab("bets");
  await expect(slip.box.getByRole("article")).toHaveCount(4);
  await expect(slip.box.getByRole("article", { name })).toContainText("¥ 30");
  const { tickets, problems } = await sandbox.bets("titan", player.name);
  expect(tickets.map(({ bets }) => bets).toSorted()).toEqual([1, 1, 1, 3]);
  expect(problems).toEqual([]);
});

test("an answer that is lost, and a page that is left, end in one bet each", async ({
  site,
  sandbox,
  players,
}) => {
  const { page } = site;
  const asked = "show=FU&leagues=north";
  const opened = await openSlip({ site, players, variant: jade, asked, count: 2 });
  const { slip, player } = opened;
  const [first, second] = opened.matches;
  await slip.pick(first, "R");
  await slip.stake().fill("100");
  // Twice: a browser asks once more by itself where a connection it has used before is closed.
  await sandbox.fault({ call: "placeBet", site: "jade", kind: "lost", times: 2 });
  await slip.place.click();
  await expect(slip.box.getByText(slip.say("view.confirming.title")).first()).toBeVisible();
  await slip.expectPlaced("accepted");
  await expect(slip.cards).toHaveCount(0);

  await slip.pick(second, "R");
  await slip.stake().fill("50");
  await sandbox.fault({ call: "placeBet", site: "jade", kind: "delay", milliseconds: 1500 });
  const sent = page.waitForRequest((request) => methodOf(request) === "placeBet");
  await slip.place.click();
  await sent;
  await page.reload();
  await expect(slip.box.getByText(slip.say("view.confirming.title")).first()).toBeVisible();
  await slip.expectPlaced("accepted");
  const { tickets, balanceCents } = await sandbox.bets("jade", player.name);
  expect([tickets.length, balanceCents]).toEqual([2, 985_000]);
});

test("a bet that has not arrived is sent again with one press, and placed once", async ({
  site,
  sandbox,
  players,
}) => {
  const { page } = site;
  const asked = "show=FU&leagues=north";
  const opened = await openSlip({ site, players, variant: lotus, asked, count: 2 });
  const { slip, player } = opened;
  const [match, other] = opened.matches;
  await slip.pick(match, "R");
  await slip.stake().fill("100");
  await page.route(RESOURCE, dropBet);
  const dropped = page.waitForEvent("requestfailed", (request) => methodOf(request) === "placeBet");
  await slip.place.click();
  await dropped;
  await expect(slip.box.getByText(slip.say("view.confirming.title")).first()).toBeVisible();
  await page.unroute(RESOURCE, dropBet);
  await slip.pick(other, "R");
  await expect(slip.toast).toHaveText(slip.say("slip.delay"));
  const again = slip.box.getByRole("button", { name: slip.say("view.confirming.resend") });
  await again.click({ timeout: 20_000 });
  await slip.expectPlaced("accepted");
  const { tickets, balanceCents } = await sandbox.bets("lotus", player.name);
  expect([tickets.length, balanceCents]).toEqual([1, 990_000]);
});

test("offline nothing is placed; the end of a session keeps the slip, another member does not", async ({
  site,
  sandbox,
  players,
}) => {
  const { page } = site;
  const asked = "show=FU&leagues=forest";
  const opened = await openSlip({ site, players, variant: aurora, asked, count: 2 });
  const { slip, player } = opened;
  const [match, other] = opened.matches;
  await slip.pick(match, "R");
  await slip.stake().fill("100");
  await expect(slip.place).toBeEnabled();
  await page.context().setOffline(true);
  await expect(slip.place).toBeDisabled();
  await expect(slip.place).toContainText(slip.say("view.reason.offline"));
  await page.context().setOffline(false);
  await expect(slip.place).toBeEnabled();

  // At the press itself: the slip's own questions would find out before it.
  await page.route(RESOURCE, async (route) => {
    if (methodOf(route.request()) === "placeBet") await sandbox.expire("aurora", player.name);
    await route.fallback();
  });
  await slip.place.click();
  const dialog = authDialog(page, sandbox, aurora);
  await expect(dialog.name).toBeVisible();
  await page.unroute(RESOURCE);
  await dialog.logIn(player);
  await dialog.expectLoggedIn();
  await sandbox.steer.price(priceId(match, "R"), "1.11");
  await slip.load(asked);
  await expect(slip.stake()).toHaveValue("100");
  await expect(slip.card(match)).toContainText("1.11");
  await slip.place.click();
  await slip.expectPlaced("accepted");
  const { tickets } = await sandbox.bets("aurora", player.name);
  expect(tickets.map(({ legs }) => legs[0]?.odds)).toEqual(["1.11"]);

  await slip.pick(other, "R");
  await expect(slip.cards).toHaveCount(1);
  await slip.enter(players, await players.member("aurora"), asked);
  await expect(slip.box.getByText(slip.say("rail.empty.title"))).toBeVisible();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("the slip is a sheet with keys of its own", async ({ site, sandbox, players }) => {
    const { page } = site;
    const asked = "show=FU&leagues=ocean";
    const opened = await openSlip({ site, players, variant: aurora, asked, count: 2 });
    const { slip, player } = opened;
    const [, match] = opened.matches;
    await sandbox.steer.price(priceId(match, "R"), "0.90");
    await expect(slip.price(match, "R", 0)).toContainText("0.90");
    await slip.price(match, "R", 0).tap();
    const bar = page.getByRole("button", { name: slip.say("rail.tab.slip") });
    await bar.tap();
    await expect(slip.card(match)).toBeVisible();
    await slip.stake().tap();
    const keys = slip.box.getByRole("group", {
      name: slip.say("view.keypad.label", { label: slip.say("view.stake") }),
    });
    await expect(slip.stake()).toHaveAttribute("inputmode", "none");
    for (const key of ["1", "2", "00", ".", "5"])
      await keys.getByRole("button", { name: key, exact: true }).tap();
    await expect(slip.stake()).toHaveValue("1200.5");
    await keys.getByRole("button", { name: slip.say("view.keypad.delete") }).tap();
    await keys.getByRole("button", { name: slip.say("view.keypad.delete") }).tap();
    await expect(slip.stake()).toHaveValue("1200");
    await slip.expectSums({ risk: "1,200", win: "1,080", back: "2,280" });
    await keys.getByRole("button", { name: slip.say("view.max"), exact: true }).tap();
    await expect(slip.stake()).toHaveValue("10000");
    await keys.getByRole("button", { name: slip.say("view.keypad.close") }).tap();
    await expect(keys).toBeHidden();
    await slip.stake().fill("120");
    expect(await seriousFindings(page)).toEqual([]);
    await slip.place.tap();
    await slip.expectPlaced("accepted");
    await slip.box.getByRole("button", { name: slip.say("view.receipt.show") }).tap();
    await expect(slip.box.getByRole("article")).toContainText(match.team_h);
    await page.keyboard.press("Escape");
    await expect(slip.box).toBeHidden();
    await expect(page.getByRole("button", { name: slip.say("rail.tab.bets") })).toContainText("1");
    const { tickets } = await sandbox.bets("aurora", player.name);
    expect(tickets.map(({ riskCents }) => riskCents)).toEqual([12_000]);
  });
});
