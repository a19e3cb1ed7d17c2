// Resetting a forgotten password, by phone and by e-mail.
import { authDialog } from "./auth-dialog.ts";
import { findDialog } from "./find-dialog.ts";
import { expect, QUIET, test, variantOf } from "./player.ts";

const aurora = variantOf("aurora");

test("a password reset by phone: validation, country codes, a wrong code, back, and the login afterwards", async ({
  site,
  sandbox,
  players,
}) => {
  const { page } = site;
  const player = players.stranger("aurora");
  const { name, phone } = player;
  await sandbox.member("aurora", name, {
    create: { password: player.password },
    patch: { phone: `86${phone}`, anyDevice: 1 },
  });
  await site.visit(aurora, QUIET);
  const dialog = authDialog(page, sandbox, aurora);
  const { box } = dialog;
  const find = findDialog(dialog);
  await dialog.open("login");
  await find.open();
  await dialog.name.press("Enter");
  await expect(box.getByRole("alert").getByText("请输入用户名")).toBeVisible();
  await expect(box.getByText("请输入正确的手机号码")).toBeVisible();
  await dialog.name.fill(name);
  await find.phone.fill("51234567");
  await find.phone.press("Enter");
  await expect(box.getByText("请输入正确的手机号码")).toBeVisible();
  await box.getByRole("combobox", { name: "国家/地区" }).click();
  await page.getByPlaceholder("输入国家名称或区号").fill("852");
  await page.getByRole("option", { name: /中国香港/ }).click();
  await expect(box.getByText("请输入正确的手机号码")).toBeHidden();
  await box.getByRole("combobox", { name: "国家/地区" }).click();
  await page.getByRole("option", { name: /中国大陆/ }).click();
  await expect(box.getByText("请输入正确的手机号码")).toBeVisible();

  await find.phone.fill(`+86 ${phone}`);
  await find.next.click();
  await dialog.solveSlider();
  await find.expectStep(1);
  await expect(find.code).toBeFocused();
  await expect(box.getByText(/秒后可重新获取$/)).toBeVisible();
  const sent = await sandbox.codeTo("aurora", `86${phone}`);
  await find.code.fill(sent === "000000" ? "111111" : "000000");
  await find.next.click();
  await expect(box.getByText("验证码错误")).toBeVisible();

  await box.getByRole("button", { name: "上一步" }).click();
  await find.expectStep(0);
  await expect(dialog.name).toHaveValue(name);
  await find.next.click();
  await find.expectStep(1);
  await find.code.fill(sent);
  await find.next.click();

  await find.expectStep(2);
  await find.change("Another2026", "Another2027");
  await expect(box.getByText("两次密码输入不一致，请重新输入")).toBeVisible();
  await find.change("Another2026");
  await find.expectStep(3);
  await expect(box.getByText(/^[123] 秒后返回登录$/)).toBeVisible();
  await box.getByRole("button", { name: "立即登录" }).press("Enter");
  await dialog.logIn({ name, password: "Another2026" });
  await dialog.expectLoggedIn();
});

test("a password reset by e-mail does not show whether the account exists", async ({
  site,
  sandbox,
  players,
}) => {
  const { page } = site;
  const player = players.stranger("aurora");
  const { name, email } = player;
  await sandbox.member("aurora", name, {
    create: { password: player.password },
    patch: { email },
  });
  await site.visit(aurora, QUIET);
  const dialog = authDialog(page, sandbox, aurora);
  const { box } = dialog;
  const find = findDialog(dialog);
  await dialog.open("login");
  await find.open();
  await box.getByRole("tab", { name: "邮箱找回" }).click();
  await dialog.name.fill(players.stranger("aurora").name);
  await find.email.press("Enter");
  await expect(box.getByRole("alert").getByText("请输入邮箱")).toBeVisible();
  await find.email.fill("nobody@");
  await find.email.press("Enter");
  await expect(box.getByText("请输入正确的邮箱")).toBeVisible();

  await find.email.fill(`nobody.${email}`);
  await find.next.click();
  await dialog.solveSlider();
  await find.expectStep(1);
  await expect(box.getByText(`若账号与 nobody.${email} 相符`)).toBeVisible();

  await box.getByRole("button", { name: "上一步" }).click();
  await dialog.name.fill(name);
  await find.email.fill(email.toUpperCase());
  await find.next.click();
  await dialog.solveSlider();
  await find.expectStep(1);
  await find.code.fill(await sandbox.codeTo("aurora", email));
  await find.next.click();
  await find.change("Another2026");
  await expect(page.locator("output").getByText("修改成功")).toBeVisible();
  await find.expectStep(3);
  await box.getByRole("button", { name: "立即登录" }).click();
  await dialog.logIn({ name, password: "Another2026" });
  await dialog.expectLoggedIn();
});
