// harbor, which encrypts its calls and asks for the slider at every login. One worker, because the shown captcha is
// identified as the newest of the site.
import type { Locator, Page } from "playwright/test";
import { authDialog } from "./auth-dialog.ts";
import { expect, QUIET, test, variantOf } from "./player.ts";
import type { Sandbox, ShownCaptcha } from "./sandbox-control.ts";
import { sayOf } from "./site-texts.ts";
import { carryOutSilently } from "./slip-calls.ts";
import { wholeWay } from "./whole-way.ts";

test.describe.configure({ mode: "default" });
test.use({ viewport: { width: 1366, height: 900 } });

const harbor = variantOf("harbor");

test("from registration to a bound e-mail, every call is encrypted", async ({
  site,
  sandbox,
  players,
}) => {
  const clear: string[] = [];
  site.page.on("request", (request) => {
    if (request.method() === "POST" && !request.url().includes("/enc/")) clear.push(request.url());
    if (request.postData()?.includes("password") === true) clear.push(request.url());
  });
  await wholeWay({ site, sandbox, players }, variantOf("harbor", "classic", "zh-TW"));
  expect(clear, "calls in clear").toEqual([]);
});

test.describe("money", () => {
  // The browser itself logs an error for the lost answer.
  test.use({ forgiven: /Failed to load resource/ });

  test("a deposit whose answer is lost is one order, and its amount is sent sealed", async ({
    site,
    players,
  }) => {
    const { page } = site;
    const variant = variantOf("harbor", "classic", "zh-TW");
    const say = sayOf("harbor", variant.locale);
    const keys: string[] = [];
    const posted: string[] = [];
    page.on("request", (request) => {
      if (request.method() === "POST") posted.push(request.url() + (request.postData() ?? ""));
    });
    await page.route("**/enc/**", (route) => {
      const key = route.request().headers()["idempotencykey"];
      if (key === undefined) return route.fallback();
      keys.push(key);
      return keys.length === 1 ? carryOutSilently(route) : route.fallback();
    });
    const player = await players.member("harbor", { realName: "林夕" });
    await players.enter(player, variant, "/mine/savemoney");
    const amount = page.getByRole("textbox", { name: say("deposit.amount.label") });
    await amount.fill("123");
    await page.getByRole("button", { name: say("deposit.submit"), exact: true }).click();
    await page.waitForURL(/Wait\?order=/);
    await expect(page.getByText(/123\.\d\d/).first()).toBeVisible();
    expect(keys).toHaveLength(1);
    expect(posted.filter((text) => !text.includes("/enc/") || text.includes("12300"))).toEqual([]);
  });
});

test("the slider: arrow keys, a question as an accessible alternative, the mouse", async ({
  site,
  sandbox,
  players,
}) => {
  const { page } = site;
  const player = await players.member("harbor");
  await site.visit(harbor, QUIET);
  const dialog = authDialog(page, sandbox, harbor);
  await dialog.open("login");
  await dialog.logIn(player);
  const puzzle = dialog.captcha("slider");
  const slider = puzzle.getByRole("slider");
  await test.step("a wrong place by keys shows a new drawing", async () => {
    await expect(slider).toBeFocused();
    const { x } = await sandbox.captcha("harbor", "slider");
    const drawing = puzzle.locator("img").first();
    const before = await drawing.getAttribute("src");
    await page.keyboard.press(x > 136 ? "Home" : "End");
    await page.keyboard.press("Enter");
    await expect(puzzle.getByText("没有对准，请再试一次")).toBeVisible();
    await expect(drawing).not.toHaveAttribute("src", before ?? "");
    await expect(slider).toBeFocused();
    await page.keyboard.press("Home");
    for (let at = 0; at < 3; at += 1) await page.keyboard.press("ArrowRight");
    await expect(slider).toHaveAttribute("aria-valuetext", "距左侧 3，最多 272");
  });
  await test.step("the question refuses a wrong answer", async () => {
    await puzzle.getByRole("button", { name: "改为回答问题" }).click();
    const answer = puzzle.getByRole("textbox", { name: "您的答案" });
    const send = puzzle.getByRole("button", { name: "提交答案" });
    await expect(puzzle.getByText(/加.等于几$/)).toBeVisible();
    await send.click();
    await expect(puzzle.getByText("请输入一个数字")).toBeVisible();
    await answer.fill("99");
    await send.click();
    await expect(puzzle.getByText("答案不对，请回答新的问题")).toBeVisible();
    await expect(answer).toHaveValue("");
    await answer.fill(String((await sandbox.captcha("harbor", "slider")).answer));
    await send.click();
    await dialog.expectLoggedIn();
  });
  await test.step("the next login is solved by the mouse", async () => {
    await dialog.logOut();
    await dialog.open("login");
    await dialog.logIn(player);
    await drag(page, slider, (await newestSlider(sandbox, slider)).x);
    await dialog.expectLoggedIn();
  });
});

test("a remembered password survives a new-device login and a logout until the player clears it", async ({
  site,
  sandbox,
  players,
}) => {
  const { page } = site;
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

/** The captcha belongs to a slider that is on the page. */
async function newestSlider(sandbox: Sandbox, slider: Locator): Promise<ShownCaptcha> {
  await expect(slider).toBeVisible();
  return await sandbox.captcha("harbor", "slider");
}

async function drag(page: Page, slider: Locator, x: number): Promise<void> {
  const track = await slider.boundingBox();
  if (!track) throw new Error("the slider has no place");
  // The handle is as wide as the piece: 48 of 320 pixels of the drawing.
  const scale = track.width / 320;
  const middle = track.y + track.height / 2;
  await page.mouse.move(track.x + 24 * scale, middle);
  await page.mouse.down();
  await page.mouse.move(track.x + (24 + x / 2) * scale, middle, { steps: 4 });
  await page.mouse.move(track.x + (24 + x) * scale, middle, { steps: 4 });
  await page.mouse.up();
}
