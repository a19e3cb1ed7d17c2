// Activities: a member joins, claims with a lost answer and draws; a visitor finds one and logs in.
import { authDialog } from "./auth-dialog.ts";
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
    await standing.getByRole("button", { name: text("join.button") }).click();
    await expect(standing).toContainText(text("state.joined"));

    const tasks = page.getByRole("region", { name: text("task.title") });
    await sandbox.fault({ call: "claimActivity", site: "titan", kind: "lost", times: 1 });
    const claim = tasks.getByRole("button", { name: text("item.claim") }).first();
    await claim.focus();
    await page.keyboard.press("Enter");
    await expect(tasks.getByRole("status").filter({ hasText: "¥ 24" })).toBeVisible();
    const records = page.getByRole("region", { name: text("records.title") });
    await expect(records.getByRole("row")).toHaveCount(2);
    expect(await seriousFindings(page, "main")).toEqual([]);

    await goTo(page, WHEEL);
    await standing.getByRole("button", { name: text("join.button") }).click();
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
  const running = page.getByRole("region", { name: "进行中" });
  await expect(running.getByRole("article")).toHaveCount(1);
  await expect(page).toHaveURL(/q=zhuanpan/);
  expect(await seriousFindings(page, "main")).toEqual([]);
  await running.getByRole("link", { name: "每日转盘" }).click();
  const standing = page.getByRole("region", { name: "我的参与" });
  await standing.getByRole("button", { name: "登录" }).click();
  const dialog = authDialog(page, sandbox, variant);
  await dialog.logIn(player);
  await expect(standing).toContainText("暂不符合条件");
  await expect(standing.getByRole("link", { name: "去绑定" })).toBeVisible();
  await expect(page).toHaveURL(/lucky-wheel$/);
});
