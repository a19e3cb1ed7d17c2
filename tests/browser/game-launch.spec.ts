// Launches of games: from the press of a visitor or a member to the game, and the money that goes along.
import type { Page } from "playwright/test";
import { authDialog } from "./auth-dialog.ts";
import { gamePage, printed } from "./game-page.ts";
import { expect, QUIET, test, variantOf } from "./player.ts";
import { answerOnce, coded } from "./server-trouble.ts";

const aurora = variantOf("aurora");
const dark = variantOf("aurora", "professional", "zh-TW");

const LAUNCH = /\/game\/api\/v1\/launch$/;
/** A venue whose running activity keeps money in. */
const LOCKED = "CFDZ";

test("a visitor presses a game, registers, and the game opens", async ({
  site,
  sandbox,
  players,
}) => {
  const { page } = site;
  const player = players.stranger("aurora");
  await site.visit(aurora);
  const game = gamePage(page, aurora);
  const name = await game.press();
  const dialog = authDialog(page, sandbox, aurora);
  const prompt = page.getByRole("dialog", { name: dialog.say("ui.prompt") });
  await expect(prompt).toContainText(dialog.say("ui.loginPrompt"));
  await prompt.getByRole("button", { name: dialog.say("ui.toLogin") }).click();
  await page.getByRole("tab", { name: dialog.say("auth.title.register") }).click();
  await dialog.register(player);
  await dialog.solvePicture();
  await game.expectOpen(name);
});

test("without auto-transfer: money goes in from the game, and back when leaving", async ({
  site,
  players,
}) => {
  const { page } = site;
  const money = { balanceCents: 50_000, autoTransfer: 0, venueCents: { HPDZ: 12_345 } };
  await players.enter(await players.member("aurora", money), aurora);
  const game = gamePage(page, aurora);
  await game.expectOpen(await game.press());
  await expect(game.bar.getByText("¥ 123.45")).toBeVisible();
  await game.bar.getByRole("button", { name: game.say("game.money.transfer") }).click();
  await game.venueDialog.getByRole("textbox").fill("100");
  await game.venueDialog.getByRole("button", { name: game.say("venue-entry.confirm") }).click();
  await expect(game.bar.getByText("¥ 223.45")).toBeVisible();
  await expect(game.venueDialog).toBeHidden();
  const back = game.bar.getByRole("button", { name: game.say("game.back"), exact: true });
  await back.click();
  const leave = page.getByRole("dialog", { name: game.say("game.leave.title") });
  await expect(leave).toContainText("¥ 223.45");
  await leave.getByRole("button", { name: game.say("game.leave.stay") }).click();
  await expect(leave).toBeHidden();
  await back.click();
  await leave.getByRole("button", { name: game.say("game.leave.return") }).click();
  await expect(page).toHaveURL(/\/home/);
  await expect(page.locator("output").getByText(/转回 ¥ 223.45/)).toBeVisible();
  // Where the member came from, not the top of it.
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("after a sheet and a dialog, one press on back asks, and leaving leads to the lobby", async ({
    site,
    players,
  }) => {
    const { page } = site;
    const money = { balanceCents: 50_000, autoTransfer: 0, venueCents: { HPDZ: 12_345 } };
    await players.enter(await players.member("aurora", money), aurora, "/game/egame?q=hx");
    const game = gamePage(page, aurora);
    const texts = Promise.withResolvers<void>();
    await page.route(/\/safety-zh-CN-/, (route) => texts.promise.then(() => route.continue()));
    await page.locator('[data-game="tiger-gate"]').last().click();
    const details = page.getByRole("dialog");
    await details.getByRole("button", { name: game.say("slots.details.play") }).click();
    await game.expectOpen("虎啸山门");
    await expect(game.bar.getByText("¥ 123.45")).toBeVisible();
    // What comes late moves no button.
    const transfer = game.bar.getByRole("button", { name: game.say("game.money.transfer") });
    const place = await transfer.boundingBox();
    texts.resolve();
    await expect(game.bar.getByRole("link", { name: game.say("safety.game.link") })).toBeVisible();
    expect(await transfer.boundingBox()).toEqual(place);
    await transfer.click();
    await expect(game.venueDialog).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(game.venueDialog).toBeHidden();
    await game.bar.getByRole("button", { name: game.say("game.back"), exact: true }).click();
    const leave = page.getByRole("dialog", { name: game.say("game.leave.title") });
    await leave.getByRole("button", { name: game.say("game.leave.return") }).click();
    await expect(page).toHaveURL(/\/game\/egame\?q=hx/);
    await expect(leave).toBeHidden();
  });
});

test("with auto-transfer: money comes along, a round is played, and the rest goes back", async ({
  site,
  players,
}) => {
  const { page } = site;
  await page.setViewportSize({ width: 390, height: 844 });
  const money = { balanceCents: 50_000, autoTransfer: 1 };
  const player = await players.member("aurora", money);
  await players.enter(player, dark);
  const game = gamePage(page, dark);
  await game.expectOpen(await game.press());
  await expect(game.bar.getByText("¥ 500")).toBeVisible();
  // One hand: everything is within reach of the thumb.
  for (const button of await game.bar.getByRole("button").all())
    expect((await button.boundingBox())?.y).toBeGreaterThan(740);
  await expect(game.bar.getByText(await playRound(page))).toBeVisible();
  await game.bar.getByRole("button", { name: game.say("game.back"), exact: true }).click();
  await expect(page).toHaveURL(/\/home/);
  const returned = page.locator("output").getByText(/轉回 ¥ \d/);
  await expect(returned).toBeVisible();
  // A closed page cannot bring money back; the next page does.
  await game.expectOpen(await game.press());
  await expect(game.bar.getByText(/^¥ (?!0$)/).first()).toBeVisible();
  await players.enter(player, dark, QUIET);
  await expect(returned).toBeVisible();
});

/** A spin in the slot's frame. @returns what it leaves in the venue, as printed */
async function playRound(page: Page): Promise<string> {
  const answered = page.waitForResponse(/\/play\/api\/round$/);
  await page.frameLocator("section iframe").locator("button.spin").click();
  const { state } = (await (await answered).json()) as { state: { balanceCents: number } };
  return printed(state.balanceCents);
}

test("an activity locks money elsewhere: directly, or with a transfer, into the game", async ({
  site,
  players,
}) => {
  const { page } = site;
  for (const way of ["direct", "confirm"] as const) {
    const money = { balanceCents: 50_000, autoTransfer: 1, venueCents: { [LOCKED]: 10_000 } };
    await players.enter(await players.member("aurora", money), aurora);
    const game = gamePage(page, aurora);
    const name = await game.press();
    await expect(game.venueDialog).toContainText("还差");
    if (way === "confirm") await game.venueDialog.getByRole("textbox").fill("200");
    const again = page.waitForRequest(LAUNCH);
    await game.venueDialog.getByRole("button", { name: game.say(`venue-entry.${way}`) }).click();
    expect((await again).postDataJSON()).toMatchObject({ isActivity: true });
    await game.expectOpen(name);
    await expect(game.venueDialog).toBeHidden();
    // What was confirmed has moved, and nothing else.
    const moved = way === "confirm" ? "¥ 200" : "¥ 0";
    await expect(game.bar.getByText(moved, { exact: true }).first()).toBeVisible();
  }
});

test("maintenance with its time, a blocked window with a button, addresses of no game", async ({
  site,
  players,
}) => {
  const { page } = site;
  await page.addInitScript(() => {
    window.open = () => {
      const { dataset } = document.documentElement;
      const shown = {
        closed: false,
        location: { replace: (to: string) => (dataset["opened"] = to) },
      };
      return dataset["blocked"] === "no" ? (shown as unknown as Window) : null;
    };
  });
  await players.enter(await players.member("aurora"), aurora);
  const game = gamePage(page, aurora);
  await answerOnce(page, LAUNCH, coded(6415, "琥珀游戏维护中，预计 23:30 开放"));
  const name = await game.press();
  const closed = page.getByRole("dialog", { name: game.say("ui.venueClosed") });
  await expect(closed).toContainText("23:30");
  await closed.getByRole("button", { name: game.say("ui.understood") }).click();
  await expect(closed).toBeHidden();
  const data = { url: "/play/own-window", moved: null, type: null, data: null };
  await page.route(LAUNCH, (route) =>
    route.fulfill({ json: { status_code: 6000, data, message: "" } }),
  );
  await game.press();
  const blocked = page.getByRole("dialog", { name });
  await expect(blocked).toBeVisible();
  await page.evaluate(() => (document.documentElement.dataset["blocked"] = "no"));
  await blocked.getByRole("button", { name: game.say("venue-entry.launch.open") }).click();
  await expect(page.locator("html")).toHaveAttribute(
    "data-opened",
    `${site.origin("aurora")}/play/own-window`,
  );
  await site.visit(variantOf("crimson", "professional"), "/game/chess");
  await expect(page).toHaveURL(/\/not-found/);
  await site.visit(aurora, "/pg/game");
  await expect(page.getByText("没有可以打开的游戏")).toBeVisible();
});
