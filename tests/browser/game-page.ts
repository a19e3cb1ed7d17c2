// A game of the home page, from the press to the frame.
import type { Locator, Page } from "playwright/test";
import { expect } from "./open-site.ts";
import { type Say, sayOf } from "./site-texts.ts";
import type { Variant } from "./sites.ts";

export interface GamePage {
  readonly say: Say;
  /** Scrolls to a game of the home page and presses it. @returns its name */
  press(): Promise<string>;
  /** Waits for the game in its frame. */
  expectOpen(name: string): Promise<void>;
  readonly bar: Locator;
  readonly venueDialog: Locator;
}

/** As the site prints an amount. */
export function printed(cents: number): string {
  const minimumFractionDigits = cents % 100 === 0 ? 0 : 2;
  return `¥ ${(cents / 100).toLocaleString("en", { minimumFractionDigits })}`;
}

/** Shown on the home page of every site with slots; its venue answers a ticket. */
const GAME = { code: "tiger-gate", name: "虎啸山门", traditional: "虎嘯山門" };

export function gamePage(page: Page, { brand, locale }: Variant): GamePage {
  const say = sayOf(brand.id, locale);
  const bar = page.getByRole("toolbar", { name: say("game.bar") });
  const name = locale === "zh-TW" ? GAME.traditional : GAME.name;
  return {
    say,
    bar,
    venueDialog: page.getByRole("dialog").filter({ hasText: say("venue-entry.amount") }),
    async press() {
      const tile = page.locator("main button").filter({ hasText: name }).first();
      await tile.scrollIntoViewIfNeeded();
      await tile.click();
      return name;
    },
    async expectOpen(shown) {
      await expect(page).toHaveURL(/\/game\/[A-Z0-9]+\.[\w-]+/);
      await expect(bar.getByText(shown)).toBeVisible();
      await expect(page).toHaveTitle(new RegExp(`^${shown} - `));
      await expect(page.locator("section iframe")).toHaveCSS("opacity", "1");
    },
  };
}
