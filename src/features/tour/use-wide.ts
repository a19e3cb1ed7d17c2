import { useSyncExternalStore } from "react";

/** The breakpoint `desktop`. */
const WIDE = "(min-width: 56rem)";

/** Whether the window shows the navigation of wide screens. */
export function useWide(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(WIDE).matches);
}

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia(WIDE);
  query.addEventListener("change", onChange);
  return () => query.removeEventListener("change", onChange);
}
