// What must hold of any page of any site, whatever it shows.
import { readdirSync } from "node:fs";
import type { Page } from "playwright/test";
import { expect } from "./open-site.ts";
import type { Variant } from "./sites.ts";
import { notTraditional } from "./traditional-words.ts";

const namespaces = readdirSync("src/locales/zh-CN").map((file) => file.replace(".json", ""));
/** A text that was not found, or one whose value was not filled in; not part of an address. */
const UNFILLED = new RegExp(
  String.raw`(?<![-\w./@])(?:${namespaces.join("|")})\.[a-z][\w.]*|\{\{\w*`,
  "g",
);

/** Nothing wider than the window, no key in place of a text, all texts of the locale. */
export async function expectSound(page: Page, { locale }: Variant, what: string): Promise<void> {
  const { wider, text } = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return { wider: scrollWidth - clientWidth, text: document.body.innerText };
  });
  expect(wider, `${what}: horizontal scroll in px`).toBeLessThanOrEqual(0);
  expect(text.match(UNFILLED) ?? [], `${what}: keys`).toEqual([]);
  if (locale === "zh-TW") expect(notTraditional(text), `${what}: not traditional`).toEqual([]);
}
