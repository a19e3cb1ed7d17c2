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

/** From its first text on, every text is translated as soon as it is in the page, or changes. */
export async function translateAtOnce(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const isForeign = (node: Node) => node.parentElement?.closest("script, style, font") !== null;
    const translate = (text: Node) => {
      if (!text.isConnected || !text.nodeValue?.trim() || isForeign(text)) return;
      const translation = document.createElement("font");
      translation.append(text.nodeValue);
      text.parentNode?.replaceChild(translation, text);
    };
    const textsIn = (node: Node): Node[] =>
      node instanceof Text ? [node] : [...node.childNodes].flatMap(textsIn);
    new MutationObserver((records) => {
      for (const { addedNodes, target } of records) {
        const texts = [...addedNodes, target].flatMap(textsIn);
        if (document.body?.contains(target)) texts.forEach(translate);
      }
    }).observe(document, { childList: true, characterData: true, subtree: true });
  });
}
