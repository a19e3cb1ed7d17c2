// In every lobby the first table, room, draw, game or match stands in the first window.
import type { Locator, Page } from "playwright/test";
import { goTo } from "../../browser/routes-of.ts";
import { expect, test, variantOf } from "./player.ts";
import { type Say, sayOf } from "./site-texts.ts";

const DESKTOP = { width: 1366, height: 768 };
const PHONE = { width: 390, height: 844 };
/** Pixels from the top of the page. */
const LOWEST = { classic: 700, professional: 300, phone: 800 };

type First = (page: Page, say: Say) => Locator;

const spotlight: First = (page, say) =>
  page.getByRole("region", { name: say("slots.spotlight.title") }).getByRole("button");

/** What a lobby is for. */
const FIRST: Readonly<Record<string, First>> = {
  realbet: (page, say) =>
    page.getByRole("list", { name: say("live.tables.title") }).getByRole("listitem"),
  chess: (page) => page.getByRole("main").getByRole("article"),
  lottery: (page, say) =>
    page.getByRole("list", { name: say("lottery.title") }).getByRole("article"),
  egame: spotlight,
  fishing: spotlight,
  gaming: (page, say) =>
    page.getByRole("table", { name: say("gaming.board.title") }).getByRole("button"),
  sport: (page, say) =>
    page.getByRole("region", { name: say("sport.list.lobby.live") }).getByRole("listitem"),
};

const topOf = (element: Element) => element.getBoundingClientRect().top + window.scrollY;

/** The brand whose lobbies begin lowest; in the professional edition all open with a line. */
const VISITS = [
  ["jade", "classic"],
  ["aurora", "professional"],
] as const;

for (const [id, edition] of VISITS)
  test(`${id}, ${edition}: the first of each lobby is in view`, async ({ site }) => {
    const { page } = site;
    const variant = variantOf(id, edition);
    const say = sayOf(id, variant.locale);
    const lobbies = Object.entries(FIRST).filter(([key]) =>
      variant.brand.routes.includes(`/game/${key}`),
    );
    await page.setViewportSize(DESKTOP);
    await site.visit(variant, "/app/help/gztk");
    for (const [key, first] of lobbies) {
      const path = `/game/${key}`;
      await goTo(page, path);
      const start = first(page, say).first();
      await start.waitFor();
      expect.soft(await start.evaluate(topOf), path).toBeLessThanOrEqual(LOWEST[edition]);
      await page.setViewportSize(PHONE);
      expect.soft(await start.evaluate(topOf), `${path}, phone`).toBeLessThanOrEqual(LOWEST.phone);
      await page.setViewportSize(DESKTOP);
    }
  });
