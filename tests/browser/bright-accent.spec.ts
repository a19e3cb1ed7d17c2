// A brand whose accent is as pale as the page: filled controls need a border.
import type { Locator, Page } from "playwright/test";
import { expect, test, variantOf } from "./player.ts";
import { sayOf } from "./site-texts.ts";
import { openSlip } from "./slip-page.ts";

const aurora = variantOf("aurora");

const MARK = "rgb(46, 46, 46)";
const edge = (width: number) => `${MARK} 0px 0px 0px ${width}px inset`;

test("a white button on a white page has a border, also on hover", async ({ site }) => {
  await site.visit(aurora, "/app/help/gztk");
  await paleAccent(site.page);
  const register = site.page
    .getByRole("button", {
      name: sayOf(aurora.brand.id, aurora.locale)("shell.account.register"),
      exact: true,
    })
    .first();
  await expectEdge(register, 1);
  await register.hover();
  await expect(register).toHaveCSS("box-shadow", edge(1));
});

test("a selected odds button has a border that the others do not have", async ({
  site,
  players,
}) => {
  const asked = "show=FU&leagues=100210";
  const { slip, matches } = await openSlip({ site, players, variant: aurora, asked, count: 4 });
  await paleAccent(site.page);
  const [match] = matches;
  await slip.pick(match, "R");
  await expectEdge(slip.price(match, "R", 0), 2);
  await expect(slip.price(match, "R", 1)).not.toHaveCSS("box-shadow", edge(2));
});

async function paleAccent(page: Page): Promise<void> {
  await page.evaluate((mark) => {
    const { style } = document.documentElement;
    for (const name of ["accent", "header-action", "odds-selected"])
      style.setProperty(`--color-${name}`, "#ffffff");
    for (const name of ["accent-mark", "header-accent", "odds-selected-edge"])
      style.setProperty(`--color-${name}`, mark);
  }, MARK);
}

async function expectEdge(control: Locator, width: number): Promise<void> {
  await expect(control).toHaveCSS("background-color", "rgb(255, 255, 255)");
  await expect(control).toHaveCSS("box-shadow", edge(width));
}
