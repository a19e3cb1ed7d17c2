// The signed evidence of a bet: downloaded from its details, read offline, checked on the help page (docs/decisions/073).
import { readFileSync } from "node:fs";
import type { Locator, Page } from "playwright/test";
import { seriousFindings } from "../../browser/axe.ts";
import { expect } from "./open-site.ts";
import { test, variantOf } from "./player.ts";
import { sayOf } from "./site-texts.ts";
import { openSlip } from "./slip-page.ts";

async function download(page: Page, bet: Locator, say: (key: string) => string): Promise<string> {
  await bet.getByRole("button", { name: say("sport.bets.evidence.open") }).click();
  const dialog = page.getByRole("dialog", { name: say("sport.bets.evidence.title") });
  const save = dialog.getByRole("button", { name: say("sport.bets.evidence.save") });
  const [file] = await Promise.all([page.waitForEvent("download"), save.click()]);
  expect(file.suggestedFilename()).toMatch(/^.+-CR\d+\.html$/);
  expect(await seriousFindings(page, "[role=dialog]")).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  return readFileSync(await file.path(), "utf8");
}

test("a member downloads evidence of a bet, and anybody checks it", async ({
  site,
  sandbox,
  players,
}) => {
  const { page } = site;
  const variant = variantOf("aurora");
  const say = sayOf("aurora", "zh-CN");
  const asked = "show=FU&leagues=100822";
  const { slip, matches } = await openSlip({ site, players, variant, asked, count: 2 });
  const [, match] = matches;
  await slip.pick(match, "R");
  await slip.stake().fill("100");
  await slip.place.click();
  await slip.expectPlaced("accepted");
  await slip.tab("bets");
  const bet = slip.box.getByRole("article").filter({ hasText: match.team_h });
  const placed = await download(page, bet, say);
  await sandbox.steer.settle(match.gameId, { score: [4, 0], half: [1, 0] });
  await expect(bet).toHaveCount(0);
  await slip.box
    .locator("label")
    .filter({ hasText: slip.say("bets.settled") })
    .click();
  const settled = await download(page, bet, say);

  await site.visit(variant, "/app/help/tywt");
  const field = page.getByLabel(say("help.evidence.pick"));
  const status = page.getByRole("status").filter({ hasText: /凭证/ });
  const check = (text: string) =>
    field.setInputFiles({ name: "a.html", mimeType: "text/html", buffer: Buffer.from(text) });
  await check(placed);
  await expect(status).toContainText(say("help.evidence.valid"));
  await expect(status).toContainText(say("help.evidence.reason.nothingEnded"));
  await check(settled);
  await expect(status).toContainText(say("help.evidence.valid"));
  await expect(status).not.toContainText(say("help.evidence.reason.nothingEnded"));
  await check(settled.replace("¥\u00A0100.00", "¥\u00A0900.00"));
  await expect(status).toContainText(say("help.evidence.invalid"));
  await expect(status).toContainText(say("help.evidence.reason.pageDiffers"));
  await check("<p>");
  await expect(page.getByText(say("help.evidence.none"))).toBeVisible();
  expect(await seriousFindings(page, "section[aria-labelledby=evidence]")).toEqual([]);
});
