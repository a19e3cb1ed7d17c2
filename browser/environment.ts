import { createHash } from "node:crypto";
import type { Browser } from "playwright-core";

/** The letters that sites are set in, Chinese and Latin. */
const SAMPLE =
  "<body style=\"font:24px 'PingFang SC','Noto Sans CJK SC','Noto Sans SC','Microsoft YaHei',sans-serif\">永和體育 Livery 0123456789 ¥";

/** Names a browser with its fonts: pictures of two environments cannot be compared. */
export async function environmentOf(browser: Browser): Promise<string> {
  const page = await browser.newPage({ viewport: { width: 640, height: 80 } });
  await page.setContent(SAMPLE);
  const letters = createHash("sha256")
    .update(await page.screenshot())
    .digest("hex");
  await page.close();
  const [major = ""] = browser.version().split(".");
  return `chromium-${major}-${letters.slice(0, 8)}`;
}
