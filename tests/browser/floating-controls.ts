// Whether every control of a page can be pressed although bars and buttons stay while it scrolls.
import type { Page } from "playwright/test";

/**
 * One line per control of the page that something floating covers: a button over the page wherever it is scrolled to,
 * or a bar at every place that the control can be scrolled to.
 */
export async function coveredByFloats(page: Page): Promise<string[]> {
  const before = await page.evaluate(() => window.scrollY);
  const found = new Set<string>();
  for (const place of [scrollToEnd, scrollToStart]) {
    await page.evaluate(place);
    for (const line of await page.evaluate(covered)) found.add(line);
  }
  // The site restores how far a page was scrolled when it is opened again.
  await page.evaluate((top) => window.scrollTo(0, top), before);
  return [...found];
}

/** Runs in the page. */
async function scrollToStart(): Promise<void> {
  window.scrollTo(0, 0);
  for (let frame = 0; frame < 6; frame += 1) await new Promise(requestAnimationFrame);
}

/** Runs in the page. A long list learns the height of its rows when it draws them. */
async function scrollToEnd(): Promise<void> {
  let known = -1;
  while (document.documentElement.scrollHeight !== known) {
    known = document.documentElement.scrollHeight;
    window.scrollTo(0, known);
    for (let frame = 0; frame < 24; frame += 1) await new Promise(requestAnimationFrame);
  }
}

/** Runs in the page. */
function covered(): string[] {
  const CONTROLS =
    "a[href], button, input:not([type=hidden]), select, textarea, summary, iframe, [role=button], [role=tab], " +
    "[role=switch], [role=checkbox], [role=radio], [role=slider]";
  /** Neighbours with fractions of pixels share one. */
  const EDGE = 2;
  const { innerWidth, innerHeight, scrollY } = window;
  const last = document.documentElement.scrollHeight - innerHeight;

  const shown = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > EDGE && height > EDGE && element.checkVisibility({ visibilityProperty: true });
  };
  const positions = (element: Element) => getComputedStyle(element).position;
  const heldBy = (element: Element): Element | null => {
    for (let at: Element | null = element; at !== null; at = at.parentElement)
      if (/fixed|sticky/.test(positions(at)) || at.matches("[role=dialog], [inert]")) return at;
    return null;
  };
  const nameOf = (element: Element) =>
    `${element.tagName.toLowerCase()} "${(element.getAttribute("aria-label") ?? element.textContent ?? "").trim().slice(0, 24)}"`;

  const fixed = [...document.querySelectorAll("body *")].filter(
    (element) =>
      positions(element) === "fixed" &&
      getComputedStyle(element).pointerEvents !== "none" &&
      shown(element) &&
      !element.matches("[role=dialog], [role=dialog] *") &&
      element.getBoundingClientRect().top < innerHeight,
  );
  const isBar = (element: Element) => element.getBoundingClientRect().width >= innerWidth / 2;
  const bars = fixed.filter(isBar).map((element) => element.getBoundingClientRect());
  const above = Math.min(innerHeight, ...bars.filter(isBelow).map(({ top }) => top));
  const sticky = [...document.querySelectorAll("header, header *")].filter(
    (element) => positions(element) === "sticky" && shown(element) && isBar(element),
  );
  /** How much of the window's start a header covers once it sticks; it never covers what stands above it. */
  const belowFor = (control: Element) =>
    Math.max(
      0,
      ...sticky
        .filter(
          (bar) => (bar.compareDocumentPosition(control) & Node.DOCUMENT_POSITION_FOLLOWING) > 0,
        )
        .map((bar) => bar.getBoundingClientRect().height),
    );

  /** What stands out of its bar, or is in none. */
  const floats = fixed.flatMap((root) =>
    [root, ...root.querySelectorAll("*")]
      .filter((part) => part.matches(CONTROLS) || part.closest(CONTROLS) !== null)
      .filter(shown)
      .flatMap((part) => {
        const { left, right, top, bottom } = part.getBoundingClientRect();
        const end = isBar(root) ? Math.min(bottom, root.getBoundingClientRect().top) : bottom;
        const begin = Math.max(0, top);
        return end - begin > EDGE ? [{ part, left, right, top: begin, bottom: end }] : [];
      }),
  );

  const controls = [...document.querySelectorAll(CONTROLS)].filter(
    (control) => shown(control) && heldBy(control) === null && !control.matches(":disabled"),
  );
  return controls.flatMap((control) => {
    const { top, bottom } = control.getBoundingClientRect();
    const { left, right } = seenPart(control);
    const [start, end] = [top + scrollY, bottom + scrollY];
    const float = floats.find(
      (over) =>
        over.left + EDGE < right &&
        left + EDGE < over.right &&
        // Where it is in the window at the page's start and at its end.
        end > over.top + EDGE &&
        start - last < over.bottom - EDGE,
    );
    if (float !== undefined)
      return [`${nameOf(float.part.closest(CONTROLS) ?? float.part)} over ${nameOf(control)}`];
    const below = belowFor(control);
    const fits = end - start <= above - below;
    const isUnder = end - last > above + EDGE || start < below - EDGE;
    return fits && isUnder ? [`a bar over ${nameOf(control)}`] : [];
  });

  /** Without what a row that scrolls has beyond its ends. */
  function seenPart(control: Element): { readonly left: number; readonly right: number } {
    let { left, right } = control.getBoundingClientRect();
    for (let at = control.parentElement; at !== null; at = at.parentElement) {
      if (getComputedStyle(at).overflowX === "visible") continue;
      const frame = at.getBoundingClientRect();
      left = Math.max(left, frame.left);
      right = Math.min(right, frame.right);
    }
    return { left, right };
  }

  function isBelow({ bottom }: DOMRect): boolean {
    return bottom > innerHeight / 2;
  }
}
