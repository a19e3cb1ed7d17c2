// Two tabs of one browser have one slip.
import { expect, test, variantOf } from "./player.ts";
import { openSlip, slipPage, SPORT } from "./slip-page.ts";

const variant = variantOf("titan", "professional", "zh-TW");
/** No other test changes the prices of these. */
const asked = "show=FU&leagues=100822";

test("two tabs of one browser share the slip and place it once", async ({
  site,
  sandbox,
  players,
}) => {
  const opened = await openSlip({ site, players, variant, asked, count: 2 });
  const { slip: here, player } = opened;
  const [first, second] = opened.matches;
  await here.pick(first, "R");
  const tab = await site.tab();
  const there = slipPage(tab, variant);
  await tab.visit(variant, `${SPORT}?${asked}`);
  await expect(there.cards).toHaveCount(1);
  await there.mode("multiple");
  await there.pick(second, "R");
  await expect(here.cards).toHaveCount(2);
  await expect(here.price(second, "R", 0)).toHaveAttribute("aria-pressed", "true");
  await here.stake(0).fill("100");
  await here.stake(1).fill("50");
  await expect(there.stake(0)).toHaveValue("100");
  await expect(there.stake(1)).toHaveValue("50");
  await expect(there.place).toBeEnabled();
  await expect(here.place).toBeEnabled();

  await Promise.all(
    [here, there].map(({ place }) => place.evaluate((button: HTMLElement) => button.click())),
  );
  for (const slip of [here, there]) {
    await expect(slip.cards).toHaveCount(0);
    await expect(slip.place).toHaveCount(0);
  }
  await expect
    .poll(async () => (await sandbox.bets(player.site, player.name)).tickets.length)
    .toBe(2);
  const { balanceCents, problems } = await sandbox.bets(player.site, player.name);
  expect([balanceCents, problems]).toEqual([985_000, []]);

  await there.pick(first, "OU");
  await expect(there.cards).toHaveCount(1);
  await expect(here.cards).toHaveCount(1);
  const other = await players.member(player.site);
  const session = await sandbox.session(other.site, other.name);
  await site.page.evaluate((kept) => {
    for (const [key, value] of Object.entries(kept)) window.localStorage.setItem(key, value);
  }, session);
  await expect(there.cards).toHaveCount(0);
  await site.page.reload();
  await expect(here.box.getByText(here.say("rail.empty.title"))).toBeVisible();
});
