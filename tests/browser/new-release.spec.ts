// A tab that is open while a new release comes out: a line offers it where a reload interrupts nothing.
import type { Page } from "playwright/test";
import { seriousFindings } from "../../browser/axe.ts";
import { expect, QUIET, test, variantOf } from "./player.ts";
import { openSlip } from "./slip-page.ts";

const aurora = variantOf("aurora");
const note = (page: Page) => page.getByRole("status").filter({ hasText: "网站已更新" });

/** The page that the tab asks for names another script of the brand. */
async function release(page: Page): Promise<void> {
  const html = await page.evaluate(async () => (await fetch("/")).text());
  const next = html.replaceAll(/\/assets\/entry-\w+\.js/g, "/assets/entry-0000000000.js");
  expect(next).not.toBe(html);
  await page.route(
    ({ pathname }) => pathname === "/",
    async (route) => {
      if (route.request().method() === "GET") await route.fulfill({ body: next });
      else await route.fallback();
    },
  );
}

test("offers a new release, and waits while something is typed", async ({ site }) => {
  const { page } = site;
  await page.clock.install();
  await site.visit(aurora, QUIET);
  await site.settled();
  await release(page);
  await page.clock.fastForward("14:00");
  await expect(note(page)).toHaveCount(0);
  const search = page.getByRole("searchbox").or(page.getByRole("textbox")).first();
  await search.focus();
  await page.clock.fastForward("02:00");
  await expect(note(page)).toHaveCount(0);
  await search.blur();
  await page.clock.fastForward("00:02");
  await expect(note(page)).toBeVisible();
  expect(await seriousFindings(page, "[role=status], output")).toEqual([]);
  await note(page).getByRole("button", { name: "稍后" }).click();
  await expect(note(page)).toHaveCount(0);
});

test("waits while a selection is in the slip", async ({ site, players }) => {
  const { page } = site;
  await page.clock.install();
  const asked = "show=FU&leagues=ocean";
  const { slip, matches } = await openSlip({ site, players, variant: aurora, asked, count: 1 });
  await slip.pick(matches[0], "R");
  await expect(slip.cards).toHaveCount(1);
  await release(page);
  await page.clock.fastForward("16:00");
  await page.clock.fastForward("00:02");
  await expect(note(page)).toHaveCount(0);
  await slip.cards.getByRole("button", { name: /^移除/ }).click();
  await page.clock.fastForward("00:02");
  await expect(note(page)).toBeVisible();
  await expect(slip.cards).toHaveCount(0);
});
