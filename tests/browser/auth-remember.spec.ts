// The remembered password, on the brand that offers it.
import { authDialog } from "./auth-dialog.ts";
import { expect, QUIET, test, variantOf } from "./player.ts";

test("a remembered password survives a new-device login and a logout until the player clears it", async ({
  site,
  sandbox,
  players,
}) => {
  const { page } = site;
  const harbor = variantOf("harbor");
  const player = players.stranger("harbor");
  const { name, password, phone } = player;
  await sandbox.member("harbor", name, { create: { password }, patch: { phone: `86${phone}` } });
  await site.visit(harbor, QUIET);
  const dialog = authDialog(page, sandbox, harbor);
  await dialog.open("login");
  await dialog.box.getByRole("checkbox", { name: "记住密码" }).check();
  await dialog.logIn(player);
  await dialog.solveSlider();
  const device = page.getByRole("dialog", { name: "新设备验证" });
  await device.getByRole("button", { name: "获取验证码" }).click();
  const check = page.getByRole("dialog", { name: "安全检查" });
  await check.getByRole("textbox").fill(phone.slice(3, 7));
  await check.getByRole("button", { name: "确定" }).click();
  await dialog.solveSlider();
  await expect(device.getByText(/^\d+ 秒后可重新获取$/)).toBeVisible();
  await device
    .getByRole("textbox", { name: "6位数字验证码" })
    .fill(await sandbox.codeTo("harbor", `86${phone}`));
  await device.getByRole("button", { name: "登录" }).click();
  await dialog.expectLoggedIn();
  const kept = () => page.evaluate(() => JSON.stringify({ ...window.localStorage }));
  expect(await kept()).not.toContain(password);

  await page.reload();
  const logOut = async (answer: string) => {
    await page.getByRole("button", { name: "我的账户" }).press("Enter");
    await page.getByRole("menuitem", { name: "退出登录" }).press("Enter");
    const ask = page.getByRole("dialog", { name: "温馨提示" });
    await ask.getByRole("button", { name: "退出登录" }).click();
    await ask.getByRole("button", { name: answer }).click();
    await expect(page.getByRole("banner").getByRole("button", { name: "登录" })).toBeVisible();
    await expect(page).toHaveURL(/\/home$/);
    await page.locator("main h1").first().waitFor();
  };
  await logOut("保留");
  await dialog.open("login");
  await expect(dialog.name).toHaveValue(name);
  await expect(dialog.password).toHaveValue(password);
  const box = dialog.box.getByRole("checkbox", { name: "记住密码" });
  await box.uncheck();
  await expect.poll(kept).not.toContain(name);
  await box.check();
  await dialog.submit.click();
  await dialog.solveSlider();
  await dialog.expectLoggedIn();

  await logOut("清除密码");
  await dialog.open("login");
  await expect(box).not.toBeChecked();
  await expect(dialog.password).toHaveValue("");
  expect(await kept()).not.toContain(name);
});
