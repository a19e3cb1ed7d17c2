// Activities: a member joins, claims with a lost answer and draws; a visitor finds one and logs in.
import { authDialog } from "./auth-dialog.ts";
import { ACTIVITY_KINDS } from "#contract/activities.ts";
import { sampleAddress } from "#contract/sample-address.ts";
import { seriousFindings } from "../../browser/axe.ts";
import { expect, test, variantOf } from "./player.ts";
import { BOUND, goTo } from "../../browser/routes-of.ts";
import { sayOf } from "./site-texts.ts";

const TASKS = "/activity/newTask/newcomer-road";
const WHEEL = "/activity/drawGift/lucky-wheel";

test.describe("a member", () => {
  const variant = variantOf("titan", "professional", "zh-TW");
  const say = sayOf("titan", "zh-TW");
  const text = (key: string, values = {}) => say(`activity.${key}`, values);
  // The browser logs the cut call.
  test.use({ forgiven: /ERR_/, contextOptions: { reducedMotion: "no-preference" } });

  test("joins, claims once although the answer is lost, and draws", async ({
    site,
    players,
    sandbox,
  }) => {
    const { page } = site;
    const player = await players.member("titan", BOUND);
    await players.enter(player, variant, TASKS);
    const standing = page.getByRole("region", { name: text("standing.title") });
    const main = page.getByRole("main");
    await main.getByRole("button", { name: text("join.button") }).click();
    await expect(standing).toContainText(text("state.joined"));

    await sandbox.fault({ call: "claimActivity", site: "titan", kind: "lost", times: 1 });
    const claim = main.getByRole("button", { name: text("item.claim") }).first();
    await claim.focus();
    await page.keyboard.press("Enter");
    await expect(main.getByRole("status").filter({ hasText: "¥ 24" })).toBeVisible();
    const records = page.getByRole("region", { name: text("records.title") });
    await expect(records.getByRole("row")).toHaveCount(2);
    expect(await seriousFindings(page, "main")).toEqual([]);

    await goTo(page, WHEEL);
    await main.getByRole("button", { name: text("join.button") }).click();
    const draw = page.getByRole("button", { name: text("draw.button") });
    await expect(draw).toBeEnabled();
    await draw.focus();
    await page.keyboard.press("Enter");
    await expect(records.getByRole("row")).toHaveCount(2);
    await expect(draw).toBeDisabled();
    await expect(draw).toBeFocused();
    expect(await seriousFindings(page, "main")).toEqual([]);
    const { problems } = await sandbox.bets(player.site, player.name);
    expect(problems).toEqual([]);
  });
});

test("a visitor finds an activity by pinyin, logs in there and stays", async ({
  site,
  players,
  sandbox,
}) => {
  const { page } = site;
  const variant = variantOf("aurora");
  const player = await players.member("aurora");
  await site.visit(variant, "/activity/discount");
  await page.getByRole("searchbox", { name: "搜索活动" }).fill("zhuanpan");
  const draws = page.getByRole("region", { name: "签到与抽奖" });
  await expect(draws.getByRole("article")).toHaveCount(1);
  await expect(page).toHaveURL(/q=zhuanpan/);
  expect(await seriousFindings(page, "main")).toEqual([]);
  await draws.getByRole("link", { name: "每日转盘" }).click();
  const standing = page.getByRole("region", { name: "我的参与" });
  await page.getByRole("main").getByRole("button", { name: "登录" }).click();
  const dialog = authDialog(page, sandbox, variant);
  await dialog.logIn(player);
  await expect(standing).toContainText("暂不符合条件");
  await expect(page.getByRole("main").getByRole("link", { name: "去绑定" })).toHaveCount(1);
  await expect(page).toHaveURL(/lucky-wheel$/);
});

// The main action of an activity is in the first window, and there is one.
for (const [width, height] of [
  [1366, 768],
  [390, 844],
] as const)
  test.describe(`${width} x ${height}`, () => {
    test.use({ viewport: { width, height }, hasTouch: width < 800 });

    test("the action of each kind of activity stands in its hero", async ({ site, players }) => {
      const { page } = site;
      const variant = variantOf("aurora");
      const player = await players.member("aurora", BOUND);
      await players.enter(player, variant, WHEEL);
      const bar = width < 800 ? await page.getByRole("navigation").last().boundingBox() : null;
      for (const kind of ACTIVITY_KINDS) {
        await goTo(page, sampleAddress(`/activity/${kind}/:id`));
        await site.settled();
        // A new member joins, deposits, or meets a condition.
        const action = page.locator("main [data-ground=art]").first().locator("a, button").first();
        // The action changes when the standing of the member arrives: it has no place meanwhile.
        const bottom = async () => {
          const box = await action.boundingBox();
          return box === null ? height : box.y + box.height;
        };
        await expect.poll(bottom, kind).toBeLessThan(bar?.y ?? height);
      }
    });
  });
