// Rewards are claimed by keyboard although the answer is lost, and a new level is told once.
import { seriousFindings } from "../../browser/axe.ts";
import { expect, test, variantOf } from "./player.ts";
import { goTo } from "../../browser/routes-of.ts";
import { sayOf } from "./site-texts.ts";
import { carryOutSilently } from "./slip-calls.ts";

// The browser logs failed requests itself; these are not errors of the site.
test.use({ forgiven: /Failed to load resource/ });

const variant = variantOf("aurora");

test("rewards are paid once although the answer is lost, and a new level is told once", async ({
  site,
  sandbox,
  players,
}) => {
  const { page } = site;
  const say = sayOf(variant.brand.id, variant.locale);
  const player = await players.member(variant.brand.id, { balanceCents: 0 });
  const gift = { kind: "activity", amountCents: 8800 };
  await sandbox.reward(player, { ...gift, id: "gift-1", title: "开业礼" });
  await sandbox.reward(player, { ...gift, id: "gift-2", title: "周末礼", turnoverCents: 26_400 });
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/welfare/claim")) sent.push(request.postData() ?? "");
  });

  await players.enter(player, variant, "/mine/welfare");
  const all = page.getByRole("button", { name: say("welfare.sum.all") });
  await expect(page.getByText(say("welfare.sum.part", { amount: "¥ 88" }))).toBeVisible();
  expect(await seriousFindings(page)).toEqual([]);
  await page.route("**/welfare/claim", carryOutSilently);
  await page.route("**/welfare/claim/status", (route) => route.abort());
  await all.focus();
  await page.keyboard.press("Enter");
  await expect(
    page.getByText(say("money-call.unknown", { thing: say("money-call.thing.rewards") })),
  ).toBeVisible();
  await page.unrouteAll();
  const done = say("welfare.end.done", { count: 2, amount: "¥ 176" });
  await expect(page.getByText(done)).toBeVisible();
  await expect(page.getByText(say("welfare.empty.claimable"))).toBeVisible();
  const { balanceCents, problems } = await sandbox.bets(player.site, player.name);
  expect([sent.length, balanceCents, problems]).toEqual([1, 8800, []]);

  await sandbox.level(player, { depositCents: 6_000_000, turnoverCents: 60_000_000 });
  const card = page.getByText(/VIP3/).and(page.getByRole("status").locator("b"));
  const progress = page.waitForResponse(/memberGradeInfoByGrade$/);
  await goTo(page, "/mine/takemoney");
  await progress;
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(say("titles.takemoney"));
  await expect(card).toHaveCount(0);
  await goTo(page, "/mine/vip");
  await expect(card).toBeVisible();
  const hero = page.getByRole("region", { name: say("vip.hero.label") });
  await expect(hero.getByRole("heading", { level: 2 })).toContainText("VIP3");
  await expect(hero.getByRole("progressbar")).toHaveCount(2);
  await expect(page.getByRole("navigation").getByRole("link", { name: "VIP3" })).toBeVisible();
  expect(await seriousFindings(page)).toEqual([]);
  await page
    .getByRole("status")
    .getByRole("button", { name: say("ui.close") })
    .press("Enter");
  await expect(card).toHaveCount(0);
  await page.reload();
  await expect(hero).toBeVisible();
  await expect(card).toHaveCount(0);
});
