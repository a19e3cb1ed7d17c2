// What a browser's translation does to a page: each text node is taken out, a `<font>` stands in its place.
import type { Page } from "playwright/test";

/** @returns how many texts were translated */
export async function translatePage(page: Page): Promise<number> {
  return await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Node[] = [];
    while (walker.nextNode()) {
      const { currentNode: text } = walker;
      const isSource = /^(?:SCRIPT|STYLE)$/.test(text.parentNode?.nodeName ?? "");
      if (text.nodeValue?.trim() && !isSource) texts.push(text);
    }
    for (const text of texts) {
      const outer = document.createElement("font");
      outer.append(document.createElement("font"));
      outer.firstElementChild?.append(text.nodeValue ?? "");
      text.parentNode?.replaceChild(outer, text);
    }
    return texts.length;
  });
}
