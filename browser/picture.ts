// Pictures of pages.
import type { Page } from "playwright-core";

const WITHOUT_BLUR = "*, ::before, ::after, ::backdrop { backdrop-filter: none !important; }";

/** Turns off backdrop blur, which the CPU draws again in every frame. */
export async function leaveOutBlur(page: Page): Promise<void> {
  await page.addInitScript((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
  }, WITHOUT_BLUR);
}

/** Waits until no view of the page is loading, and nothing in the window is a placeholder. */
async function untilLoaded(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const isInWindow = (element: Element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return bottom > 0 && top < window.innerHeight && element.checkVisibility();
    };
    return (
      document.querySelector("main [aria-busy=true]:not(button)") === null &&
      ![...document.querySelectorAll("[data-skeleton]")].some(isInWindow)
    );
  });
}

/** React shows parts that arrive together at once, up to 300 ms later. */
const REST_MS = 350;
const MAX_TRIES = 20;

/**
 * A picture of the window in which nothing moves any more: two in a row are equal.
 * @throws Error when the page does not come to rest
 */
export async function stillPicture(page: Page, type: "png" | "jpeg"): Promise<Buffer> {
  await untilLoaded(page);
  const take = () =>
    page.screenshot({ type, animations: "disabled", ...(type === "jpeg" && { quality: 82 }) });
  return await withBlur(page, async () => {
    let before = await take();
    for (let tries = 0; tries < MAX_TRIES; tries += 1) {
      await page.waitForTimeout(REST_MS);
      const after = await take();
      if (after.equals(before)) return after;
      before = after;
    }
    throw new Error("the page does not come to rest");
  });
}

/** Calls `take` with the blur drawn. */
export async function withBlur<T>(page: Page, take: () => Promise<T>): Promise<T> {
  await page.evaluate(blur, true);
  try {
    return await take();
  } finally {
    await page.evaluate(blur, false);
  }
}

function blur(wanted: boolean): void {
  for (const sheet of document.adoptedStyleSheets)
    if (sheet.cssRules[0]?.cssText.includes("backdrop-filter")) sheet.disabled = wanted;
}
