// Changes to a bet before it is accepted, and what the player is asked.
import type { SportMatch } from "#contract/api/sport.ts";
import { feedLine } from "./feed-line.ts";
import { expect, test, variantOf } from "./player.ts";
import type { Sandbox } from "./sandbox-control.ts";
import { holdCalls } from "./slip-calls.ts";
import { mainMarket, openSlip, priceId, type SlipPage, some } from "./slip-page.ts";
import { bettable, ownShare } from "./sport-page.ts";

test.use({ forgiven: /Failed to load resource/ });

test("changed odds are accepted or need consent, by the player's setting", async ({
  site,
  sandbox,
  players,
}) => {
  const line = await feedLine(site.page, "FT.FU");
  const variant = variantOf("aurora");
  const asked = "show=FU&leagues=100032";
  const opened = await openSlip({ site, players, variant, asked, count: 2 });
  const { slip, player } = opened;
  const [match, other] = opened.matches;
  await changesInSight(slip, sandbox, match);
  // The page does not see the change before the press: the server refuses, and shows old beside new.
  await sandbox.steer.price(priceId(other, "R"), "0.70");
  await expect(slip.price(other, "R", 0)).toContainText("0.70");
  await holdCalls(site.page, "priceList");
  await slip.pick(other, "R");
  await slip.stake().fill("100");
  await expect(slip.place).toBeEnabled();
  const release = await holdCalls(site.page, "quote");
  await line.hold();
  await sandbox.steer.price(priceId(other, "R"), "0.75");
  await slip.place.click();
  await slip.expectPlaced("refused");
  await expect(changeIn(slip)("0.70", "0.75", "asks")).toBeVisible();
  await release();
  await slip.box.getByRole("button", { name: slip.say("view.acceptAndPlace") }).click();
  await slip.expectPlaced("accepted");
  const { tickets } = await sandbox.bets(player.site, player.name);
  const odds = tickets.filter(({ state }) => state === "open").map(({ legs }) => legs[0]?.odds);
  expect(odds).toEqual(["0.75", "0.88"]);
});

test("a changed line needs consent, a suspended match waits, a closed one must be removed", async ({
  site,
  sandbox,
  players,
}) => {
  const variant = variantOf("titan", "professional", "zh-TW");
  const asked = "show=FU&leagues=100028";
  const opened = await openSlip({ site, players, variant, asked, count: 1 });
  const { slip, player } = opened;
  const [match] = opened.matches;
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
  const { tickets } = await sandbox.bets(player.site, player.name);
  expect(tickets[0]?.legs[0]?.line).toBe("-2");

  await slip.pick(match, "OU");
  await slip.stake().fill("100");
  await sandbox.steer.settle(match.gameId, { status: "ended", score: [2, 0], half: [1, 0] });
  await expect(slip.cards).toContainText(slip.say("view.problem.closed"));
  await expect(slip.place).toContainText(slip.say("view.reason.closed"));
  await slip.cards.getByRole("button", { name: slip.say("view.remove"), exact: true }).click();
  await expect(slip.box.getByText(slip.say("rail.empty.title"))).toBeVisible();
});

const changeIn =
  ({ box, say }: SlipPage) =>
  (from: string, to: string, outcome: "asks" | "accepted") =>
    box.getByText(say("view.change.odds", { place: 1, from, to }) + say(`view.change.${outcome}`));

/** Accepts any change until the player sets otherwise, but no price that fell by more than 5 %. */
async function changesInSight(slip: SlipPage, sandbox: Sandbox, match: SportMatch): Promise<void> {
  const id = priceId(match, "R");
  const change = changeIn(slip);
  await sandbox.steer.price(id, "0.90");
  await expect(slip.price(match, "R", 0)).toContainText("0.90");
  await slip.pick(match, "R");
  await slip.stake().fill("100");
  const options = slip.box.getByRole("button", { name: slip.say("view.options") });
  await expect(options).toContainText(slip.say("view.accept.any"));
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
  await expect(change("0.90", "0.85", "asks")).toBeVisible();
  await sandbox.steer.price(id, "0.88");
  await expect(change("0.90", "0.88", "accepted")).toBeVisible();
  await slip.expectSums({ risk: "100", win: "88", back: "188" });
  await slip.accept("ask");
  await slip.place.click();
  await slip.expectPlaced("accepted");
}

test("in-play bets stay pending for their delay: one is accepted, one refused", async ({
  site,
  sandbox,
  players,
}) => {
  const variant = variantOf("jade", "classic", "zh-TW");
  const opened = await openSlip({ site, players, variant, asked: "show=RB", count: 1 });
  const { slip, player } = opened;
  const calm = (await bettable(site, variant.locale)).filter(isEarly);
  // Only the second one is changed here; the others may belong to another worker.
  const own = ownShare(calm);
  const [second, first, third] = some([...own, ...calm.filter((match) => !own.includes(match))], 3);
  await slip.pick(first, "R");
  await slip.mode("multiple");
  await slip.pick(second, "R");
  await slip.stake(0).fill("10");
  await slip.stake(1).fill("20");

  await test.step("nothing is added to the slip while bets are pending", async () => {
    await sandbox.steer.delayed(player, "wait");
    await slip.place.click();
    await expect(slip.box.getByText(/已收到/)).toBeVisible();
    await slip.pick(third, "R");
    await expect(slip.toast).toHaveText(slip.say("slip.delay"));
    await expect(slip.card(third)).toHaveCount(0);
    await expect(slip.balance).toContainText("9,970");
  });
  await test.step("the refused bet stays in the slip and its stake is returned", async () => {
    await sandbox.steer.delayed(player, "accept", "refuse");
    await slip.expectPlaced("accepted", "refused");
    await expect(slip.balance).toContainText("9,990");
    await expect(slip.card(second)).toBeVisible();
    await expect(slip.card(first)).toHaveCount(0);
  });
  await test.step("a goal changes the score of the selection and suspends it", async () => {
    const score = await sandbox.steer.goal(second.gameId, "C");
    await expect(slip.card(second)).toContainText(slip.say("view.changed.score"));
    await expect(slip.card(second)).toContainText(`→ ${score.join("-")}`);
    await expect(slip.card(second)).toContainText(slip.say("view.problem.suspended"));
  });
  await slip.tab("bets");
  await expect(slip.box.getByRole("article")).toHaveCount(1);
  await expect(slip.box.getByRole("article")).toContainText(first.team_h);
  expect((await sandbox.bets(player.site, player.name)).problems).toEqual([]);
});

/** Its markets stay open for a while. */
const isEarly = ({ state }: SportMatch) => state.running && (state.re_time ?? 0) < 4800;
