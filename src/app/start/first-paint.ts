// Delays work that the first paint does not need until after it.
import { idle } from "#lib/browser/idle.ts";

let settle: () => void = () => {};
const painted = new Promise<void>((resolve) => {
  settle = resolve;
});

export function afterFirstPaint(): Promise<void> {
  return painted;
}

/** Called once the first page is in the document: it is drawn before the promise resolves. */
export function announceFirstPaint(): void {
  // Not from the frame itself: what is idle before it is not after it.
  requestAnimationFrame(() => setTimeout(() => void idle().then(settle)));
}
