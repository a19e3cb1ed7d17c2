// Logging in and out, with captchas and new devices.
import { authDialog } from "./auth-dialog.ts";
import { expect, QUIET, test, variantOf } from "./player.ts";
import { answerOnce, coded } from "./server-trouble.ts";

const aurora = variantOf("aurora");

test("a member logs in and out, and no login data stays in the browser", async ({
  site,
  sandbox,
  players,
}) => {
  const { page } = site;
  const player = await players.member("aurora");
  await site.visit(aurora, QUIET);
  const dialog = authDialog(page, sandbox, aurora);
  await dialog.open("login");
  await expect(dialog.name).toHaveAttribute("autocomplete", "username");
  await expect(dialog.password).toHaveAttribute("autocomplete", "current-password");
  await dialog.name.press("Enter");
  await expect(dialog.box.getByText("用户名不能为空")).toBeVisible();
  await expect(dialog.box.getByText("密码不能为空")).toBeVisible();
  await dialog.logIn(player);
  await dialog.expectLoggedIn();
  expect(await page.evaluate(() => JSON.stringify({ ...window.localStorage }))).not.toContain(
    player.password,
  );
  await page.getByRole("button", { name: "我的账户" }).press("Enter");
  await page.getByRole("menuitem", { name: "退出登录" }).press("Enter");
  const ask = page.getByRole("dialog", { name: "温馨提示" });
  await expect(ask).toContainText("确定要退出登录吗？");
  await ask.getByRole("button", { name: "退出登录" }).click();
  // Going home loads the document again.
  await expect(page).toHaveURL(/\/home$/);
  await page.locator("main h1").first().waitFor();
  await expect(page.getByRole("banner").getByRole("button", { name: "登录" })).toBeVisible();
  await dialog.open("login");
  await expect(dialog.name).toHaveValue("");
});

test("after two wrong passwords a picture captcha is required; Escape closes it, then the dialog", async ({
  site,
  sandbox,
  players,
}) => {
  const { page } = site;
  const player = await players.member("aurora");
  await site.visit(aurora, QUIET);
  const dialog = authDialog(page, sandbox, aurora);
  await dialog.open("login");
  await expect(dialog.name).toBeFocused();
  await test.step("the focus stays in the dialog, which Escape closes", async () => {
    for (let step = 0; step < 16; step += 1) await page.keyboard.press("Tab");
    await expect(dialog.box.locator(":focus")).toHaveCount(1);
    await page.keyboard.press("Escape");
    await expect(dialog.box).toBeHidden();
    await expect(page.getByRole("banner").getByRole("button", { name: "登录" })).toBeFocused();
    await page.keyboard.press("Enter");
  });
  for (const password of ["Wrong2026a", "Wrong2026b"]) {
    await dialog.logIn({ name: player.name, password });
    await expect(dialog.box.getByRole("alert").getByText("用户名或密码错误")).toBeVisible();
    await expect(dialog.submit).toHaveAttribute("aria-disabled", "false");
  }
  await dialog.logIn(player);
  const picture = dialog.captcha("picture");
  const code = picture.getByRole("textbox");
  await test.step("Escape closes the captcha only", async () => {
    await expect(picture).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(picture).toBeHidden();
    await expect(dialog.box.locator(":focus")).toHaveCount(1);
    await expect(dialog.name).toHaveValue(player.name);
  });
  await dialog.submit.click();
  await expect(code).toBeFocused();
  await expect(code).toHaveAttribute("maxlength", "10");
  await picture.getByRole("button", { name: "确定" }).click();
  await expect(picture.getByText("请输入验证码", { exact: true })).toBeVisible();

  const drawing = picture.locator("img");
  const first = await drawing.getAttribute("src");
  await picture.getByRole("button", { name: "换一张" }).click();
  await expect(drawing).not.toHaveAttribute("src", first ?? "");

  await code.fill("000000");
  const second = await drawing.getAttribute("src");
  await picture.getByRole("button", { name: "确定" }).click();
  await expect(picture.getByText("验证码错误")).toBeVisible();
  await expect(drawing).not.toHaveAttribute("src", second ?? "");
  await expect(code).toHaveValue("");

  await dialog.solvePicture();
  await dialog.expectLoggedIn();
});

test("a login from a new device needs the code sent to the bound phone", async ({
  site,
  sandbox,
  players,
}) => {
  const { page } = site;
  const player = players.stranger("aurora");
  const { name, password, phone } = player;
  await sandbox.member("aurora", name, { create: { password }, patch: { phone: `86${phone}` } });
  await site.visit(aurora, QUIET);
  const dialog = authDialog(page, sandbox, aurora);
  await dialog.open("login");
  await dialog.logIn(player);
  const device = page.getByRole("dialog", { name: "新设备验证" });
  await expect(device).toContainText(`${phone.slice(0, 3)}****${phone.slice(-4)}`);
  await expect(device).not.toContainText(phone);
  const code = device.getByRole("textbox", { name: "6位数字验证码" });
  await expect(code).toHaveAttribute("autocomplete", "one-time-code");
  await code.fill("123456");
  await device.getByRole("button", { name: "登录" }).click();
  await expect(device.getByText("请先获取验证码")).toBeVisible();

  await device.getByRole("button", { name: "获取验证码" }).click();
  const check = page.getByRole("dialog", { name: "安全检查" });
  const sure = check.getByRole("button", { name: "确定" });
  await check.getByRole("textbox").fill("12");
  await sure.click();
  await expect(check.getByText("手机号错误")).toBeVisible();
  await check.getByRole("textbox").fill(phone.slice(3, 7) === "0000" ? "1111" : "0000");
  await sure.click();
  await expect(check.getByRole("textbox")).toHaveValue("");
  await expect(check.getByText("手机号错误")).toBeVisible();
  await check.getByRole("textbox").fill(phone.slice(3, 7));
  await sure.click();
  await expect(device.getByText(/^\d+ 秒后可重新获取$/)).toBeVisible();
  await expect(code).toBeFocused();

  const sent = await sandbox.codeTo("aurora", `86${phone}`);
  await code.fill(sent === "000000" ? "111111" : "000000");
  await device.getByRole("button", { name: "登录" }).click();
  await expect(device.getByText("验证码错误")).toBeVisible();
  await code.fill(sent);
  await device.getByRole("button", { name: "登录" }).click();
  await dialog.expectLoggedIn();
});

test("the new-device screen links to the login and the registration", async ({
  site,
  sandbox,
  players,
}) => {
  const { page } = site;
  const player = await players.member("aurora", { phone: "8613712345678" });
  await site.visit(aurora, QUIET);
  const dialog = authDialog(page, sandbox, aurora);
  await dialog.open("login");
  await dialog.logIn(player);
  await page.getByRole("button", { name: "切换账号" }).click();
  await expect(page.getByRole("dialog", { name: "登录" })).toBeVisible();
  await dialog.logIn(player);
  await page.getByRole("button", { name: "试试语音验证码" }).click();
  const voice = page.getByRole("dialog", { name: "语音验证码" });
  await expect(voice).toContainText("137****5678");
  await voice.getByRole("button", { name: "立即拨打" }).click();
  await expect(page.getByRole("dialog", { name: "安全检查" })).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "注册新账号" }).click();
  await expect(page.getByRole("dialog", { name: "注册" })).toBeVisible();
});

test("a closed notice leaves the form below it unchanged; the password can be shown", async ({
  site,
  sandbox,
  players,
}) => {
  const { page } = site;
  const player = players.stranger("aurora");
  await site.visit(aurora, QUIET);
  const dialog = authDialog(page, sandbox, aurora);
  await dialog.open("login");
  for (const [code, title, away] of [
    [6316, "网站维护中", "返回页面"],
    [6415, "场馆维护", "知道了"],
  ] as const) {
    await answerOnce(page, /\/user\/login$/, coded(code, `服务器的话${code}`));
    await dialog.logIn(player);
    const notice = page.getByRole("dialog", { name: title });
    await expect(notice).toContainText(`服务器的话${code}`);
    await expect(notice.getByRole("button", { name: away })).toBeInViewport();
    await expect(notice.locator(":focus")).toHaveCount(1);
    await notice.getByRole("button", { name: away }).click();
    await expect(notice).toBeHidden();
    await expect(dialog.box.locator(":focus")).toHaveCount(1);
    await expect(dialog.password).toHaveValue(player.password);
  }
  await dialog.box.getByRole("button", { name: "显示密码" }).click();
  await expect(dialog.password).toHaveAttribute("type", "text");
  await dialog.box.getByRole("button", { name: "隐藏密码" }).click();
  await expect(dialog.password).toHaveAttribute("type", "password");
  await dialog.password.focus();
  await dialog.password.evaluate((field) => {
    const press = (type: string) =>
      field.dispatchEvent(
        new KeyboardEvent(type, { key: "A", bubbles: true, modifierCapsLock: true }),
      );
    press("keydown");
    press("keyup");
  });
  await expect(dialog.box.getByText("大写锁定已开")).toBeVisible();
  await dialog.name.focus();
  await expect(dialog.box.getByText("大写锁定已开")).toBeHidden();
});

test("a press before the script has loaded takes effect afterwards", async ({ site }) => {
  const { page } = site;
  let release: () => void = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/entry-[\w-]+\.js$/, async (route) => {
    await held;
    await route.fallback();
  });
  await page.goto(`${site.origin("aurora")}/home`, { waitUntil: "commit" });
  // Without a locator, which would wait for the rendered page.
  const press = () =>
    page.evaluate(() => {
      document.querySelector<HTMLElement>("[data-shell] [data-press=register]")?.click();
      return document.documentElement.dataset["pressed"];
    });
  await expect.poll(press).toBe("register");
  release();
  await expect(page.getByRole("dialog", { name: "注册" })).toBeVisible();
});

test("a login by keyboard leaves the focus at the heading of the page", async ({
  site,
  sandbox,
  players,
}) => {
  const { page } = site;
  const player = await players.member("aurora");
  await site.visit(aurora, QUIET);
  const dialog = authDialog(page, sandbox, aurora);
  const button = page.getByRole("button", { name: dialog.say("shell.account.login"), exact: true });
  await button.first().focus();
  await page.keyboard.press("Enter");
  await expect(dialog.name).toBeFocused();
  await page.keyboard.type(player.name);
  await page.keyboard.press("Tab");
  await page.keyboard.type(player.password);
  await page.keyboard.press("Enter");
  await dialog.expectLoggedIn();
  await expect(page.locator("main h1").first()).toBeFocused();
});
