// Cash-out and settlement.
import type { Locator, Page } from "playwright/test";
import type { SportMatch } from "#contract/api/sport.ts";
import { seriousFindings } from "../../browser/axe.ts";
import { expect, test, variantOf } from "./player.ts";
import { methodOf } from "./slip-calls.ts";
import { mainMarket, openSlip, priceId, type SlipPage } from "./slip-page.ts";

test.use({ forgiven: /Failed to load resource/ });

const betOf =
  ({ box }: SlipPage) =>
  ({ team_h: home, team_c: away }: SportMatch): Locator =>
    box.getByRole("article").filter({ hasText: `${home} vs ${away}` });

test("cash-out of a whole bet, of a part, and of the rest at a changed value", async ({
  site,
  sandbox,
  players,
}) => {
  const { page } = site;
  const variant = variantOf("titan", "professional", "zh-TW");
  const asked = "show=FU&leagues=delta";
  const opened = await openSlip({ site, players, variant, asked, count: 2 });
  const { slip, player } = opened;
  const [sold, whole] = opened.matches;
  for (const match of opened.matches) await sandbox.steer.price(priceId(match, "R"), "1.00");
  for (const match of opened.matches) await expect(slip.price(match, "R", 0)).toContainText("1.00");
  await slip.pick(sold, "R");
  await slip.mode("multiple");
  await slip.pick(whole, "R");
  for (const place of [0, 1]) await slip.stake(place).fill("100");
  await expect(slip.cards.getByText("1.00")).toHaveCount(2);
  await slip.place.click();
  await slip.expectPlaced("accepted", "accepted");
  await slip.tab("bets");
  const bet = betOf(slip);
  const open = (match: SportMatch) =>
    bet(match)
      .getByRole("button", { name: slip.say("bets.cashOut.name") })
      .click();
  const takes = (match: SportMatch) =>
    bet(match).getByRole("button", { name: slip.say("bets.cashOut.take") });
  const balance = async () => (await sandbox.bets(player.site, player.name)).balanceCents;
  const wallet = slip.box.locator("dl").filter({ hasText: slip.say("bets.wallet.held") });
  await expect(wallet).toContainText("¥ 9,800");
  await expect(wallet).toContainText("¥ 200");

  await open(whole);
  await expect(takes(whole)).toBeEnabled();
  const shown = centsIn((await takes(whole).textContent()) ?? "");
  await takes(whole).click();
  await expect(bet(whole)).toHaveCount(0);
  expect(shown).toBeGreaterThan(6000);
  expect(await balance()).toBe(980_000 + shown);
  await expect(wallet).toContainText("¥ 100");

  await open(sold);
  await bet(sold).getByRole("button", { name: "50%" }).click();
  await takes(sold).click();
  await expect(bet(sold)).toContainText(slip.say("bets.cashed"));
  await expect(bet(sold)).toContainText(`${slip.say("bets.left")}¥ 50`);
  // The form has closed with the payment.
  await expect(takes(sold)).toHaveCount(0);
  expect(await seriousFindings(page, "[data-slip-rail]")).toEqual([]);
  const half = (await sandbox.bets(player.site, player.name)).tickets.find(
    ({ state, cashedCents }) => state === "open" && cashedCents > 0,
  );
  expect(half?.cashedCents).toBeGreaterThan(3000);
  expect(await balance()).toBe(980_000 + shown + (half?.cashedCents ?? 0));

  await open(sold);
  await bet(sold).getByRole("button", { name: "100%" }).click();
  await holdOffer(page);
  await expect(takes(sold)).toBeEnabled();
  await sandbox.steer.price(priceId(sold, "R"), "0.50");
  await takes(sold).click();
  await expect(bet(sold)).toContainText(slip.say("bets.cashOut.changed"));
  await bet(sold)
    .getByRole("button", { name: slip.say("bets.cashOut.acceptNew") })
    .click();
  await expect(bet(sold)).toHaveCount(0);
  const { lockedCents, problems } = await sandbox.bets(player.site, player.name);
  expect([lockedCents, problems]).toEqual([0, []]);
});

test("a settled bet explains how it was settled", async ({ site, sandbox, players }) => {
  const variant = variantOf("aurora");
  const asked = "show=FU&leagues=coast";
  const opened = await openSlip({ site, players, variant, asked, count: 2 });
  const { slip, player } = opened;
  // forced-colours.spec.ts uses the first one.
  const [, match] = opened.matches;
  await sandbox.steer.line(mainMarket(match, "R").id, "-0.75");
  await sandbox.steer.price(priceId(match, "R"), "1.00");
  await expect(slip.price(match, "R", 0)).toContainText("-0.5/1");
  await expect(slip.price(match, "R", 0)).toContainText("1.00");
  await slip.pick(match, "R");
  await slip.stake().fill("100");
  await expect(slip.cards.getByText("1.00")).toHaveCount(1);
  await slip.place.click();
  await slip.expectPlaced("accepted");
  await slip.tab("bets");
  const bet = betOf(slip)(match);
  await expect(bet).toBeVisible();
  await sandbox.steer.settle(match.gameId, { status: "ended", score: [1, 0], half: [0, 0] });
  await expect(bet).toHaveCount(0);
  await slip.box
    .locator("label")
    .filter({ hasText: slip.say("bets.settled") })
    .click();
  await expect(bet).toContainText("¥ 150");
  await bet.getByText(slip.say("bets.explain.title")).click();
  for (const text of [
    `${slip.say("bets.code.halfWin")} LW`,
    slip.say("bets.explain.score", { score: "1-0" }),
    slip.say("bets.explain.half", { line: "-0.5", result: slip.say("bets.code.win") }),
    slip.say("bets.explain.half", { line: "-1", result: slip.say("bets.code.push") }),
    slip.say("bets.explain.single.LW", { risk: "¥ 100", win: "¥ 100" }),
    slip.say("bets.explain.return", { amount: "¥ 150" }),
  ])
    await expect(bet).toContainText(text);
  const { balanceCents, lockedCents, problems } = await sandbox.bets(player.site, player.name);
  expect([balanceCents, lockedCents, problems]).toEqual([1_005_000, 0, []]);
});

/** Keeps the current offer from changing and expiring. */
async function holdOffer(page: Page): Promise<void> {
  const asked = () => page.waitForResponse((one) => methodOf(one.request()) === "cashOutQuote");
  const answer = (await (await asked()).json()) as { data: { expiresAt: number } };
  const data = { ...answer.data, expiresAt: answer.data.expiresAt + 600_000 };
  await page.route("**/game/api/v1/resource", (route) =>
    methodOf(route.request()) === "cashOutQuote"
      ? route.fulfill({ json: { ...answer, data } })
      : route.fallback(),
  );
  await asked();
}

/** `¥ 93.10` is 9310. */
function centsIn(text: string): number {
  const [, whole = "", part = ""] = /([\d,]+)(?:\.(\d{2}))?/.exec(text) ?? [];
  return Number(whole.replaceAll(",", "")) * 100 + Number(part);
}
