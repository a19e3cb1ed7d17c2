// Overlays: one modal at a time, with the focus in it; and the title of the tab.
import type { Page } from "playwright/test";
import { authDialog } from "./auth-dialog.ts";
import { seriousFindings } from "../../browser/axe.ts";
import { expect, QUIET, test, variantOf } from "./player.ts";
import { answerOnce, coded } from "./server-trouble.ts";

const aurora = variantOf("aurora");
const titan = variantOf("titan", "professional", "zh-TW");

/** Dialogs that a player can reach. */
const reachable = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("[role=dialog]")]
      .filter((dialog) => dialog.closest("[inert], [aria-hidden=true]") === null)
      .map(
        (dialog) => dialog.getAttribute("aria-label") ?? dialog.querySelector("h2")?.textContent,
      ),
  );

test("a tip lies over the login, which keeps what was typed", async ({
  site,
  sandbox,
  players,
}) => {
  const { page } = site;
  await page.setViewportSize({ width: 390, height: 844 });
  const player = await players.member(titan.brand.id);
  await site.visit(titan, QUIET);
  const dialog = authDialog(page, sandbox, titan);
  await dialog.open("login");
  // Answered in this page only: another test may log in on this site.
  await answerOnce(page, /captchaType/, coded(6449, "请先绑定真实姓名"));
  await dialog.logIn(player);
  const tip = page.getByRole("dialog", { name: dialog.say("ui.tips") });
  await expect(tip).toBeVisible();
  await expect(tip.getByRole("button", { name: dialog.say("ui.complete") })).toBeVisible();
  expect(await reachable(page)).toEqual([dialog.say("ui.tips")]);
  await expect(tip.locator(":focus")).toHaveCount(1);
  expect(await seriousFindings(page, "[role=dialog]"), "axe").toEqual([]);

  await page.keyboard.press("Escape");
  await expect(tip).toBeHidden();
  expect(await reachable(page)).toEqual([dialog.say("auth.title.login")]);
  await expect(dialog.password).toHaveValue(player.password);
  await expect(dialog.box.locator(":focus")).toHaveCount(1);

  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("the login prompt opens the login; Escape returns to the page", async ({ site, sandbox }) => {
  const { page } = site;
  await site.visit(aurora);
  const { say } = authDialog(page, sandbox, aurora);
  const wall = page.locator("main section", { hasText: say("home.sections.gamesWall.title") });
  const game = wall.getByRole("listitem").getByRole("button").nth(1);
  await game.focus();
  await page.keyboard.press("Enter");
  const prompt = page.getByRole("dialog", { name: say("ui.prompt"), exact: true });
  await expect(prompt).toContainText(say("ui.loginPrompt"));
  await page.keyboard.press("Escape");
  await expect(prompt).toBeHidden();
  await expect(game).toBeFocused();
  await page.keyboard.press("Enter");
  await prompt.getByRole("button", { name: say("ui.toLogin") }).click();
  await expect(page.getByRole("dialog", { name: say("auth.title.login") })).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(1);
});

test("the title of a long page scrolls in the tab, but not with reduced motion", async ({
  site,
}) => {
  const { page } = site;
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await site.visit(aurora, "/app/help/tysstqth");
  await expect(page).toHaveTitle(/^(?!赛事时间与取款时间 - ).+　　/u);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await expect(page).toHaveTitle(/^赛事时间与取款时间 - 极光体育/u);
});
