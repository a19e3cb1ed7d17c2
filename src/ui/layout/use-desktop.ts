import { useSyncExternalStore } from "react";

/** The breakpoint `desktop`: a table above it, cards below. */
const DESKTOP = "(min-width: 56rem)";

export function useDesktop(): boolean {
  return useSyncExternalStore(subscribe, isDesktop, () => false);
}

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia(DESKTOP);
  query.addEventListener("change", onChange);
  return () => query.removeEventListener("change", onChange);
}

const isDesktop = () => window.matchMedia(DESKTOP).matches;
