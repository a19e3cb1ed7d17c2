// The record of a member's money: filters, sums, detail, file.
import { readFileSync } from "node:fs";
import type { Deal } from "#contract/api/deal-records.ts";
import { seriousFindings } from "../../browser/axe.ts";
import { expect, test, variantOf } from "./player.ts";

interface Found {
  readonly total: number;
  readonly list: readonly Deal[];
}

const aurora = variantOf("aurora");
/** Demo member with movements of every kind. */
const VETERAN = { site: "aurora", name: "demo88", password: "", phone: "", email: "" };

test("movements are filtered, opened and exported", async ({ site, players }) => {
  const { page } = site;
  const answer = async () => {
    const response = await page.waitForResponse(
      (each) =>
        each.url().endsWith("/queryDealRecord") && each.request().postDataJSON()?.pageSize === 20,
    );
    return ((await response.json()) as { readonly data: Found }).data;
  };
  const week = answer();
  await players.enter(VETERAN, aurora, "/mine/transRecord");
  await week;
  const month = answer();
  await page.getByRole("button", { name: "近30天" }).click();
  const { total, list } = await month;
  expect(total).toBeGreaterThan(0);
  await expect(page.getByText(`共 ${total} 笔`)).toBeVisible();
  expect(await seriousFindings(page)).toEqual([]);

  const [first] = list;
  await page
    .getByRole("button", { name: new RegExp(`${first?.id} 的详情`) })
    .first()
    .click();
  const detail = page.getByRole("dialog", { name: "订单详情" });
  await expect(detail).toContainText(first?.id ?? "");
  await expect(detail.getByRole("list", { name: "处理进度" })).toBeVisible();
  await detail.getByRole("button", { name: "关闭" }).click();

  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "导出 CSV" }).click();
  const file = readFileSync(await (await download).path(), "utf8");
  expect(file.startsWith("\uFEFF订单号,")).toBe(true);
  expect(file.trimEnd().split("\r\n")).toHaveLength(total + 1);

  await page.getByText("失败", { exact: true }).first().click();
  await expect(page.getByText(`共 ${total} 笔`)).toBeHidden();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("an order of the address opens over the cards", async ({ site, players }) => {
    const { page } = site;
    const player = await players.member("aurora", { balanceCents: 5000 });
    await players.enter(player, aurora, "/mine/transRecord");
    const card = page.getByRole("listitem").filter({ has: page.getByText("详情") });
    const id =
      (await card
        .first()
        .getByText(/^[A-Z]\w{6,}$/)
        .textContent()) ?? "";
    await players.enter(player, aurora, `/mine/transRecord?order=${id}`);
    await expect(page.getByRole("dialog", { name: "订单详情" })).toContainText(id);
  });
});
