// One press is one bet, whatever happens to its answer, the network or the session.
import { authDialog } from "./auth-dialog.ts";
import { expect, test, variantOf } from "./player.ts";
import { answerCalls, carryOut, holdCalls, isCall, loseAnswers } from "./slip-calls.ts";
import { coded } from "./server-trouble.ts";
import { sayOf } from "./site-texts.ts";
import { openSlip, priceId } from "./slip-page.ts";

// The browser logs failed requests itself; these are not errors of the site.
test.use({ forgiven: /Failed to load resource/ });

test("a lost answer and a closed page place one bet each", async ({ site, sandbox, players }) => {
  const { page } = site;
  const variant = variantOf("aurora");
  const asked = "show=FU&leagues=forest";
  const opened = await openSlip({ site, players, variant, asked, count: 2 });
  const { slip, player } = opened;
  const [lost, left] = opened.matches;
  const confirming = slip.box.getByText(slip.say("view.confirming")).first();

  const answer = await loseAnswers(page, "placeBet");
  const ask = await holdCalls(page, "betStatus");
  await slip.pick(lost, "R");
  await slip.stake().fill("100");
  await slip.place.click();
  await expect(confirming).toBeVisible();
  await ask();
  await slip.expectPlaced("accepted");
  await expect(slip.cards).toHaveCount(0);
  await answer();

  const goOn = await answerCalls(page, "placeBet", carryOut);
  await slip.pick(left, "R");
  await slip.stake().fill("50");
  const sent = page.waitForRequest(isCall("placeBet"));
  const askAgain = await holdCalls(page, "betStatus");
  await slip.place.click();
  await sent;
  await page.reload();
  await goOn();
  await expect(confirming).toBeVisible();
  await askAgain();
  await slip.expectPlaced("accepted");

  const { tickets, balanceCents } = await sandbox.bets(player.site, player.name);
  expect([tickets.length, balanceCents]).toEqual([2, 985_000]);
});

test("a bet that was not delivered holds up no other, and asks before it is sent at another price", async ({
  site,
  sandbox,
  players,
}) => {
  const { page } = site;
  const variant = variantOf("aurora");
  const asked = "show=FU&leagues=forest";
  const opened = await openSlip({ site, players, variant, asked, count: 4 });
  const { slip, player } = opened;
  const [, , lost, other] = opened.matches;
  const notes = slip.box.getByRole("list", { name: slip.say("view.undelivered") });
  const tickets = async () => (await sandbox.bets(player.site, player.name)).tickets;

  const stop = await answerCalls(page, "placeBet", (route) =>
    route.fulfill(coded(6317, "系统维护，请稍候")),
  );
  await sandbox.steer.price(priceId(lost, "R"), "1.00");
  await expect(slip.price(lost, "R", 0)).toContainText("1.00");
  await slip.pick(lost, "R");
  await slip.accept("ask");
  await slip.stake().fill("100");
  await slip.place.click();
  await expect(slip.box.getByText("系统维护，请稍候")).toBeVisible();
  await expect(notes).toContainText(/之前仍可能到达（剩余 05:\d\d）/, { timeout: 20_000 });
  await expect(slip.cards).toHaveCount(0);
  await stop();

  await slip.pick(other, "R");
  await slip.stake().fill("50");
  await slip.place.click();
  await slip.expectPlaced("accepted");
  await expect(notes).toBeVisible();

  await sandbox.steer.price(priceId(lost, "R"), "0.40");
  await notes.getByRole("button", { name: sayOf("aurora", "zh-CN")("money-call.resend") }).click();
  await expect(notes).toContainText("1.00 → 0.40");
  expect(await tickets()).toHaveLength(1);
  await notes.getByRole("button", { name: slip.say("view.acceptAndPlace") }).click();
  await expect(notes).toHaveCount(0);
  await expect.poll(async () => (await tickets()).length).toBe(2);
  expect((await tickets()).map(({ legs }) => legs[0]?.odds)).toContain("0.40");
});

test("no bet is placed offline; the slip survives its session and is empty for another member", async ({
  site,
  sandbox,
  players,
}) => {
  const { page } = site;
  const variant = variantOf("titan", "professional", "zh-TW");
  const asked = "show=FU&leagues=100026";
  const opened = await openSlip({ site, players, variant, asked, count: 2 });
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

  // The session expires with the press: before it, the slip's regular quotes would notice.
  const keep = await answerCalls(page, "placeBet", async (route) => {
    await sandbox.expire(player.site, player.name);
    await route.fallback();
  });
  await slip.place.click();
  const dialog = authDialog(page, sandbox, variant);
  // The whole site is loaded again, which can take long under load.
  await expect(dialog.name).toBeVisible({ timeout: 40_000 });
  await keep();
  await dialog.logIn(player);
  await dialog.expectLoggedIn();
  await expect(page).toHaveURL(/\/game\/sport\/crty\?.*leagues=100026/);
  await expect(slip.stake()).toHaveValue("100");
  await sandbox.steer.price(priceId(match, "R"), "1.11");
  await expect(slip.card(match)).toContainText("1.11");
  await slip.place.click();
  await slip.expectPlaced("accepted");
  const { tickets } = await sandbox.bets(player.site, player.name);
  expect(tickets.map(({ legs }) => legs[0]?.odds)).toEqual(["1.11"]);

  await slip.pick(other, "R");
  await expect(slip.cards).toHaveCount(1);
  await slip.enter(players, await players.member(player.site), asked);
  await expect(slip.box.getByText(slip.say("rail.empty.title"))).toBeVisible();
});
