// Whatever the server answers: no uncaught error, no endless spinner, no lost input.
import type { Page } from "playwright/test";
import { authDialog, type AuthDialog } from "./auth-dialog.ts";
import { findDialog } from "./find-dialog.ts";
import { expect, QUIET, test, variantOf } from "./player.ts";
import { answerWith, hurryTimeouts, TROUBLE } from "./server-trouble.ts";
import type { SitePage } from "./open-site.ts";

// The browser logs failed requests itself; these are not errors of the site.
test.use({ forgiven: /Failed to load resource/ });

const aurora = variantOf("aurora");
const crimson = variantOf("crimson", "professional");

const busy = (site: SitePage) => site.page.locator("main [aria-busy=true]");

/** No answer, and data of a wrong shape; unit tests of the client cover the others. */
const HOME_TROUBLE = ["drop", "odd data"];

test("the home page works with any answer to its calls", async ({ site }) => {
  const { page } = site;
  const reload = page.getByRole("button", { name: "重新加载" });
  for (const kind of HOME_TROUBLE) {
    await test.step(kind, async () => {
      const stop = await answerWith(page, /\/api\/v1\//, TROUBLE[kind] ?? "failed");
      await site.visit(aurora);
      await expect(page.getByRole("navigation").filter({ visible: true }).first()).toBeVisible();
      await page.mouse.wheel(0, 4000);
      await expect(reload.first()).toBeVisible();
      await expect(busy(site)).toHaveCount(0);
      await stop();
      // Sections that poll recover without a click, so a button can go away while it is clicked.
      await expect(async () => {
        if ((await reload.count()) > 0) await reload.first().click({ timeout: 1000 });
        expect(await reload.count()).toBe(0);
      }).toPass();
    });
  }
});

test("maintenance and a closed region show a notice with a retry button", async ({ site }) => {
  const { page } = site;
  for (const [code, says] of [
    [6013, "网站维护中"],
    [6031, "您所在的地区暂不提供服务"],
  ] as const) {
    const body = JSON.stringify({ status_code: code, data: null, message: "" });
    const stop = await answerWith(page, /\/preInfo$/, { contentType: "application/json", body });
    await page.goto(`${site.origin("aurora")}/home`);
    await expect(page.getByRole("heading", { name: says })).toBeVisible();
    await stop();
    await page.getByRole("button", { name: "重新加载" }).click();
    await expect(page.getByRole("heading", { name: says })).toBeHidden();
    await page.locator("main h1").first().waitFor();
  }
});

/** Sends the login form and waits for its outcome. */
async function tryLogin(page: Page, dialog: AuthDialog, call: RegExp): Promise<void> {
  const sent = page.waitForRequest(call);
  await dialog.submit.click();
  await sent;
  await expect(dialog.submit).toHaveAttribute("aria-disabled", "false");
  await expect(dialog.password).toHaveValue("Passw0rd9");
}

test("the login form survives any answer, and dropped, truncated, endless and silent connections", async ({
  site,
  sandbox,
  players,
}) => {
  const { page } = site;
  const player = await players.member("crimson");
  await hurryTimeouts(page);
  await site.visit(crimson, QUIET);
  const dialog = authDialog(page, sandbox, crimson);
  await dialog.open("login");
  await dialog.name.fill(player.name);
  await dialog.password.fill(player.password);
  for (const [call, kinds] of [
    ["captchaType", ["garbage", "drop"]],
    ["login", ["garbage", "wrong types", "503", "9999"]],
  ] as const)
    for (const kind of kinds)
      await test.step(`${call} ${kind}`, async () => {
        const path = new RegExp(`/user/${call}$`);
        const stop = await answerWith(page, path, TROUBLE[kind] ?? "failed");
        await tryLogin(page, dialog, path);
        await expect(page.locator("output > span")).toBeVisible();
        await stop();
      });
  for (const kind of ["drop", "truncated", "huge", "timeout"]) {
    await test.step(kind, async () => {
      // A browser retries by itself for every kept connection that was closed.
      await sandbox.fault({ call: "login", site: "crimson", kind, times: 12 });
      await tryLogin(page, dialog, /\/user\/login$/);
      await sandbox.clearFaults();
      const says = kind === "timeout" ? "请求超时，请稍后重试" : /网络不通|服务开小差了/;
      await expect(page.locator("output").getByText(says)).toBeVisible();
    });
  }
  await dialog.submit.click();
  await dialog.expectLoggedIn();
});

test("a phone number of the default country works without the country list", async ({
  site,
  sandbox,
  players,
}) => {
  const { page } = site;
  const player = players.stranger("aurora");
  const areas = /\/queryCountryArea$/;
  await site.visit(aurora, QUIET);
  const dialog = authDialog(page, sandbox, aurora);
  const find = findDialog(dialog);
  await answerWith(page, areas, { status: 503, body: "" });
  await dialog.open("login");
  await find.open();
  await expect(dialog.box.getByText("可先按 +86 填写")).toBeVisible();
  await dialog.name.fill(player.name);
  await find.phone.fill(player.phone);
  await find.next.click();
  await expect(dialog.captcha("slider")).toBeVisible();
  await page.keyboard.press("Escape");
  await page.unroute(areas);
  await dialog.box.getByRole("button", { name: "重新加载" }).click();
  await expect(dialog.box.getByText("可先按 +86 填写")).toBeHidden();
  await expect(dialog.box.getByRole("combobox", { name: "国家/地区" })).toBeEnabled();
});

test("the account page works when balance and messages fail", async ({ site, players }) => {
  const { page } = site;
  const player = await players.member("aurora");
  const calls = /\/getBalance$|\/getUnreadForType$|\/member\/jwt$/;
  await answerWith(page, calls, TROUBLE["garbage"] ?? "failed");
  await players.enter(player, aurora, "/mine/userinfo");
  await expect(page.getByRole("main")).toContainText(player.name);
  await expect(busy(site)).toHaveCount(0);
});
