// What a browser's translation does to a page: each text node is taken out, a `<font>` stands in its place.
import type { Page } from "playwright/test";

/**
 * @param again also what is translated already, into another language
 * @returns how many texts were translated
 */
export async function translatePage(page: Page, again = false): Promise<number> {
  return await page.evaluate((isAgain) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Node[] = [];
    while (walker.nextNode()) {
      const { currentNode: text } = walker;
      const isLeft = text.parentElement?.closest(isAgain ? "script, style" : "script, style, font");
      if (text.nodeValue?.trim() && isLeft === null) texts.push(text);
    }
    for (const text of texts) {
      const outer = document.createElement("font");
      outer.append(document.createElement("font"));
      outer.firstElementChild?.append(text.nodeValue ?? "");
      text.parentNode?.replaceChild(outer, text);
    }
    return texts.length;
  }, again);
}
