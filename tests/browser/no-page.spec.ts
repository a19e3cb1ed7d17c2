// An unknown address: what it shows and where it leads.
import { expect, test, variantOf } from "./player.ts";

const aurora = variantOf("aurora");
const titan = variantOf("titan", "professional");

test.describe("an address without a page", () => {
  test("shows the address, a search and a way back", async ({ site }) => {
    const { page } = site;
    await page.setViewportSize({ width: 360, height: 800 });
    await site.open(titan, "/app/help/rgl");
    const box = page.getByRole("main");
    await expect(box.getByText("/app/help/rgl")).toBeVisible();
    await expect(box.getByRole("region", { name: "您要找的可能是" })).toContainText("让球盘");
    const search = box.getByRole("searchbox", { name: "搜索本站页面" });
    await search.fill("钢琴");
    await expect(box.getByText("没有名称相近的页面")).toBeVisible();
    await search.fill("大小球");
    await search.press("ArrowDown");
    await expect(box.getByRole("link", { name: /大小球怎么看/ })).toBeFocused();
    await search.press("Enter");
    await expect(page).toHaveURL(/\/app\/help\/dxqgl$/);
    await page.goBack();
    await expect(box.getByRole("region", { name: "最近浏览" })).toContainText("大小球");
    await box.getByRole("button", { name: "联系客服" }).click();
    await expect(page.getByRole("dialog")).toContainText("温馨提示");
    await page.keyboard.press("Escape");
    await box.getByRole("link", { name: "返回首页" }).click();
    await expect(page).toHaveURL(/\/home$/);
  });

  test("is shown literally", async ({ site }) => {
    const { page } = site;
    await site.visit(aurora, "/%3Cimg%20src=x%20onerror=alert(1)%3E/%E4%BC%98%E6%83%A0");
    await expect(page.getByRole("main").locator("code")).toHaveText(
      "/<img src=x onerror=alert(1)>/优惠",
    );
    await expect(page.getByRole("main").locator("code img")).toHaveCount(0);
  });
});
