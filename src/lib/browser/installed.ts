/** Whether the site was opened from the home screen or as an app: no bar of a browser is around it. */
export function isInstalled(): boolean {
  if (typeof window === "undefined") return false;
  // Older systems of Apple know the property only.
  const ofApple = "standalone" in navigator && navigator.standalone === true;
  return ofApple || window.matchMedia("(display-mode: standalone)").matches;
}

/** Whether the page was opened by its address, as from a message: nothing of the site is before it. */
export function isFirstEntry(): boolean {
  const state: unknown = window.history.state;
  return !(typeof state === "object" && state !== null && "idx" in state && Number(state.idx) > 0);
}
