// Whether a press on a control reaches another one.
import type { Page } from "playwright/test";

/** The first windows of a page; what follows repeats them. */
const WINDOWS = 2;

/** One line per pair of controls whose areas overlap, in the first windows of the page. */
export async function overlappingControls(page: Page): Promise<string[]> {
  const found = new Set<string>();
  const before = await page.evaluate(() => window.scrollY);
  for (let window = 0; window < WINDOWS; window += 1) {
    await page.evaluate(scrollToWindow, window);
    for (const line of await page.evaluate(overlaps)) found.add(line);
  }
  // The site restores how far a page was scrolled when it is opened again.
  await page.evaluate((top) => window.scrollTo(0, top), before);
  return [...found];
}

/** Runs in the page; resolves when the list has rendered. */
async function scrollToWindow(nth: number): Promise<void> {
  window.scrollTo(0, nth * window.innerHeight * 0.8);
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
}

/** Runs in the page. */
function overlaps(): string[] {
  const CONTROLS =
    "label, a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=tab], " +
    "[role=switch], [role=checkbox], [role=radio], [role=option], [role=menuitem], [role=slider]";
  /** Pixels between the points that are pressed; a large control gets no more than MOST of them in a line. */
  const STEP = 12;
  const MOST = 12;
  /** Neighbours with fractions of pixels share one. */
  const EDGE = 2;
  /** How far a press can reach a control beside its box: through a child, or a pseudo-element for fingers. */
  const REACH = 16;

  const controlOf = (element: Element | null) =>
    element?.closest("label") ?? element?.closest(CONTROLS) ?? null;

  /** The bar or the opened part over the page that holds it. */
  const floating = (element: Element) => {
    for (let at: Element | null = element; at !== null; at = at.parentElement) {
      if (at.matches("[role=dialog], [role=listbox], [role=menu]")) return at;
      if (/fixed|sticky/.test(getComputedStyle(at).position)) return at;
    }
    return null;
  };

  /** The part in the window that is not clipped. */
  const shownPart = (element: Element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const part = {
      left: Math.max(left, 0),
      top: Math.max(top, 0),
      right: Math.min(right, window.innerWidth),
      bottom: Math.min(bottom, window.innerHeight),
    };
    if (part.right <= part.left || part.bottom <= part.top) return part;
    for (let at = element.parentElement; at !== null; at = at.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(at);
      if (overflowX === "visible" && overflowY === "visible") continue;
      const box = at === document.documentElement ? null : at.getBoundingClientRect();
      if (box === null || at === document.body) continue;
      part.left = Math.max(part.left, box.left);
      part.top = Math.max(part.top, box.top);
      part.right = Math.min(part.right, box.right);
      part.bottom = Math.min(part.bottom, box.bottom);
    }
    return part;
  };

  const nameOf = (element: Element) => {
    const name = element.getAttribute("aria-label") ?? element.textContent ?? "";
    const spot = element.closest("[data-spot]")?.getAttribute("data-spot");
    return `${element.tagName.toLowerCase()}${spot ? `@${spot}` : ""} "${name.trim().slice(0, 24)}"`;
  };

  /** Both ends and the points between. */
  const steps = (from: number, to: number) => {
    const [first, last] = [from + EDGE, to - EDGE];
    if (last < first) return [];
    const step = Math.max(STEP, (last - first) / MOST);
    const between = Array.from({ length: Math.floor((last - first) / step) }, (_, at) => at + 1);
    return [first, ...between.map((at) => first + at * step), last];
  };

  /** A press outside a rounded corner is not on the control. */
  const isRoundedOff = (control: Element, x: number, y: number) => {
    const { left, top, right, bottom } = control.getBoundingClientRect();
    const most = Math.min(right - left, bottom - top) / 2;
    const radius = Math.min(Number.parseFloat(getComputedStyle(control).borderRadius) || 0, most);
    const beside = Math.max(0, left + radius - x, x - right + radius);
    const above = Math.max(0, top + radius - y, y - bottom + radius);
    return Math.hypot(beside, above) > radius - EDGE && beside > 0 && above > 0;
  };

  /** A heart in the corner of a card that is one button. */
  const isInCorner = (small: Element, card: Element) => {
    const [inner, outer] = [small.getBoundingClientRect(), card.getBoundingClientRect()];
    const [middle, across] = [(outer.left + outer.right) / 2, (outer.top + outer.bottom) / 2];
    const isWithin =
      inner.left >= outer.left &&
      inner.right <= outer.right &&
      inner.top >= outer.top &&
      inner.bottom <= outer.bottom;
    const isOverMiddle =
      inner.left < middle && inner.right > middle && inner.top < across && inner.bottom > across;
    return isWithin && !isOverMiddle;
  };

  const controls = [...document.querySelectorAll(CONTROLS)]
    .filter((element) => controlOf(element) === element)
    .map((control) => ({ control, box: control.getBoundingClientRect() }));

  /** Where other controls are near: nothing else can be over a control. */
  const nearOthers = (control: Element) => {
    const { left, top, right, bottom } = control.getBoundingClientRect();
    const near = controls.filter(
      ({ control: other, box }) =>
        !control.contains(other) &&
        !other.contains(control) &&
        box.left - REACH < right &&
        box.right + REACH > left &&
        box.top - REACH < bottom &&
        box.bottom + REACH > top,
    );
    return (x: number, y: number) =>
      near.some(
        ({ box }) =>
          x > box.left - REACH &&
          x < box.right + REACH &&
          y > box.top - REACH &&
          y < box.bottom + REACH,
      );
  };

  const covering = (control: Element) => {
    const { left, top, right, bottom } = shownPart(control);
    const isNearOther = nearOthers(control);
    for (const y of steps(top, bottom)) {
      for (const x of steps(left, right)) {
        if (!isNearOther(x, y) || isRoundedOff(control, x, y)) continue;
        const other = controlOf(document.elementFromPoint(x, y));
        if (other === null || other === control) continue;
        if (control.contains(other) || other.contains(control)) continue;
        if (isInCorner(other, control)) continue;
        if (floating(other) === floating(control))
          return `${nameOf(other)} over ${nameOf(control)}`;
      }
    }
    return null;
  };

  /** What is under a disabled button may be pressed through it, and a slide that waits its turn cannot be pressed. */
  const canBePressed = (element: Element) =>
    !element.matches(":disabled, [inert] *") &&
    element.checkVisibility({ visibilityProperty: true });

  return controls.flatMap(({ control }) =>
    canBePressed(control) ? (covering(control) ?? []) : [],
  );
}
