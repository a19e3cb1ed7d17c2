// Bars that stay while the page scrolls: how much of a low window they take.
import type { Page } from "playwright-core";

export interface FixedBars {
  /** Of the window's height, 0 to 1. */
  readonly share: number;
  /** What takes it, for the message. */
  readonly bars: readonly string[];
}

/** Scrolls the page, so that what sticks does. */
export async function fixedBars(page: Page): Promise<FixedBars> {
  return await page.evaluate(async () => {
    window.scrollTo(0, 600);
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const before = tops();
    window.scrollBy(0, -40);
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const covered = new Set<number>();
    const bars: string[] = [];
    for (const [element, top] of tops()) {
      const { left, right, bottom } = element.getBoundingClientRect();
      // What scrolls with the page has moved; a button in a corner covers no line.
      if (before.get(element) !== top || right - left < window.innerWidth / 2) continue;
      const [from, to] = [
        Math.max(0, Math.round(top)),
        Math.min(window.innerHeight, Math.round(bottom)),
      ];
      if (to <= from) continue;
      bars.push(
        `${element.tagName} ${element.getAttribute("aria-label") ?? element.className} ${from}-${to}`,
      );
      for (let line = from; line < to; line += 1) covered.add(line);
    }
    return { share: covered.size / window.innerHeight, bars };

    function tops(): Map<Element, number> {
      const all = [...document.querySelectorAll("body *")];
      return new Map(
        all.filter(stays).map((element) => [element, element.getBoundingClientRect().top]),
      );
    }
    function stays(element: Element): boolean {
      const { position, visibility, pointerEvents } = getComputedStyle(element);
      return (
        (position === "fixed" || position === "sticky") &&
        visibility === "visible" &&
        pointerEvents !== "none"
      );
    }
  });
}
