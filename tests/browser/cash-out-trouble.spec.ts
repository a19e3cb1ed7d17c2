// One press is one cash-out, and its outcome is shown: with a lost answer, after a reload, from two tabs.
import type { Page } from "playwright/test";
import type { SportMatch } from "#contract/api/sport.ts";
import { expect, test, variantOf } from "./player.ts";
import { holdCalls, loseAnswers } from "./slip-calls.ts";
import { openSlip, priceId, slipPage, type SlipPage, SPORT } from "./slip-page.ts";

// The browser logs failed requests itself; these are not errors of the site.
test.use({ forgiven: /Failed to load resource/ });

const variant = variantOf("crimson", "professional");
const asked = "show=FU&leagues=100210";

test("a cash-out whose answer is lost happens once, and its outcome is shown", async ({
  site,
  sandbox,
  players,
}) => {
  const { page } = site;
  const opened = await openSlip({ site, players, variant, asked, count: 3 });
  const { slip, player, matches } = opened;
  const [lost, reloaded, shared] = matches;
  for (const match of matches) await sandbox.steer.price(priceId(match, "R"), "1.00");
  for (const match of matches) await expect(slip.price(match, "R", 0)).toContainText("1.00");
  await slip.pick(lost, "R");
  await slip.mode("multiple");
  for (const match of [reloaded, shared]) await slip.pick(match, "R");
  for (const nth of [0, 1, 2]) await slip.stake(nth).fill("100");
  await expect(slip.cards.getByText("1.00")).toHaveCount(3);
  await slip.place.click();
  await slip.expectPlaced("accepted", "accepted", "accepted");
  await slip.tab("bets");

  const done = new RegExp(slip.say("bets.cashOut.done", { amount: "(.+)" }));
  const says = (at: SlipPage) => expect(at.toast).toHaveText(done, { timeout: 20_000 });
  const take = (at: SlipPage, match: SportMatch) =>
    betOf(at, match).getByRole("button", { name: at.say("bets.cashOut.take") });
  const open = async (at: SlipPage, match: SportMatch, share = "100%") => {
    await betOf(at, match)
      .getByRole("button", { name: at.say("bets.cashOut.name") })
      .click();
    await betOf(at, match).getByRole("button", { name: share }).click();
    await expect(take(at, match)).toBeEnabled();
  };
  const money = () => sandbox.bets(player.site, player.name);
  const cashed = async () =>
    (await money()).tickets.reduce((sum, { cashedCents }) => sum + cashedCents, 0);

  const answer = await loseAnswers(page, "cashOut");
  await open(slip, lost, "50%");
  const ask = await holdCalls(page, "cashOutStatus");
  await take(slip, lost).click();
  await expect(betOf(slip, lost)).toContainText(/没有收到服务器的答复/);
  await expect(take(slip, lost)).toHaveCount(0);
  await ask();
  await says(slip);
  await expect(betOf(slip, lost)).not.toContainText(slip.say("bets.cashOut.refused"));
  await expect(betOf(slip, lost)).toContainText(slip.say("bets.cashed"));
  expect(await cashed()).toBeGreaterThan(3000);

  // The page closes before the outcome is known.
  await open(slip, reloaded);
  const askAgain = await holdCalls(page, "cashOutStatus");
  await take(slip, reloaded).click();
  await expect(betOf(slip, reloaded)).toContainText("确认中");
  await slip.load(asked);
  await askAgain();
  await says(slip);
  expect((await money()).tickets.filter(({ state }) => state === "cashedOut")).toHaveLength(1);

  await answer();
  await slip.tab("bets");
  const there = await tabOf(await site.tab());
  await Promise.all([open(slip, shared, "50%"), open(there, shared, "50%")]);
  await loseAnswers(page, "cashOut");
  await Promise.all([slip, there].map((at) => press(take(at, shared))));
  for (const at of [slip, there]) await says(at);

  const { balanceCents, lockedCents, problems, tickets } = await money();
  expect(
    tickets.filter(({ state, cashedCents }) => state === "open" && cashedCents > 0).length,
  ).toBe(2);
  expect([balanceCents - (await cashed()), lockedCents, problems]).toEqual([970_000, 10_000, []]);

  async function tabOf(tab: Awaited<ReturnType<typeof site.tab>>): Promise<SlipPage> {
    await tab.visit(variant, `${SPORT}?${asked}`);
    const at = slipPage(tab, variant);
    await at.tab("bets");
    return at;
  }
});

const betOf = ({ box }: SlipPage, { team_h: home, team_c: away }: SportMatch) =>
  box.getByRole("article").filter({ hasText: `${home} vs ${away}` });

const press = (button: ReturnType<Page["getByRole"]>) =>
  button.evaluate((element: HTMLElement) => element.click());
