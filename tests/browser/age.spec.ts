// The age notice of the first visit.
import type { Page } from "playwright/test";
import { seriousFindings } from "../../browser/axe.ts";
import { expect, QUIET, test, variantOf } from "./player.ts";

test.use({ firstVisit: true });

const notice = (page: Page) =>
  page.getByRole("region", { name: /^本站仅供年满 \d+ 周岁人士使用$/ });
const accept = (page: Page) => notice(page).getByRole("button", { name: /^我已年满 \d+ 周岁$/ });
const leave = (page: Page) => notice(page).getByRole("button", { name: "离开" });

test("the keyboard reaches the age notice first, and it opens on the first visit only", async ({
  site,
}) => {
  const { page } = site;
  await site.visit(variantOf("aurora"), QUIET);
  await expect(notice(page)).toBeVisible();
  await expect(page.locator("body")).toBeFocused();
  await expect(notice(page).getByRole("link", { name: "用户条款" })).toHaveAttribute(
    "href",
    "/app/help/gztk",
  );
  expect(await seriousFindings(page)).toEqual([]);
  await page.keyboard.press("Tab");
  await expect(notice(page).getByRole("link")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(leave(page)).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(accept(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(notice(page)).toBeHidden();
  await expect(page.getByRole("main")).toBeFocused();
  await page.reload();
  await page.locator("main h1").first().waitFor();
  await site.settled();
  await expect(notice(page)).toBeHidden();
});

test("declining the age notice leaves no way but back to it", async ({ site }) => {
  const { page } = site;
  await site.visit(variantOf("aurora", "professional"), QUIET);
  await leave(page).click();
  await expect(page.getByRole("heading", { name: "感谢您如实告知" })).toBeFocused();
  await expect(page.getByRole("link")).toHaveCount(0);
  await expect(page.getByRole("button")).toHaveCount(1);
  await page.getByRole("button", { name: "返回上一步" }).click();
  await expect(notice(page)).toBeVisible();
  await leave(page).click();
  await page.reload();
  await expect(notice(page)).toBeVisible();
});

test("on a phone the age notice covers the bottom bar", async ({ site }) => {
  const { page } = site;
  const width = 360;
  await page.setViewportSize({ width, height: 780 });
  for (const variant of [variantOf("aurora"), variantOf("titan")]) {
    await site.visit(variant, QUIET);
    const box = await notice(page).boundingBox();
    const bar = await page.getByRole("navigation", { name: "底部导航" }).boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(bar?.y ?? 0);
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? width)).toBeLessThanOrEqual(width);
    await page.getByRole("button", { name: "更多" }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await page.keyboard.press("Escape");
  }
});
