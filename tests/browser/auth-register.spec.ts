// Registration: its fields, documents, captcha, referral codes, and the login that follows.
import { authDialog } from "./auth-dialog.ts";
import { seriousFindings } from "../../browser/axe.ts";
import { expect, QUIET, test, variantOf } from "./player.ts";

const aurora = variantOf("aurora");

test("every field shows its own error", async ({ site, sandbox }) => {
  const { page } = site;
  await site.visit(aurora, QUIET);
  const dialog = authDialog(page, sandbox, aurora);
  await dialog.open("register");
  const { box, name } = dialog;
  const password = box.getByRole("textbox", { name: "密码", exact: true });
  const repeat = box.getByRole("textbox", { name: "确认密码" });
  const invite = box.getByRole("textbox", { name: /邀请码/ });
  await expect(password).toHaveAttribute("autocomplete", "new-password");
  await expect(repeat).toHaveAttribute("autocomplete", "new-password");

  await name.press("Enter");
  await expect(box.getByText("用户名不能为空")).toBeVisible();
  await expect(box.getByText("密码不能为空").first()).toBeVisible();
  await expect(box.getByText("请同意相关条款和隐私政策")).toBeVisible();

  for (const wrong of ["1abc", "用户名ab1"]) {
    await name.fill(wrong);
    await name.blur();
    await expect(name, wrong).toHaveAttribute("aria-invalid", "true");
    await expect(box.getByRole("alert").getByText(/^4-11位，最少2个字母/)).toBeVisible();
  }
  await name.fill(" li nx\ti88 ");
  await expect(name).toHaveValue("linxi88");
  await expect(name).toHaveAttribute("aria-invalid", "false");
  await name.fill("abcdefghij12345");
  await expect(name).toHaveAttribute("aria-invalid", "true");
  await name.fill("abcdefghij1");
  await expect(name).toHaveAttribute("aria-invalid", "false");
  await name.press("2");
  await expect(name).toHaveValue("abcdefghij1");

  for (const wrong of ["abcdefgh", "abc 1234_"]) {
    await password.fill(wrong);
    await password.blur();
    await expect(box.getByRole("alert").getByText("请输入8-12位字母+数字的组合")).toBeVisible();
  }
  await password.fill("abcd 1234");
  await expect(password).toHaveValue("abcd1234");
  await expect(box.getByText(/强度.$/)).toBeVisible();
  await repeat.fill("abcd1235");
  await repeat.blur();
  await expect(box.getByText("两次密码输入不一致")).toBeVisible();
  await repeat.fill("abcd1234");
  await expect(box.getByText("两次密码输入不一致")).toBeHidden();
  await expect(box.getByText("两次输入一致")).toBeVisible();

  await invite.fill("no good!");
  await invite.blur();
  await expect(box.getByText(/^邀请码只能包含/)).toBeVisible();
  await test.step("terms and privacy open over the form and keep what was typed", async () => {
    const terms = box.getByRole("button", { name: "用户条款" });
    await terms.click();
    const document = page.getByRole("dialog", { name: "用户条款" });
    await expect(document).toContainText("极光体育");
    await document.getByText("隐私政策", { exact: true }).first().click();
    const other = page.getByRole("dialog", { name: "隐私政策" });
    await expect(other.getByRole("region", { name: "隐私政策" })).toContainText("极光体育");
    await page.keyboard.press("Escape");
    await expect(other).toBeHidden();
    await expect(terms).toBeFocused();
    await expect(box.getByRole("checkbox")).not.toBeChecked();
    await expect(name).toHaveValue("abcdefghij1");
  });
  await box.getByRole("checkbox").check();
  await expect(box.getByText("请同意相关条款和隐私政策")).toBeHidden();
});

test("a taken name shows an error at its field; a new account is logged in", async ({
  site,
  sandbox,
  players,
}) => {
  const { page } = site;
  const taken = await players.member("aurora");
  const player = players.stranger("aurora");
  await site.visit(aurora, QUIET);
  const dialog = authDialog(page, sandbox, aurora);
  await dialog.open("register");
  await dialog.register(taken);
  await dialog.solvePicture();
  await expect(dialog.box.getByText("用户名已存在")).toBeVisible();
  await expect(dialog.name).toHaveAttribute("aria-invalid", "true");
  await dialog.register(player);
  const login = page.waitForRequest(/\/user\/login$/);
  await dialog.solvePicture();
  expect((await login).postDataJSON()).toMatchObject({ kaptchcate: 99, name: player.name });
  await expect(page.locator("output").getByText("注册成功")).toBeVisible();
  await dialog.expectLoggedIn();
});

test("?register=1 opens the form, codes in the address are sent, and a tour is offered", async ({
  site,
  sandbox,
  players,
}) => {
  const { page } = site;
  const player = players.stranger("aurora");
  await site.visit(aurora, "/?register=1&R-Code=friend_7&invite=INV-9&icode=%3Cscript%3E");
  const dialog = authDialog(page, sandbox, aurora);
  await expect(page.getByRole("dialog", { name: "注册" })).toBeVisible();
  await expect(dialog.box.getByRole("textbox", { name: /邀请码/ })).toHaveValue("INV-9");
  await dialog.register(player);
  const call = page.waitForRequest(/\/user\/register$/);
  await dialog.solvePicture();
  expect((await call).postDataJSON()).toMatchObject({
    name: player.name,
    rCode: "friend_7",
    iCode: "INV-9",
    domain: "aurora.localhost",
  });
  await dialog.expectLoggedIn();
  const offer = page.getByRole("complementary", { name: dialog.say("tour.name") });
  await expect(offer).toBeVisible();
  expect(await seriousFindings(page, "aside")).toEqual([]);
  await offer.getByRole("button", { name: dialog.say("tour.offer.later") }).click();
  await expect(offer).toBeHidden();
});
