// The calendar of the records: by mouse, by keyboard, by touch.
import type { Page } from "playwright/test";
import { seriousFindings } from "../../browser/axe.ts";
import { expect, type Players, test, variantOf } from "./player.ts";
import { sayOf } from "./site-texts.ts";

const VETERAN = { name: "demo88", password: "", phone: "", email: "" };
const classic = variantOf("aurora");
const professional = variantOf("titan", "professional", "zh-TW");

async function openRecords(page: Page, players: Players, variant: typeof classic) {
  const site = variant.brand.id;
  const say = sayOf(site, variant.locale);
  await players.enter({ ...VETERAN, site }, variant, "/mine/betRecord");
  const opener = page.getByRole("button", { name: new RegExp(`^${say("ui.days.label")} `) });
  const dialog = page.getByRole("dialog", { name: say("ui.calendar.range") });
  const day = (date: string) => dialog.locator(`[data-day="${date}"]`);
  /** The days in the field, in the address, and asked for: those of China, the last one whole. */
  const expectDays = async (first: string, last: string, choose: () => Promise<unknown>) => {
    const asked = page.waitForRequest((request) =>
      request.url().endsWith("/record/betRecordTotal"),
    );
    await choose();
    const { from, to } = (await asked).postDataJSON() as { from: number; to: number };
    expect(new Date(from).toISOString()).toBe(new Date(`${first}T00:00+08:00`).toISOString());
    expect(new Date(to - 1).toISOString()).toBe(
      new Date(`${last}T23:59:59.999+08:00`).toISOString(),
    );
    await expect(dialog).toBeHidden();
    await expect(opener).toContainText(`${first} – ${last}`);
    expect(page.url()).toContain(`days=${first}_${last}`);
  };
  return { say, opener, dialog, day, expectDays };
}

test("days of a record are chosen by the mouse, and typed", async ({ site, players }) => {
  const { page } = site;
  await page.setViewportSize({ width: 1366, height: 768 });
  const { say, opener, dialog, day, expectDays } = await openRecords(page, players, classic);
  await opener.click();
  await expect(dialog.getByRole("grid")).toHaveCount(2);
  expect(await seriousFindings(page, "[role=dialog]")).toEqual([]);
  const month = (await dialog.locator("[data-day]").first().getAttribute("data-day"))?.slice(0, 7);
  await day(`${month}-10`).click();
  await day(`${month}-14`).hover();
  await expect(dialog.locator("td[aria-selected=true]")).toHaveCount(5);
  await expectDays(`${month}-10`, `${month}-14`, () => day(`${month}-14`).click());
  await expect(opener).toBeFocused();

  await opener.click();
  await dialog.getByLabel(say("ui.calendar.last")).fill("2099-1-1");
  await page.keyboard.press("Enter");
  await expect(dialog.getByRole("alert")).toContainText(/2\d{3}-\d{2}-\d{2}/);
  await dialog.getByLabel(say("ui.calendar.last")).fill(`${month?.replace("-", "/")}/12`);
  await expectDays(`${month}-10`, `${month}-12`, () => page.keyboard.press("Enter"));

  // A press outside leaves the days as they are, and a second press on the field closes the calendar.
  await opener.click();
  await day(`${month}-20`).click();
  await page.mouse.click(5, 400);
  await expect(dialog).toBeHidden();
  await opener.click();
  await expect(dialog).toBeVisible();
  await opener.click();
  await expect(dialog).toBeHidden();
  await expect(opener).toContainText(`${month}-10 – ${month}-12`);
});

test("days of a record are chosen by the keyboard", async ({ site, players }) => {
  const { page } = site;
  await page.setViewportSize({ width: 1366, height: 768 });
  const { say, opener, dialog, expectDays } = await openRecords(page, players, professional);
  await opener.focus();
  await page.keyboard.press("Enter");
  const focused = dialog.locator("[data-day]:focus");
  await expect(focused).toHaveAccessibleName(new RegExp(say("ui.days.today")));
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("PageUp");
  await page.keyboard.press("PageUp");
  const start = (await focused.getAttribute("data-day")) ?? "";
  await page.keyboard.press("Enter");
  await expect(dialog.getByRole("status")).toHaveText(say("ui.calendar.askLast"));
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("End");
  const end = (await focused.getAttribute("data-day")) ?? "";
  expect(end > start).toBe(true);
  await expectDays(start, end, () => page.keyboard.press("Enter"));
  await expect(opener).toBeFocused();
  await page.keyboard.press("Space");
  await expect(focused).toHaveAttribute("data-day", end);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("days of a record are chosen by touch, each with room for a finger", async ({
    site,
    players,
  }) => {
    const { page } = site;
    const { say, opener, dialog, day, expectDays } = await openRecords(page, players, classic);
    await page.getByRole("button", { name: new RegExp(`^${say("ui.filters")}`) }).tap();
    await opener.tap();
    await expect(dialog.getByRole("grid")).toHaveCount(1);
    await dialog.getByRole("button", { name: say("ui.calendar.back") }).tap();
    const month = (await dialog.locator("[data-day]").first().getAttribute("data-day"))?.slice(
      0,
      7,
    );
    const small = await dialog.locator("[data-day]").evaluateAll(
      (days) =>
        days.filter((one) => {
          const { width, height } =
            one.closest("td")?.getBoundingClientRect() ?? one.getBoundingClientRect();
          return width < 44 || height < 44;
        }).length,
    );
    expect(small).toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await day(`${month}-03`).tap();
    await expectDays(`${month}-03`, `${month}-21`, () => day(`${month}-21`).tap());
  });
});
