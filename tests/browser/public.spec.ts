// The public pages of a brand, and the redirect pages.
import { expect, test, variantOf } from "./player.ts";

const aurora = variantOf("aurora");
test("sponsors are listed in the server's order; none shows an empty state", async ({ site }) => {
  const { page } = site;
  const sponsors = (data: unknown) =>
    page.route(/sponsorContent$/, (route) =>
      route.fulfill({ json: { status_code: 6000, data, message: "" } }),
    );
  await sponsors([]);
  await site.visit(aurora, "/sponsor");
  const list = page.getByRole("region", { name: "同行的伙伴" });
  await expect(list).toContainText("暂时没有公开的合作");
  await page.unrouteAll();
  await sponsors("what is this");
  await page.reload();
  await expect(list.getByRole("alert")).toContainText("伙伴名单加载失败");
  await page.unrouteAll();
  await list.getByRole("button", { name: "重新加载" }).click();
  await expect(list.getByRole("article")).toHaveCount(3);
});

test.describe("the download page", () => {
  // The browser logs the blocked call.
  test.use({ forgiven: /ERR_FAILED/ });
  const tab = (name: string) => ({ name, selected: true });

  test("shows the steps for the visitor's device first", async ({ site }) => {
    const { page } = site;
    await page.addInitScript(() => {
      const userAgent = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)";
      Object.defineProperty(window.navigator, "userAgent", { get: () => userAgent });
    });
    // Otherwise a phone is sent to the phone site.
    await page.route(/preInfo$/, (route) => route.abort());
    await page.goto(`${site.origin("aurora")}/download`);
    await expect(page.getByRole("tab", tab("苹果 iOS"))).toBeVisible();
  });

  test("the QR code of a platform leads to its steps; the address can be copied", async ({
    site,
  }) => {
    const { page } = site;
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await site.open(aurora, "/download?platform=android");
    await expect(page.getByRole("tab", tab("安卓 Android"))).toBeVisible();
    await page.getByRole("tab", { name: "苹果 iOS" }).click();
    await expect(page.getByRole("img", { name: "在苹果设备上打开官网的二维码" })).toBeVisible();
    await page.getByRole("button", { name: "复制网址" }).click();
    await expect(page.getByText("复制成功")).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(`${site.origin("aurora")}/`);
    await expect(page.getByRole("region", { name: "只认官方网址" })).toContainText(
      site.origin("aurora"),
    );
  });
});

test("the partner programme links to customer service, e-mail and its help page", async ({
  site,
}) => {
  const { page } = site;
  await site.open(aurora, "/agent");
  const main = page.getByRole("main");
  await expect(main.getByText("10,500")).toBeVisible();
  await expect(main.getByRole("link", { name: "写信申请" })).toHaveAttribute(
    "href",
    /^mailto:care@aurora/,
  );
  const question = main.getByText("谁可以申请？");
  await question.press("Enter");
  await expect(main.getByText("年满 18 岁")).toBeVisible();
  await main.getByRole("button", { name: "联系客服" }).first().click();
  await expect(page.getByRole("dialog")).toContainText("温馨提示");
  await page.keyboard.press("Escape");
  await main.getByRole("link", { name: "合作伙伴说明" }).click();
  await expect(page).toHaveURL(/\/app\/help\/hzhb$/);
});

test.describe("inviting friends", () => {
  const path = "/activity/friendInvitation";

  test("a visitor sees the reward, and logs in or registers", async ({ site }) => {
    const { page } = site;
    await site.open(aurora, path);
    const main = page.getByRole("main");
    await expect(main.getByText("388").first()).toBeVisible();
    await expect(main.getByRole("region", { name: "邀请记录" })).toHaveCount(0);
    await main.getByRole("button", { name: "登录后邀请" }).click();
    const dialog = page.getByRole("dialog");
    await expect(dialog.locator("input[autocomplete=current-password]")).toBeVisible();
    await page.keyboard.press("Escape");
    await main.getByRole("button", { name: "注册" }).click();
    await expect(dialog.locator("input[autocomplete=new-password]").first()).toBeVisible();
  });

  test("a member's link puts the code into the friend's registration", async ({
    site,
    players,
  }) => {
    const { page } = site;
    await players.enter(await players.member("aurora", { vipLevel: 3 }), aurora, path);
    const records = page.getByRole("region", { name: "邀请记录" });
    await expect(records.locator("tbody tr")).toHaveCount(10);
    await records.getByRole("button", { name: "第 3 页" }).click();
    await expect(records.locator("tbody tr")).toHaveCount(3);
    const mine = page.getByRole("region", { name: "我的邀请" });
    const link = await mine.getByText("/home?icode=").innerText();
    const code = new URL(link).searchParams.get("icode") ?? "";
    await expect(mine.getByText(code, { exact: true })).toBeVisible();
    await expect(mine.getByRole("img", { name: "邀请链接的二维码" })).toBeVisible();
    await expect(mine).toContainText("23");
    await page.evaluate(() => window.localStorage.clear());
    await page.goto(link);
    await expect(page.getByRole("dialog").getByLabel(/^邀请码/)).toHaveValue(code);
    await site.open(aurora, path);
    await expect(page.getByRole("main")).toContainText(`邀请码 ${code}`);
  });
});

test.describe("redirect pages", () => {
  test("a redirect asks a visitor to log in, and leads a member inside the site only", async ({
    site,
    players,
  }) => {
    const { page } = site;
    await site.visit(aurora, "/redirect/mine/userinfo");
    await expect(page).toHaveURL(/\/home/);
    const player = await players.member("aurora");
    await players.enter(player, aurora, "/redirect/mine/userinfo?from=mail");
    await expect(page).toHaveURL(/\/mine\/userinfo\?from=mail/);
    await page.goto(`${site.origin("aurora")}/redirect/%5Cevil`);
    await expect(page).toHaveURL(/\/not-found$/);
  });

  test("the loading page gives up after ten seconds with a way home", async ({ site }) => {
    const { page } = site;
    await page.clock.install();
    await site.visit(aurora, "/loading");
    const main = page.getByRole("main");
    await expect(main).toContainText("正在打开");
    await expect(main).toHaveAttribute("aria-busy", "true");
    await page.clock.fastForward(10_000);
    await main.getByRole("link", { name: "返回首页" }).click();
    await expect(page).toHaveURL(/\/home/);
  });
});
