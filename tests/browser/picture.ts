// Pictures of pages for people to look at, and what only they need: a pane that blurs what is behind it is
// drawn anew with every frame, by the processor, which takes a dialog longer than all else it does.
import type { Page } from "playwright/test";
import { expectImages } from "./images-decoded.ts";

const WITHOUT_BLUR = "*, ::before, ::after, ::backdrop { backdrop-filter: none !important; }";

/** Of every document the page opens from now on; pictures have the blur. */
export async function leaveOutBlur(page: Page): Promise<void> {
  await page.addInitScript((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
  }, WITHOUT_BLUR);
}

/** The window as it is, or the whole page. @param name below artifacts/shots, without the ending */
export async function takePicture(
  page: Page,
  name: string,
  { fullPage = false }: { readonly fullPage?: boolean } = {},
): Promise<void> {
  await expectImages(page);
  await page.evaluate(blur, true);
  // A tenth of the time of a PNG, on a large window.
  await page.screenshot({ path: `artifacts/shots/${name}.jpg`, fullPage });
  await page.evaluate(blur, false);
}

function blur(wanted: boolean): void {
  for (const sheet of document.adoptedStyleSheets) sheet.disabled = wanted;
}
