// Odds formats in table and slip, and the slip as text and picture.
import type { Page } from "playwright/test";
import type { SportMatch } from "#contract/api/sport.ts";
import { expect, test, variantOf } from "./player.ts";
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
  await slip.options();
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
