// Screenshots for people to look at.
import type { Page } from "playwright/test";
import { withBlur } from "../../browser/picture.ts";
import { expectImages } from "./images-decoded.ts";

/** The window, or the whole page. @param name file below artifacts/shots, without extension */
export async function takePicture(
  page: Page,
  name: string,
  { fullPage = false }: { readonly fullPage?: boolean } = {},
): Promise<void> {
  await expectImages(page);
  // Ten times as fast as PNG on a large window.
  await withBlur(page, () => page.screenshot({ path: `artifacts/shots/${name}.jpg`, fullPage }));
}
