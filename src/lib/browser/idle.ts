/** Safari has no idle callbacks; about two frames then. */
const SOON_MS = 34;
/** A page that never rests gets there too. */
const AT_LATEST_MS = 1000;

/** Until the browser has nothing else to do. */
export function idle(): Promise<void> {
  return new Promise((resolve) => {
    if (typeof requestIdleCallback === "function")
      requestIdleCallback(() => resolve(), { timeout: AT_LATEST_MS });
    else setTimeout(resolve, SOON_MS);
  });
}

/** Lets go of the thread once: what follows is a task of its own. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}
