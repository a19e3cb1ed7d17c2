// What must be true of every page of every site.
import { readdirSync } from "node:fs";
import type { Page } from "playwright/test";
import { expect } from "./open-site.ts";
import type { Variant } from "./sites.ts";
import { notTraditional } from "./traditional-words.ts";

const namespaces = readdirSync("src/locales/zh-CN").map((file) => file.replace(".json", ""));
/** A missing text or an unfilled value, outside of addresses. */
const UNFILLED = new RegExp(
  String.raw`(?<![-\w./@])(?:${namespaces.join("|")})\.[a-z][\w.]*|\{\{\w*`,
  "g",
);

/** Nothing wider than the window, no text key on the page, all texts in the locale. */
export async function expectSound(page: Page, { locale }: Variant, what: string): Promise<void> {
  const { wider, text } = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return { wider: scrollWidth - clientWidth, text: document.body.innerText };
  });
  expect(wider, `${what}: horizontal scroll in px`).toBeLessThanOrEqual(0);
  expect(text.match(UNFILLED) ?? [], `${what}: keys`).toEqual([]);
  if (locale === "zh-TW") expect(notTraditional(text), `${what}: not traditional`).toEqual([]);
}
