// The login password and the second password, and the pages without an answer of the server.
import { getCode, openSection } from "./account-page.ts";
import { authDialog } from "./auth-dialog.ts";
import { expect, test, variantOf } from "./player.ts";

const aurora = variantOf("aurora");

test("changing the login password keeps the session and ends the old password", async ({
  site,
  sandbox,
  players,
}) => {
  const { page } = site;
  const player = await players.member("aurora");
  await players.enter(player, aurora, "/mine/auth#password");
  const section = await openSection(page, "password");
  const old = section.locator("input[autocomplete=current-password]");
  const [first, again] = await section.locator("input[autocomplete=new-password]").all();
  const submit = section.locator("button[type=submit]");
  await submit.click();
  await expect(section.getByText("密码不能为空")).toBeVisible();
  await expect(section.getByText("请设置新密码")).toBeVisible();
  await old.fill("Wrong2026a");
  await first?.fill("short1");
  await again?.fill("other1");
  await submit.click();
  await expect(section.getByRole("alert").getByText("请输入8-12位字母+数字的组合")).toBeVisible();
  await expect(section.getByText("两次密码输入不一致，请重新输入")).toBeVisible();
  await first?.fill("Another2026");
  await again?.fill("Another2026");
  await submit.click();
  await expect(old).toHaveAttribute("aria-invalid", "true");
  await old.fill(player.password);
  await submit.click();
  await expect(page.locator("output").getByText("修改成功")).toBeVisible();
  await expect(old).toHaveValue("");

  const dialog = authDialog(page, sandbox, aurora);
  await dialog.logOut();
  await dialog.open("login");
  await dialog.logIn(player);
  await expect(dialog.box.getByText("用户名或密码错误")).toBeVisible();
  await dialog.logIn({ name: player.name, password: "Another2026" });
  await dialog.expectLoggedIn();
});

test("the second password is set with the login password and reset by phone", async ({
  site,
  sandbox,
  players,
}) => {
  const { page } = site;
  const player = players.stranger("aurora");
  const { name, password, phone } = player;
  await sandbox.member("aurora", name, { create: { password }, patch: { phone: `86${phone}` } });
  await players.enter(player, aurora, "/mine/auth#secondPassword");
  const section = await openSection(page, "secondPassword");
  const fields = section.locator("input[inputmode=numeric][type=password]");
  const submit = section.locator("button[type=submit]");
  const twice = async (digits: string) => {
    await fields.first().fill(digits);
    await fields.last().fill(digits);
  };
  await section.locator("input[autocomplete=current-password]").fill("Wrong2026a");
  await twice("12ab34");
  await submit.click();
  await expect(section.getByRole("alert").getByText("请输入6位数字").first()).toBeVisible();
  await twice("470158");
  await submit.click();
  const login = section.locator("input[autocomplete=current-password]");
  await expect(login).toHaveAttribute("aria-invalid", "true");
  await login.fill(password);
  await submit.click();
  await expect(section.getByText("已设置", { exact: true })).toBeVisible();

  await getCode(section, authDialog(page, sandbox, aurora));
  await section
    .locator("input[autocomplete=one-time-code]")
    .fill(await sandbox.codeTo("aurora", `86${phone}`));
  await twice("581604");
  await submit.click();
  await expect(fields.first()).toHaveValue("");
  await expect(page.locator("output").getByText("修改成功")).toBeVisible();
});

test.describe("without an answer", () => {
  test.use({ forgiven: /Failed to load resource/ });

  test("a part of a page that failed to load shows an error and a retry button", async ({
    site,
    players,
  }) => {
    const { page } = site;
    await players.enter(await players.member("aurora"), aurora, "/mine/userinfo");
    const list = /\/member\/avatarList$/;
    await page.route(list, (route) => route.fulfill({ status: 503, body: "" }));
    await page.getByRole("main").getByRole("button", { name: "更换头像" }).click();
    const dialog = page.getByRole("dialog", { name: "更换头像" });
    await expect(dialog.getByText("头像列表加载失败")).toBeVisible();
    await page.unroute(list);
    await dialog.getByRole("button", { name: "重新加载" }).click();
    await expect(dialog.getByRole("radio").first()).toBeAttached();
  });
});
