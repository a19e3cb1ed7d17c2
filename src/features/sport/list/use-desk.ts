import { useSyncExternalStore } from "react";

/** The breakpoint `desktop`: a table there, cards on phones. */
const DESK = "(min-width: 56rem)";

export function useDesk(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(DESK).matches);
}

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia(DESK);
  query.addEventListener("change", onChange);
  return () => query.removeEventListener("change", onChange);
}
