// Odds formats in table and slip, figures of systems, and the slip as text and picture.
import type { Page } from "playwright/test";
import type { SportMatch } from "#contract/api/sport.ts";
import { expect, test, variantOf } from "./player.ts";
import type { Sandbox } from "./sandbox-control.ts";
import { openSlip, priceId, type SlipPage } from "./slip-page.ts";

test.use({ permissions: ["clipboard-read", "clipboard-write"] });

const variant = variantOf("aurora");
const asked = "show=FU&leagues=southcup";

test("the table and the slip follow the odds format, and the slip can be copied", async ({
  site,
  sandbox,
  players,
}) => {
  const { page } = site;
  const { slip, matches } = await openSlip({ site, players, variant, asked, count: 1 });
  const [match] = matches;
  const cell = slip.price(match, "R", 0);
  const winner = slip.price(match, "M", 0);
  const format = page.getByRole("combobox", { name: slip.say("list.oddsType") });
  await sandbox.steer.price(priceId(match, "M"), "3.33");
  await sandbox.steer.price(priceId(match, "R"), "1.25");
  await expect(cell).toContainText("1.25");
  await slip.pick(match, "R");
  await slip.stake().fill("100");
  for (const [type, price, risk, win, back] of FORMATS)
    await test.step(`format ${type}`, async () => {
      await format.selectOption(type);
      await expect(cell).toContainText(price);
      await expect(slip.cards).toContainText(price);
      await slip.expectSums({ risk, win, back });
      // 1X2 is always decimal.
      await expect(winner).toContainText("3.33");
    });
  await test.step("the slip as text and as a picture", () => expectCopies(page, slip, match));
  await page.reload();
  await expect(format).toHaveValue("M");
});

/** Format, 1.25 in it, and risk, win and return of 100. */
const FORMATS = [
  ["H", "1.25", "100", "125", "225"],
  ["E", "2.25", "100", "125", "225"],
  ["I", "1.25", "100", "125", "225"],
  ["M", "-0.80", "80", "100", "180"],
] as const;

async function expectCopies(page: Page, slip: SlipPage, match: SportMatch): Promise<void> {
  await slip.box.getByRole("button", { name: slip.say("view.copyText") }).click();
  const text = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(text).toContain(slip.say("rail.slip"));
  const copied = await text();
  for (const part of [match.team_h, match.league, "-0.80", "¥ 80", "¥ 100", "¥ 180"])
    expect(copied).toContain(part);
  await slip.box.getByRole("button", { name: slip.say("view.copyImage") }).click();
  await expect(slip.toast.last()).toHaveText(slip.say("view.copied.copied"));
  const size = await page.evaluate(async () => {
    const [item] = await navigator.clipboard.read();
    const picture = await createImageBitmap((await item?.getType("image/png")) ?? new Blob());
    return [picture.width, picture.height];
  });
  for (const pixels of size) expect(pixels).toBeGreaterThan(200);
}

test("a series, its systems and a banker show their bets and figures", async ({
  site,
  sandbox,
  players,
}) => {
  const { slip, matches } = await openSlip({ site, players, variant, asked, count: 5 });
  const legs = matches.slice(1);
  await pickSeries(slip, sandbox, legs);
  await slip.box.getByText(slip.say("view.moreSystems", { count: 4 })).click();
  const field = (bets: number, sizes: string) =>
    slip.box.getByLabel(
      slip.say("view.perBet", { name: slip.say("view.system", { legs: 4, bets }), sizes, bets }),
    );
  await slip.stake().fill("10");
  await slip.expectSums({ risk: "10", win: "150", back: "160" });
  await slip.stake().fill("");
  // Trebles: 4 bets of ten.
  await field(4, "3").fill("10");
  await slip.expectSums({ risk: "40", win: "280", back: "320" });
  await expect(slip.box.getByText(slip.say("view.bets", { count: 4 }), EXACT)).toBeVisible();
  const bank = slip.cards.first().getByRole("button", { name: slip.say("view.banker") });
  await bank.click();
  await expect(bank).toHaveAttribute("aria-pressed", "true");
  // The banker is in each of them: 3 bets.
  await expect(field(3, "3")).toHaveValue("10");
  await slip.expectSums({ risk: "30", win: "210", back: "240" });
});

const EXACT = { exact: true };

/** All prices at evens. */
async function pickSeries(slip: SlipPage, sandbox: Sandbox, legs: readonly SportMatch[]) {
  for (const match of legs) await sandbox.steer.price(priceId(match, "R"), "1.00");
  for (const [at, match] of legs.entries()) {
    await slip.pick(match, "R");
    if (at === 0) await slip.mode("series");
  }
  await expect(slip.cards.getByText("1.00")).toHaveCount(legs.length);
}
