// Screenshots for people to look at.
import type { Page } from "playwright/test";
import { expectImages } from "./images-decoded.ts";

const WITHOUT_BLUR = "*, ::before, ::after, ::backdrop { backdrop-filter: none !important; }";

/** Turns off backdrop blur, which the CPU draws again in every frame. */
export async function leaveOutBlur(page: Page): Promise<void> {
  await page.addInitScript((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
  }, WITHOUT_BLUR);
}

/** The window, or the whole page. @param name file below artifacts/shots, without extension */
export async function takePicture(
  page: Page,
  name: string,
  { fullPage = false }: { readonly fullPage?: boolean } = {},
): Promise<void> {
  await expectImages(page);
  await page.evaluate(blur, true);
  // Ten times as fast as PNG on a large window.
  await page.screenshot({ path: `artifacts/shots/${name}.jpg`, fullPage });
  await page.evaluate(blur, false);
}

function blur(wanted: boolean): void {
  for (const sheet of document.adoptedStyleSheets) sheet.disabled = wanted;
}
