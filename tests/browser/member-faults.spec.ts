// A member on a member page while the call for the user info fails.
import type { Page, Route } from "playwright/test";
import { expect, test, variantOf } from "./player.ts";
import { changeData, hurryTimeouts } from "./server-trouble.ts";

// The browser logs failed requests itself; these are not errors of the site.
test.use({ forgiven: /Failed to load resource/ });

const aurora = variantOf("aurora");
const site = "aurora";
const MEMBER_INFO = "/user/member/info";

const account = (page: Page) => page.getByRole("banner").getByRole("button", { name: "我的账户" });
const message = (page: Page) => page.locator("output > span");
const follow = (page: Page, name: string) =>
  page.getByRole("main").getByRole("link", { name, exact: true }).first().click();

type Fault = (route: Route) => Promise<void>;

const refused =
  (code: number, words: string): Fault =>
  (route) =>
    route.fulfill({ json: { status_code: code, data: null, message: words } });
const unanswered: Fault = () => Promise.resolve();

/** Only this page's next calls: other tests use the same site at the same time. */
async function failNext(page: Page, times: number, fault: Fault): Promise<void> {
  let left = times;
  await page.route(`**${MEMBER_INFO}`, (route) =>
    (left -= 1) < 0 ? route.fallback() : fault(route),
  );
}

const FAULTS = [
  ["系统繁忙", 1, refused(6317, "系统繁忙，请稍后重试")],
  ["请求超时", 1, unanswered],
] as const;

test("a temporary fault of the user info shows one message, keeps the page and recovers by itself", async ({
  site: tab,
  players,
}) => {
  const { page } = tab;
  const player = await players.member(site);
  await hurryTimeouts(page);
  await players.enter(player, aurora, "/mine/userinfo");
  const pages = [
    ["安全中心", /\/mine\/auth$/],
    ["个人资料", /\/mine\/userinfo$/],
  ] as const;
  for (const [place, [words, times, fault]] of FAULTS.entries()) {
    await test.step(words, async () => {
      await tab.settled();
      await failNext(page, times, fault);
      const [name, url] = pages[place % 2] ?? pages[0];
      await follow(page, name);
      await expect(page).toHaveURL(url);
      await expect(message(page)).toContainText(`账户信息暂时没有更新：${words}`);
      await expect(account(page)).toBeVisible();
      // The next attempt gets an answer.
      const again = await page.waitForResponse((one) => one.url().endsWith(MEMBER_INFO));
      expect(await again.json()).toMatchObject({ status_code: 6000 });
    });
  }
  await failNext(page, 20, refused(6317, "系统繁忙，请稍后重试"));
  await page.reload();
  const retry = page.getByRole("main").getByRole("button", { name: "重新加载" });
  await expect(retry).toBeVisible();
  await expect(account(page)).toBeVisible();
  await page.unrouteAll({ behavior: "ignoreErrors" });
  // Without a press or a reload.
  await expect(page.getByRole("main")).toContainText("性别");
  await expect(retry).toBeHidden();
});

test("user info with odd or missing optional values still logs the member in", async ({
  site: tab,
  players,
}) => {
  const { page } = tab;
  const player = await players.member(site);
  const odd = {
    gender: "other",
    vipLevel: "3",
    avatar: null,
    registeredAt: "soon",
    userId: 10_086,
  };
  let answer: (data: object) => object = (data) => ({ ...data, ...odd });
  await page.route(`**${MEMBER_INFO}`, (route) =>
    changeData(route, (data) => answer(Object(data) as object)),
  );
  await players.enter(player, aurora, "/mine/userinfo");
  await expect(page.getByRole("main")).toContainText(player.name);
  await expect(page.getByRole("main")).toContainText("VIP3");
  answer = () => ({ bindPhone: 1, bindRealName: 0 });
  await page.reload();
  await expect(page.getByRole("main")).toContainText("性别");
  await expect(account(page)).toBeVisible();
  await expect(message(page)).toHaveCount(0);
});

test("a frozen account is logged out, sent home and shown the reason", async ({
  site: tab,
  players,
}) => {
  const { page } = tab;
  const player = await players.member(site);
  await players.enter(player, aurora, "/mine/userinfo");
  await tab.settled();
  const frozen = "您的账户已被冻结，请联系客服";
  await failNext(page, 2, refused(6003, frozen));
  await follow(page, "安全中心");
  await expect(page).toHaveURL(/\/home$/);
  await expect(message(page)).toContainText(`您已退出登录：${frozen}`);
  await expect(page.getByRole("banner").getByRole("button", { name: "登录" })).toBeVisible();
});
