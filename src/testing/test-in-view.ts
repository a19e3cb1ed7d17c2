import { vi } from "vitest";

/** jsdom lays nothing out: every element counts as in view, until the end of the test. */
export function putAllInView(): void {
  vi.stubGlobal("IntersectionObserver", InView);
}

class InView {
  readonly #report: (entries: readonly object[]) => void;
  constructor(report: (entries: readonly object[]) => void) {
    this.#report = report;
  }
  observe(target: Element) {
    this.#report([{ target, isIntersecting: true }]);
  }
  unobserve() {}
  disconnect() {}
}
