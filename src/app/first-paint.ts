// What is not needed for the first paint waits for it, so that it takes nothing from it.
let settle: () => void = () => {};
const painted = new Promise<void>((resolve) => {
  settle = resolve;
});

export function afterFirstPaint(): Promise<void> {
  return painted;
}

/** Called once the first page is in the document: its frame is drawn before the promise resolves. */
export function announceFirstPaint(): void {
  requestAnimationFrame(() => setTimeout(settle));
}
