// Where things stand in the slip, and that nothing moves when what loads late arrives.
import type { Locator, Page } from "playwright/test";
import type { SportMatch } from "#contract/api/sport.ts";
import { expect, type Players, test, variantOf } from "./player.ts";
import type { SitePage } from "./open-site.ts";
import type { Sandbox } from "./sandbox-control.ts";
import { answerCalls } from "./slip-calls.ts";
import { openSlip, priceId, type SlipPage } from "./slip-page.ts";

const VIEWS = [
  { width: 1366, height: 768, variant: variantOf("aurora") },
  { width: 1920, height: 1080, variant: variantOf("titan", "professional", "zh-TW") },
  { width: 390, height: 844, variant: variantOf("aurora") },
  { width: 390, height: 844, variant: variantOf("titan", "professional", "zh-TW") },
] as const;

for (const { width, height, variant } of VIEWS) {
  test.describe(`${variant.edition} at ${width}`, () => {
    test.use({ viewport: { width, height }, hasTouch: width < 500, isMobile: width < 500 });

    test("the amount stands below the pick, and the limits move nothing", async ({
      site,
      sandbox,
      players,
    }) => {
      const { page } = site;
      const { slip, release } = await openHeld({ site, sandbox, players, variant });
      await expect(slip.stake()).toBeVisible();
      await unmoved(page);
      await expect(slip.box.getByText(limits(slip))).toHaveCount(0);
      const before = await tops(slip);
      await release();
      await expect(slip.box.getByText(limits(slip))).toBeVisible();
      expect(await tops(slip)).toEqual(before);
      await expectOrder(slip);
      await expectColumns(slip);
      // Nothing of the selection lies under what pays for it.
      expect(await bottom(slip.cards.last())).toBeLessThanOrEqual(await top(slip.stake()));

      if (width < 500) await closeKeypad(slip);
      await site.settled();
      expect(await bottom(slip.cards.last())).toBeLessThanOrEqual(await top(slip.stake()));
      await expectOptions(slip, page);
    });

    test("a changed price moves nothing of a short slip", async ({ site, sandbox, players }) => {
      const asked = "show=FU&leagues=highland";
      const { slip, matches } = await openSlip({ site, players, variant, asked, count: 1 });
      await pinPrices(slip, sandbox, matches);
      await slip.pick(matches[0], "R");
      await expect(slip.stake()).toBeVisible();
      await expect(slip.box.getByText(limits(slip))).toBeVisible();
      await site.settled();
      const before = await tops(slip);
      await sandbox.steer.price(priceId(matches[0], "R"), "0.55");
      const note = changeNote(slip);
      await expect(note).toBeVisible();
      await site.settled();
      expect(await tops(slip)).toEqual(before);
      // Once the keypad is closed, the note is between the selection and the amount.
      if (width < 500) await closeKeypad(slip);
      await site.settled();
      expect(await top(note)).toBeGreaterThanOrEqual(await bottom(slip.cards.last()));
      expect(await bottom(note)).toBeLessThanOrEqual(await top(slip.stake()));
    });
  });
}

test("the limits of a series have their line from the start", async ({
  site,
  sandbox,
  players,
}) => {
  const { page } = site;
  await page.setViewportSize({ width: 1366, height: 768 });
  const variant = variantOf("aurora");
  const asked = "show=FU&leagues=highland";
  const { slip, matches } = await openSlip({ site, players, variant, asked, count: 3 });
  await pinPrices(slip, sandbox, matches);
  for (const match of matches) {
    await slip.pick(match, "R");
    if (match === matches[0]) await slip.mode("multiple");
  }
  await expect(slip.cards).toHaveCount(3);
  const release = await holdQuotes(page);
  await slip.mode("series");
  await unmoved(page);
  const before = await tops(slip);
  await release();
  await expect(slip.box.getByText(limits(slip))).toBeVisible();
  expect(await tops(slip)).toEqual(before);
});

test.describe("a long series on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("shows a changed price whole, and moves nothing for it", async ({
    site,
    sandbox,
    players,
  }) => {
    const { page } = site;
    const variant = variantOf("aurora");
    const { slip, matches } = await openSlip({
      site,
      players,
      variant,
      asked: "show=FU",
      count: 8,
    });
    await pinPrices(slip, sandbox, matches);
    for (const match of matches) {
      await slip.pick(match, "R");
      if (match === matches[0]) {
        await slip.mode("series");
        await page.keyboard.press("Escape");
      }
    }
    await page
      .getByRole("button", { name: slip.say("rail.tab.slip") })
      .last()
      .click();
    await expect(slip.cards).toHaveCount(8);
    await site.settled();
    const before = await tops(slip);
    await sandbox.steer.price(priceId(matches[0], "R"), "0.55");
    const note = changeNote(slip);
    await expect(note).toBeVisible();
    const seen = await note.evaluate((one) => {
      const box = one.getBoundingClientRect();
      return [box.top + 2, box.bottom - 2].map((y) =>
        one.contains(document.elementFromPoint(box.left + box.width / 2, y)),
      );
    });
    expect(seen).toEqual([true, true]);
    expect(await tops(slip)).toEqual(before);
  });
});

const closeKeypad = ({ box, say }: SlipPage) =>
  box.getByRole("button", { name: say("view.keypad.close") }).click();

/** The note that the price of the first selection has changed. */
function changeNote({ box, say }: SlipPage): Locator {
  const hasText = say("view.change.odds", { place: 1, from: ".*", to: ".*" }).slice(0, 5);
  return box.getByRole("listitem").filter({ hasText });
}

interface Opening {
  readonly site: SitePage;
  readonly sandbox: Sandbox;
  readonly players: Players;
  readonly variant: ReturnType<typeof variantOf>;
}

async function openHeld({ site, sandbox, players, variant }: Opening) {
  const asked = "show=FU&leagues=highland";
  const { slip, matches } = await openSlip({ site, players, variant, asked, count: 1 });
  await pinPrices(slip, sandbox, matches);
  const release = await holdQuotes(site.page);
  await slip.pick(matches[0], "R");
  return { slip, release };
}

/** A price that changes by itself has a note, which takes room. */
async function pinPrices(slip: SlipPage, sandbox: Sandbox, matches: readonly SportMatch[]) {
  for (const match of matches) await sandbox.steer.price(priceId(match, "R"), "0.91");
  const [first] = matches;
  if (first !== undefined) await expect(slip.price(first, "R", 0)).toContainText("0.91");
}

/** Limits come with a quote: none until the returned function is called. */
async function holdQuotes(page: Page): Promise<() => Promise<void>> {
  const held = Promise.withResolvers<void>();
  const stop = await answerCalls(page, "quote", async (route) => {
    await held.promise;
    await route.fallback();
  });
  return async () => {
    held.resolve();
    await stop();
  };
}

/** Once the sheet and the page have come to rest. The page itself does not settle while a call is held. */
async function unmoved(page: Page): Promise<void> {
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        // Not those that follow scrolling, which never end.
        .filter(({ timeline }) => timeline === document.timeline)
        .map((one) => one.finished.catch(() => null)),
    ),
  );
}

const limits = ({ say }: SlipPage) => new RegExp(say("view.limits", { min: "10", max: "[\\d,]+" }));

const top = async (part: Locator) => Math.round((await part.boundingBox())?.y ?? Number.NaN);
async function bottom(part: Locator): Promise<number> {
  const box = await part.boundingBox();
  return box === null ? Number.NaN : Math.round(box.y + box.height);
}

/** The upper edges of everything that a finger may be about to press. */
async function tops(slip: SlipPage): Promise<readonly number[]> {
  const parts = [slip.cards.first(), slip.stake(), sum(slip, "risk"), slip.place];
  return Promise.all(parts.map(top));
}

const sum = ({ box, say }: SlipPage, name: "risk" | "return" | "win") =>
  box.locator("dl > div").filter({
    has: box
      .page()
      .locator("dt")
      .getByText(say(`view.${name}`), { exact: true }),
  });

async function expectOrder(slip: SlipPage): Promise<void> {
  const [card, stake, risk, place] = await tops(slip);
  expect([card, stake, risk, place]).toEqual(
    [card, stake, risk, place].toSorted((one, other) => Number(one) - Number(other)),
  );
}

/** Stake, return and win side by side. */
async function expectColumns(slip: SlipPage): Promise<void> {
  const sums = [sum(slip, "risk"), sum(slip, "return"), sum(slip, "win")];
  expect(new Set(await Promise.all(sums.map(top))).size).toBe(1);
  const lefts = await Promise.all(sums.map(async (one) => (await one.boundingBox())?.x ?? 0));
  expect(lefts).toEqual(lefts.toSorted((one, other) => one - other));
}

/** One row that says what is chosen, between the amount and the sums; its choices are the site's own controls. */
async function expectOptions(slip: SlipPage, page: Page): Promise<void> {
  const row = slip.box.getByRole("button", { name: slip.say("view.options") });
  await expect(row).toContainText(slip.say("view.accept.any"));
  const [at, stake, risk] = await Promise.all([
    top(row),
    top(slip.stake()),
    top(sum(slip, "risk")),
  ]);
  expect(stake < at && at < risk).toBe(true);
  await expect(slip.box.locator("select")).toHaveCount(0);
  await slip.accept("ask");
  await expect(row).toContainText(slip.say("view.accept.ask"));
  await row.click();
  await expect(slip.box.getByRole("combobox", { name: slip.say("view.accept.label") })).toHaveCount(
    0,
  );
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
}
