// What the figures of the slip are, in every odds format and combination, and how it is handed on.
import type { Page } from "playwright/test";
import type { SportMatch } from "#contract/api/sport.ts";
import { expect, test, variantOf } from "./player.ts";
import type { Sandbox } from "./sandbox-control.ts";
import { openSlip, priceId, type SlipPage } from "./slip-page.ts";

test.use({ permissions: ["clipboard-read", "clipboard-write"] });

const EXACT = { exact: true };
/** Each with prices of its own. */
const EDITIONS = [
  { variant: variantOf("aurora"), asked: "show=FU&leagues=southcup" },
  { variant: variantOf("titan", "professional", "zh-TW"), asked: "show=FU&leagues=100030" },
] as const;

for (const { variant, asked } of EDITIONS)
  test(`${variant.brand.id}: figures are right in every format and system, and can be copied`, async ({
    site,
    sandbox,
    players,
  }) => {
    const { page } = site;
    const { slip, matches } = await openSlip({ site, players, variant, asked, count: 4 });
    const [match] = matches;
    const cell = slip.price(match, "R", 0);
    const format = page.getByRole("combobox", { name: slip.say("list.oddsType") });
    for (const { odds, shown } of FORMATS) {
      await sandbox.steer.price(priceId(match, "R"), odds);
      await format.selectOption("H");
      await expect(cell).toContainText(odds);
      if ((await slip.cards.count()) === 0) await slip.pick(match, "R");
      await expect(slip.cards).toContainText(odds);
      await slip.stake().fill("100");
      for (const [type, price, risk, win, back] of shown) {
        await format.selectOption(type);
        await expect(cell).toContainText(price);
        await expect(slip.cards).toContainText(price);
        await slip.expectSums({ risk, win, back });
      }
    }
    await expectCopies(page, slip, match);
    await expectSystems(slip, sandbox, matches);
  });

/** Format, odds, risk, win and return of 100. */
const FORMATS = [
  {
    odds: "1.25",
    shown: [
      ["H", "1.25", "100", "125", "225"],
      ["E", "2.25", "100", "125", "225"],
      ["I", "1.25", "100", "125", "225"],
      ["M", "-0.80", "80", "100", "180"],
    ],
  },
  {
    odds: "0.80",
    shown: [
      ["H", "0.80", "100", "80", "180"],
      ["E", "1.80", "100", "80", "180"],
      ["M", "0.80", "100", "80", "180"],
      ["I", "-1.25", "125", "100", "225"],
    ],
  },
] as const;

/** As text with what it says, and as a picture that can be pasted. */
async function expectCopies(page: Page, slip: SlipPage, match: SportMatch): Promise<void> {
  await slip.box.getByRole("button", { name: slip.say("view.copyText") }).click();
  const text = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(text).toContain(slip.say("rail.slip"));
  const copied = await text();
  for (const part of [match.team_h, match.league, "-1.25", "¥ 125", "¥ 100", "¥ 225"])
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

/** Of four at evens, with a banker in the end. */
async function expectSystems(
  slip: SlipPage,
  sandbox: Sandbox,
  matches: readonly SportMatch[],
): Promise<void> {
  for (const match of matches) await sandbox.steer.price(priceId(match, "R"), "1.00");
  await slip.mode("series");
  for (const match of matches.slice(1)) await slip.pick(match, "R");
  await expect(slip.cards.getByText("1.00")).toHaveCount(4);
  await slip.box.getByText(slip.say("view.moreSystems", { count: 4 })).click();
  const field = (bets: number, sizes: string) =>
    slip.box.getByLabel(
      slip.say("view.perBet", { name: slip.say("view.system", { legs: 4, bets }), sizes, bets }),
    );
  await slip.stake().fill("10");
  await slip.expectSums({ risk: "10", win: "150", back: "160" });
  await slip.stake().fill("");
  await field(4, "3").fill("10");
  await slip.expectSums({ risk: "40", win: "280", back: "320" });
  await field(11, "2-4").fill("10");
  // 4·8 and 6·4 + 4·8 + 16, of ten each.
  await slip.expectSums({ risk: "150", win: "890", back: "1,040" });
  await expect(slip.box.getByText(slip.say("view.bets", { count: 15 }), EXACT)).toBeVisible();
  const bank = slip.cards.first().getByRole("button", { name: slip.say("view.banker") });
  await bank.click();
  await expect(bank).toHaveAttribute("aria-pressed", "true");
  await expect(field(3, "3")).toHaveValue("10");
  await expect(field(7, "2-4")).toHaveValue("10");
  // 3·8 and 3·4 + 3·8 + 16.
  await slip.expectSums({ risk: "100", win: "660", back: "760" });
}
