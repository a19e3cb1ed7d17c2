// The message page: unread numbers in every tab of the browser, deletion with undo, a link in a message.
import { seriousFindings } from "../../browser/axe.ts";
import { expect, type SitePage } from "./open-site.ts";
import { test, variantOf } from "./player.ts";

const aurora = variantOf("aurora");

/** The unread messages that the header counts. */
async function unreadInHeader({ page }: SitePage): Promise<number> {
  const bell = page.getByRole("banner").getByRole("button", { name: /^消息中心/ });
  const name = (await bell.getAttribute("aria-label")) ?? "";
  return Number(/(\d+) 条未读/.exec(name)?.[1] ?? 0);
}

/** The sum of the numbers in the tabs. */
async function unreadInTabs({ page }: SitePage): Promise<number> {
  const spoken = page.getByRole("tab").getByText(/^\d+ 条未读$/);
  const counts = await spoken.allTextContents();
  return counts.reduce((sum, words) => sum + Number.parseInt(words, 10), 0);
}

test("messages are read, deleted and restored, and two tabs agree about what is unread", async ({
  site,
  sandbox,
  players,
}) => {
  const player = await players.member("aurora");
  const { name } = player;
  const body = '<p>订单 <a href="/mine/wallet">钱包</a></p><img src=x onerror="window.hit=1">';
  await sandbox.letter({ site: "aurora", name, kind: "notice", title: "第一封", body });
  await players.enter(player, aurora, "/mine/message");
  const { page } = site;
  await expect(page.getByRole("button", { name: /第一封/ })).toBeVisible();
  const before = await unreadInHeader(site);
  expect(before).toBeGreaterThan(1);
  await expect.poll(() => unreadInTabs(site)).toBe(before);
  expect(await seriousFindings(page)).toEqual([]);

  const other = await site.tab();
  await other.visit(aurora, "/mine/message");
  await expect.poll(() => unreadInTabs(other)).toBe(before);
  await page.getByRole("button", { name: /第一封/ }).click();
  await expect.poll(() => unreadInHeader(other)).toBe(before - 1);
  await expect.poll(() => unreadInTabs(other)).toBe(before - 1);
  await expect.poll(() => unreadInHeader(site)).toBe(before - 1);

  await other.page.getByRole("checkbox", { name: /^选择「第一封」/ }).check();
  await other.page.getByRole("button", { name: "删除", exact: true }).click();
  await expect(page.getByRole("button", { name: /第一封/ })).toHaveCount(0);
  await other.page.getByRole("button", { name: "撤销" }).click();
  await page.getByRole("button", { name: /第一封/ }).click();
  await page.getByRole("button", { name: "所有类别标为已读" }).click();
  await expect.poll(() => unreadInHeader(other)).toBe(0);

  const article = page.getByRole("article", { name: "第一封" });
  await expect(article.locator("img")).toHaveCount(0);
  await article.getByRole("link", { name: "钱包" }).click();
  await expect(page).toHaveURL(/\/mine\/wallet$/);
  expect(await page.evaluate(() => "hit" in window)).toBe(false);
});
