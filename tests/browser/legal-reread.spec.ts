// Terms that changed after the member agreed: the next login asks the member to read them again.
import type { Page } from "playwright/test";
import { authDialog } from "./auth-dialog.ts";
import { seriousFindings } from "../../browser/axe.ts";
import { expect, QUIET, test, variantOf } from "./player.ts";

const aurora = variantOf("aurora", "professional");
const asked = (page: Page) => page.getByRole("dialog", { name: "条款已更新，请重新阅读" });

/** As if the member had agreed to earlier terms. */
async function ageRecord(page: Page): Promise<void> {
  const found = await page.evaluate(() => {
    const key = Object.keys(window.localStorage).find((name) => name.startsWith("legal."));
    if (key !== undefined) window.localStorage.setItem(key, "2001-01-01");
    return key;
  });
  expect(found).toBeDefined();
}

test("a member who refuses is logged out; one who reads and agrees is not asked again", async ({
  site,
  sandbox,
  players,
}) => {
  const { page } = site;
  const player = await players.member("aurora");
  await site.visit(aurora, QUIET);
  const dialog = authDialog(page, sandbox, aurora);
  const logIn = async () => {
    await dialog.open("login");
    await dialog.logIn(player);
  };
  await logIn();
  await dialog.expectLoggedIn();
  await dialog.logOut();
  await ageRecord(page);

  await logIn();
  await expect(asked(page)).toBeVisible();
  expect(await seriousFindings(page, "[role=dialog]")).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(asked(page)).toBeVisible();
  await page.reload();
  await expect(asked(page)).toBeVisible();
  await asked(page).getByRole("button", { name: "暂不" }).click();
  await expect(asked(page)).toBeHidden();
  expect(await page.evaluate(() => window.localStorage.getItem("token"))).toBeNull();

  await logIn();
  for (const name of ["用户条款", "隐私政策"]) {
    await asked(page)
      .getByRole("button", { name: `阅读${name}` })
      .click();
    const paper = page.getByRole("dialog", { name });
    await expect(paper).toContainText("生效日期");
    await page.keyboard.press("Escape");
    await expect(paper).toBeHidden();
  }
  const go = asked(page).getByRole("button", { name: "继续" });
  await expect(go).toBeDisabled();
  await asked(page).getByRole("checkbox").check();
  await go.click();
  await dialog.expectLoggedIn();
  await dialog.logOut();
  await logIn();
  await dialog.expectLoggedIn();
});
