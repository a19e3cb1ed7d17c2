// The guided tour: by keyboard on a wide window, by touch on a phone.
import type { Page } from "playwright/test";
import { authDialog } from "./auth-dialog.ts";
import { seriousFindings } from "../../browser/axe.ts";
import { expect, QUIET, test, variantOf } from "./player.ts";
import { type Say, sayOf } from "./site-texts.ts";

const TOUR = "/mine/introTutorial";

const aurora = variantOf("aurora");
const titan = variantOf("titan", "professional", "zh-TW");

const WIDE = ["mark", "nav", "category", "balance", "account", "service", "search", "security"];

function tourOn(page: Page, say: Say) {
  const card = page.getByRole("dialog");
  const ring = page.locator("[data-tour-ring]");
  return {
    card,
    ring,
    begin: () => page.getByRole("main").getByRole("button", { name: say("account.tour.start") }),
    button: (key: string) => card.getByRole("button", { name: say(`tour.${key}`) }),
    async expectStep(id: string) {
      await expect(card).toHaveAccessibleName(say(`tour.step.${id}.title`));
      await expect(ring).toBeInViewport();
      await expect(card.locator(":focus")).toBeVisible();
    },
  };
}

test("is completed by keyboard", async ({ site, players }) => {
  const { page } = site;
  await page.setViewportSize({ width: 1366, height: 800 });
  const say = sayOf(titan.brand.id, titan.locale);
  await players.enter(await players.member(titan.brand.id), titan, TOUR);
  const tour = tourOn(page, say);
  await tour.begin().press("Enter");
  for (const [at, id] of WIDE.entries()) {
    await tour.expectStep(id);
    if (at === 1) expect(await seriousFindings(page, "dialog")).toEqual([]);
    if (at < WIDE.length - 1) await page.keyboard.press("ArrowRight");
  }
  await expect(page).toHaveURL(/\/mine\/userinfo$/);
  await page.keyboard.press("ArrowLeft");
  await tour.expectStep("search");
  await page.keyboard.press("ArrowRight");
  await tour.expectStep("security");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/mine\/introTutorial$/);
  await expect(tour.card).toBeHidden();
  await expect(page.getByRole("main")).toContainText(say("account.tour.again"));
});

test("the card traps the focus, and Escape skips the tour for good", async ({
  site,
  sandbox,
  players,
}) => {
  const { page } = site;
  const say = sayOf("aurora", "zh-CN");
  await players.enter(await players.member("aurora"), aurora, TOUR);
  const tour = tourOn(page, say);
  await tour.begin().click();
  await tour.expectStep("mark");
  await page.keyboard.press("ArrowRight");
  await tour.expectStep("nav");
  for (const key of ["skip", "back", "next"]) {
    await page.keyboard.press("Tab");
    await expect(tour.button(key)).toBeFocused();
  }
  await page.reload();
  await tour.expectStep("nav");
  await page.keyboard.press("Escape");
  await expect(tour.card).toBeHidden();
  await site.visit(aurora, TOUR);
  const main = page.getByRole("main");
  await expect(main).toContainText(say("account.tour.skipped"));
  await main.getByRole("button", { name: say("account.tour.resume") }).click();
  await tour.expectStep("nav");
  await test.step("it ends when the member leaves in another tab", async () => {
    const other = await site.tab();
    await other.visit(aurora, QUIET);
    await authDialog(other.page, sandbox, aurora).logOut();
    await expect(tour.card).toBeHidden();
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("is completed by touch", async ({ site, players }) => {
    const { page } = site;
    const say = sayOf("aurora", "zh-CN");
    await players.enter(await players.member("aurora"), aurora, TOUR);
    const tour = tourOn(page, say);
    await tour.begin().tap();
    for (const id of ["mark", "categories", "category", "more", "service", "search"]) {
      await tour.expectStep(id);
      if (id === "more") expect(await seriousFindings(page, "dialog")).toEqual([]);
      await tour.button("next").tap();
    }
    await tour.expectStep("security");
    await tour.button("finish").tap();
    await expect(page.getByRole("main")).toContainText(say("account.tour.again"));
  });
});
