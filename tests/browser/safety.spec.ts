// A member sets a limit, runs into it at a deposit, raises it after the wait, takes a break, and is refused at the
// next login with a date and with help.
import { authDialog } from "./auth-dialog.ts";
import { expect, QUIET, test, variantOf } from "./player.ts";
import { sayOf } from "./site-texts.ts";

const DESKTOP = { width: 1280, height: 720 };
const PHONE = { width: 390, height: 844 };
const ON = [
  { variant: variantOf("aurora", "classic", "zh-CN"), viewport: DESKTOP },
  { variant: variantOf("titan", "professional", "zh-TW"), viewport: PHONE },
] as const;

for (const { variant, viewport } of ON)
  test(`on ${viewport.width} px, ${variant.edition}, ${variant.locale}: a member sets a limit, runs into it, raises it, and takes a break`, async ({
    site,
    sandbox,
    players,
  }) => {
    const { page } = site;
    await page.setViewportSize(viewport);
    const { id } = variant.brand;
    const say = sayOf(id, variant.locale);
    const text = (key: string, values = {}) => say(`safety.${key}`, values);
    const button = (name: string) => page.getByRole("button", { name, exact: true });
    const dialog = page.getByRole("dialog");
    const names = { kind: text("limit.kind.deposit"), window: text("limit.window.day") };
    const player = await players.member(id, { realName: "林夕" });
    await players.enter(player, variant, "/mine/safety");

    const setLimit = async (amount: string) => {
      await dialog.getByRole("textbox").fill(amount);
      await dialog.getByRole("button", { name: text("limit.save") }).click();
      await expect(dialog).toHaveCount(0);
    };
    await button(text("limit.setNamed", names)).click();
    await setLimit("200");
    await expect(page.getByText(text("limit.remaining", { remaining: "¥ 200" }))).toBeVisible();

    // The deposit page warns before the server refuses.
    await page
      .getByRole("link", { name: say("titles.savemoney"), exact: true })
      .first()
      .click();
    const amount = page.getByRole("textbox", { name: say("deposit.amount.label") });
    await amount.fill("500");
    await expect(page.getByText(text("note.over", { over: "¥ 300" }))).toBeVisible();
    await button(say("deposit.submit")).click();
    await expect(page.getByText(/24 小[时時]存款限[额額]\s?¥?\s?200/)).toBeVisible();

    await page
      .getByRole("link", { name: say("titles.safety"), exact: true })
      .first()
      .click();
    await button(text("limit.changeNamed", names)).click();
    await setLimit("1000");
    await expect(button(text("limit.pending.cancel"))).toBeVisible();
    await expect(button(text("limit.pending.confirm"))).toHaveCount(0);
    await sandbox.limitWait({ site: id, name: player.name });
    await page.reload();
    await button(text("limit.pending.confirm")).click();
    await expect(page.getByText(text("limit.remaining", { remaining: "¥ 1,000" }))).toBeVisible();

    await page.getByRole("tab", { name: text("tab.breaks") }).click();
    await button(text("break.out.start")).click();
    await button(text("break.out.sure")).click();
    await expect(page.getByRole("heading", { name: text("farewell.timeOut") })).toBeVisible();

    await site.visit(variant, QUIET);
    const login = authDialog(page, sandbox, variant);
    await login.open("login");
    await login.logIn(player);
    await expect(login.box).toContainText(text("farewell.care"));
    await expect(login.box).toContainText(
      /您的[账帳][户戶][处處][于於]冷[静靜]期，至 \d{4}-\d{2}-\d{2}/,
    );
  });
