// Text smaller than 12 px and targets smaller than 24 px (WCAG 2.5.8 without its spacing exception).
import type { Page } from "playwright-core";

const SMALLEST_TEXT = 12;
const SMALLEST_TARGET = 24;

/** One line for each kind of element, with its first text. */
export async function tooSmall(page: Page): Promise<string[]> {
  return await page.evaluate(measure, { text: SMALLEST_TEXT, target: SMALLEST_TARGET });
}

/** Runs in the page. */
function measure(least: { readonly text: number; readonly target: number }): string[] {
  const CONTROLS =
    "a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=tab], " +
    "[role=switch], [role=checkbox], [role=radio], [role=option], [role=menuitem], [role=slider]";
  const found = new Map<string, string>();
  // Allows for rounding of fractions of a rem.
  const isLess = (size: number, smallest: number) => size < smallest - 0.05;

  const nameOf = (element: Element) => {
    const place = (it: Element) =>
      it.tagName.toLowerCase() +
      [...it.attributes]
        .filter(({ name }) => /^(?:role|aria-label|data-tour|data-key|data-spot|type)$/.test(name))
        .map(({ name, value }) => `[${name}=${value}]`)
        .join("");
    const box = element.parentElement?.closest("[id], main, header, footer, nav, section, dialog");
    return `${box ? `${place(box)}${box.id && `#${box.id}`} ` : ""}${place(element)}`;
  };

  const isSeen = (element: Element) => {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    const { width, height } = element.getBoundingClientRect();
    return width > 1 && height > 1 && element.closest("[aria-hidden=true][inert]") === null;
  };

  const say = (kind: string, element: Element, size: string) => {
    const text = (element.textContent || element.getAttribute("aria-label") || "").trim();
    const key = `${kind} ${nameOf(element)}`;
    if (!found.has(key)) found.set(key, `${key}: ${size} "${text.slice(0, 20)}"`);
  };

  /** An svg scales its text. */
  const textSize = (element: Element) => {
    const size = Number.parseFloat(getComputedStyle(element).fontSize);
    const matrix = element instanceof SVGGraphicsElement ? element.getScreenCTM() : null;
    return matrix === null ? size : size * Math.hypot(matrix.a, matrix.b);
  };

  function measureTexts() {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const seen = new Set<Element>();
    while (texts.nextNode()) {
      const element = texts.currentNode.parentElement;
      if (element === null || seen.has(element) || !texts.currentNode.nodeValue?.trim()) continue;
      seen.add(element);
      const size = textSize(element);
      if (isLess(size, least.text) && isSeen(element)) say("text", element, `${size.toFixed(1)}`);
    }
    for (const field of document.querySelectorAll("input, select, textarea")) {
      const size = textSize(field);
      if (isLess(size, least.text) && isSeen(field)) say("text", field, `${size.toFixed(1)}`);
    }
  }

  /** A link inside a sentence is as high as its line. */
  const isInSentence = (element: Element) => {
    if (getComputedStyle(element).display !== "inline") return false;
    const around = element.parentElement?.textContent?.trim().length ?? 0;
    return around > (element.textContent?.trim().length ?? 0);
  };

  /** Includes a pseudo element laid over it. */
  const sizeOf = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    const over = ["::before", "::after"]
      .map((pseudo) => getComputedStyle(element, pseudo))
      .filter(({ position, content }) => position === "absolute" && content !== "none")
      .map((style) => [Number.parseFloat(style.width), Number.parseFloat(style.height)] as const);
    return {
      width: Math.max(width, ...over.map(([one]) => one || 0)),
      height: Math.max(height, ...over.map(([, one]) => one || 0)),
    };
  };

  function measureTargets() {
    for (const control of document.querySelectorAll(CONTROLS)) {
      const target = control.closest("label") ?? control;
      if (!isSeen(target) || isInSentence(target)) continue;
      const { width, height } = sizeOf(target);
      if (isLess(width, least.target) || isLess(height, least.target))
        say("target", target, `${width.toFixed(1)} × ${height.toFixed(1)}`);
    }
  }

  measureTexts();
  measureTargets();
  return [...found.values()];
}
