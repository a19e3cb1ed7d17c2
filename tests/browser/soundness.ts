// What must be true of every page of every site.
import type { Page } from "playwright/test";
import { type TextRules, unsound } from "../../browser/soundness.ts";
import { expect, TEXT_KEYS } from "./open-site.ts";
import type { Variant } from "./sites.ts";
import { notTraditional } from "./traditional-words.ts";

const RULES: TextRules = {
  keys: TEXT_KEYS,
  notTraditional,
};

/** Nothing wider than the window, no text key on the page, all texts in the locale. */
export async function expectSound(page: Page, variant: Variant, what: string): Promise<void> {
  expect(await unsoundPage(page, variant), what).toEqual([]);
}

export async function unsoundPage(page: Page, variant: Variant): Promise<string[]> {
  return await unsound(page, variant, RULES);
}
