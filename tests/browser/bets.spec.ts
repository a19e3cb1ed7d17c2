// What changes under a bet, before and after it is placed; cash-out and settlement.
import type { Page } from "playwright/test";
import { seriousFindings } from "./axe.ts";
import { expect, test, variantOf } from "./player.ts";
import { mainMarket, methodOf, priceId, slipPage, some } from "./slip-page.ts";

test.use({ forgiven: /Failed to load resource/ });

const aurora = variantOf("aurora");
const titan = variantOf("titan", "professional", "zh-TW");

/** What the page knows of a price or an offer stays as it is. */
async function holdCalls(page: Page, method: string): Promise<() => Promise<void>> {
  const address = "**/game/api/v1/resource";
  await page.route(address, (route) =>
    methodOf(route.request()) === method ? route.abort() : route.fallback(),
  );
  return () => page.unroute(address);
}

test("changed odds are asked about, or taken, as the player wants it", async ({
  site,
  sandbox,
  players,
}) => {
  const { page } = site;
  const slip = slipPage(site, aurora);
  const player = await players.member("aurora", { balanceCents: 1_000_000 });
  const [match, other] = some(await slip.enter(players, player, "show=FU&leagues=coast"), 2);
  if (!match || !other) throw new Error("no matches");
  const id = priceId(match, "R");
  const change = (from: string, to: string, outcome: "asks" | "accepted") =>
    slip.box.getByText(
      slip.say("view.change.odds", { place: 1, from, to }) + slip.say(`view.change.${outcome}`),
    );
  await sandbox.steer.price(id, "0.90");
  await expect(slip.price(match, "R", 0)).toContainText("0.90");
  await slip.pick(match, "R");
  await slip.stake().fill("100");
  await slip.accept("better");
  await sandbox.steer.price(id, "0.95");
  await expect(change("0.90", "0.95", "accepted")).toBeVisible();
  await expect(slip.place).toContainText(slip.say("view.place"));
  await slip.accept("ask");
  await expect(change("0.90", "0.95", "asks")).toBeVisible();
  await expect(slip.place).toContainText(slip.say("view.acceptAndPlace"));
  await slip.accept("better");
  await sandbox.steer.price(id, "0.85");
  await expect(change("0.90", "0.85", "asks")).toBeVisible();
  await slip.accept("any");
  await expect(change("0.90", "0.85", "accepted")).toBeVisible();
  await slip.expectSums({ risk: "100", win: "85", back: "185" });
  await slip.accept("ask");
  await slip.place.click();
  await slip.expectPlaced("accepted");

  // The change is not seen before the press: the server refuses, old and new stand side by side.
  await sandbox.steer.price(priceId(other, "R"), "0.70");
  await expect(slip.price(other, "R", 0)).toContainText("0.70");
  await slip.pick(other, "R");
  await slip.stake().fill("100");
  await expect(slip.place).toBeEnabled();
  const release = await holdCalls(page, "quote");
  await sandbox.steer.price(priceId(other, "R"), "0.75");
  await slip.place.click();
  await slip.expectPlaced("refused");
  await expect(change("0.70", "0.75", "asks")).toBeVisible();
  await release();
  await slip.box.getByRole("button", { name: slip.say("view.acceptAndPlace") }).click();
  await slip.expectPlaced("accepted");
  const { tickets } = await sandbox.bets("aurora", player.name);
  expect(tickets.filter(({ state }) => state === "open").map(({ legs }) => legs[0]?.odds)).toEqual([
    "0.75",
    "0.85",
  ]);
});

test("a changed line always asks; what is suspended waits; what is closed has to go", async ({
  site,
  sandbox,
  players,
}) => {
  const slip = slipPage(site, titan);
  const player = await players.member("titan", { balanceCents: 1_000_000 });
  const matches = some(await slip.enter(players, player, "show=FU&leagues=coast"), 4);
  const match = matches[2];
  if (!match) throw new Error("no match");
  const market = mainMarket(match, "R");
  await sandbox.steer.line(market.id, "-1.25");
  await expect(slip.price(match, "R", 0)).toContainText("-1/1.5");
  await slip.pick(match, "R");
  await slip.stake().fill("100");
  await sandbox.steer.line(market.id, "-2");
  await expect(slip.cards).toContainText(`${slip.say("view.changed.line")} -1/1.5 → -2`);
  await expect(slip.place).toContainText(slip.say("view.acceptAndPlace"));
  await sandbox.steer.suspend(match.gameId);
  await expect(slip.cards).toContainText(slip.say("view.problem.suspended"));
  await expect(slip.place).toBeDisabled();
  await expect(slip.place).toContainText(slip.say("view.reason.suspended"));
  await sandbox.steer.suspend(match.gameId, 0);
  await expect(slip.place).toBeEnabled();
  await slip.place.click();
  await slip.expectPlaced("accepted");
  const { tickets } = await sandbox.bets("titan", player.name);
  expect(tickets[0]?.legs[0]?.line).toBe("-2");

  await slip.pick(match, "OU");
  await slip.stake().fill("100");
  await sandbox.steer.settle(match.gameId, { status: "ended", score: [2, 0], half: [1, 0] });
  await expect(slip.cards).toContainText(slip.say("view.problem.closed"));
  await expect(slip.place).toContainText(slip.say("view.reason.closed"));
  await slip.cards.getByRole("button", { name: slip.say("view.remove"), exact: true }).click();
  await expect(slip.box.getByText(slip.say("rail.empty.title"))).toBeVisible();
});

test("bets in play wait for their delay: one is taken, the other is not", async ({
  site,
  sandbox,
  players,
}) => {
  const slip = slipPage(site, aurora);
  const player = await players.member("aurora", { balanceCents: 1_000_000 });
  const listed = await slip.enter(players, player, "show=RB");
  const steady = listed.filter(
    ({ state, markets }) =>
      state.running &&
      (state.re_time ?? 0) < 4800 &&
      markets.some(({ w, row, state: now }) => w === "RE" && row === 0 && now === "open"),
  );
  const [first, second] = some(steady, 2);
  if (!first || !second) throw new Error("no matches");
  await slip.pick(first, "R");
  await slip.mode("multiple");
  await slip.pick(second, "R");
  await slip.stake(0).fill("10");
  await slip.stake(1).fill("20");
  await sandbox.steer.delayed("accept", "refuse");
  await slip.place.click();
  await expect(slip.box.getByText(slip.say("view.confirming.pending"))).toBeVisible();
  await expect(slip.balance).toContainText("9,970");
  await slip.expectPlaced("accepted", "refused");
  await expect(slip.balance).toContainText("9,990");
  await expect(slip.card(second)).toBeVisible();
  await expect(slip.card(first)).toHaveCount(0);
  const score = await sandbox.steer.goal(second.gameId, "C");
  await expect(slip.card(second)).toContainText(slip.say("view.changed.score"));
  await expect(slip.card(second)).toContainText(`→ ${score.join("-")}`);
  await expect(slip.card(second)).toContainText(slip.say("view.problem.suspended"));
  await slip.tab("bets");
  await expect(slip.box.getByRole("article")).toHaveCount(1);
  await expect(slip.box.getByRole("article")).toContainText(first.team_h);
});

test("cash-out: a part, the rest at a changed value; settlement with its explanation", async ({
  site,
  sandbox,
  players,
}) => {
  const { page } = site;
  const slip = slipPage(site, titan);
  const player = await players.member("titan", { balanceCents: 1_000_000 });
  const [sold, kept] = some(await slip.enter(players, player, "show=FU&leagues=delta"), 2);
  if (!sold || !kept) throw new Error("no matches");
  await sandbox.steer.line(mainMarket(kept, "R").id, "-0.75");
  for (const match of [sold, kept]) await sandbox.steer.price(priceId(match, "R"), "1.00");
  await expect(slip.price(kept, "R", 0)).toContainText("-0.5/1");
  await expect(slip.price(kept, "R", 0)).toContainText("1.00");
  await slip.pick(sold, "R");
  await slip.mode("multiple");
  await slip.pick(kept, "R");
  await slip.stake(0).fill("100");
  await slip.stake(1).fill("100");
  await expect(slip.cards.getByText("1.00")).toHaveCount(2);
  await slip.place.click();
  await slip.expectPlaced("accepted", "accepted");
  await slip.tab("bets");
  const bet = (team: string) => slip.box.getByRole("article").filter({ hasText: team });

  const offer = bet(sold.team_h).getByRole("button", { name: slip.say("bets.cashOut.name") });
  await offer.click();
  await bet(sold.team_h).getByRole("button", { name: "50%" }).click();
  const take = bet(sold.team_h).getByRole("button", { name: slip.say("bets.cashOut.take") });
  await take.click();
  await expect(bet(sold.team_h)).toContainText(slip.say("bets.cashed"));
  expect(await seriousFindings(page)).toEqual([]);
  const half = await sandbox.bets("titan", player.name);
  const cashed = half.tickets.find(({ cashedCents }) => cashedCents > 0)?.cashedCents ?? 0;
  expect(cashed).toBeGreaterThan(3000);
  expect(half.balanceCents).toBe(980_000 + cashed);

  await bet(sold.team_h).getByRole("button", { name: "100%" }).click();
  await expect(take).toBeEnabled();
  const release = await holdCalls(page, "cashOutQuote");
  await sandbox.steer.price(priceId(sold, "R"), "0.50");
  await take.click();
  await expect(bet(sold.team_h)).toContainText(slip.say("bets.cashOut.changed"));
  await bet(sold.team_h)
    .getByRole("button", { name: slip.say("bets.cashOut.acceptNew") })
    .click();
  await expect(bet(sold.team_h)).toHaveCount(0);
  await release();

  await sandbox.steer.settle(kept.gameId, { status: "ended", score: [1, 0], half: [0, 0] });
  await expect(bet(kept.team_h)).toHaveCount(0);
  await slip.box
    .locator("label")
    .filter({ hasText: slip.say("bets.settled") })
    .click();
  await expect(slip.box.getByRole("article")).toHaveCount(2);
  const over = bet(kept.team_h);
  await expect(over).toContainText("¥ 150");
  await over.getByText(slip.say("bets.explain.title")).click();
  for (const text of [
    `${slip.say("bets.code.halfWin")} LW`,
    slip.say("bets.explain.score", { score: "1-0" }),
    slip.say("bets.explain.half", { line: "-0.5", result: slip.say("bets.code.win") }),
    slip.say("bets.explain.half", { line: "-1", result: slip.say("bets.code.push") }),
    slip.say("bets.explain.single.LW", { risk: "¥ 100", win: "¥ 100" }),
    slip.say("bets.explain.return", { amount: "¥ 150" }),
  ])
    await expect(over).toContainText(text);
  const { balanceCents, lockedCents, tickets, problems } = await sandbox.bets("titan", player.name);
  const back = tickets.reduce((sum, { returnCents }) => sum + (returnCents ?? 0), 0);
  expect([balanceCents, lockedCents, problems]).toEqual([980_000 + back, 0, []]);
});
