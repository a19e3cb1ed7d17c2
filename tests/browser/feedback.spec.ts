// Feedback from the form to the answer of customer service, on a phone.
import { seriousFindings } from "../../browser/axe.ts";
import { expect, test, variantOf } from "./player.ts";
import { PHOTO_PLACE, smallPng } from "./small-png.ts";

const titan = variantOf("titan", "professional", "zh-CN");

test.use({ viewport: { width: 390, height: 844 } });

test("feedback with a picture is sent, answered and closed", async ({ site, sandbox, players }) => {
  const { page } = site;
  const player = await players.member("titan", { balanceCents: 50_000 });
  await players.enter(player, titan, "/mine/feedback");
  await page.getByText("存款", { exact: true }).last().click();
  await page.getByRole("textbox", { name: "问题描述" }).fill("付款后没有到账");
  const upload = page.waitForRequest(/uploadImage/);
  await page
    .locator("input[type=file]")
    .setInputFiles({ name: "a.png", mimeType: "image/png", buffer: smallPng() });
  const { data } = (await upload).postDataJSON() as { readonly data: string };
  const bytes = Buffer.from(data, "base64");
  expect([bytes.length > 0, bytes.includes(PHOTO_PLACE)]).toEqual([true, false]);
  await expect(page.getByRole("button", { name: "移除图片 1" })).toBeVisible();
  expect(await seriousFindings(page)).toEqual([]);
  // What is written stays through a reload.
  await page.reload();
  await expect(page.getByRole("button", { name: "移除图片 1" })).toBeVisible();
  await page.getByRole("button", { name: "提交反馈" }).click();

  await expect(page).toHaveURL(/\/mine\/feedback\/list\?thread=F\d+$/);
  const thread = page.getByRole("article");
  await expect(thread).toContainText("付款后没有到账");
  await expect(thread.getByRole("img", { name: "图片 1" })).toBeVisible();
  expect(await seriousFindings(page, "main")).toEqual([]);
  // An open thread asks for answers, and thereby reads them.
  await page.getByRole("button", { name: "返回列表" }).click();
  await expect(thread).toHaveCount(0);
  await sandbox.answerFeedback("titan", player.name, "<b>已到账</b>，请核对");
  await page.reload();
  await expect(page.getByText("有未读回复")).toBeAttached();
  await page.getByRole("button", { name: /付款后没有到账/ }).click();
  await expect(thread).toContainText("<b>已到账</b>，请核对");
  await thread.getByRole("button", { name: "结束反馈" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "结束反馈" }).click();
  await expect(thread.getByRole("textbox")).toHaveCount(0);
  await page.getByRole("button", { name: "返回列表" }).click();
  await expect(page.getByText("有未读回复")).toHaveCount(0);
});
