import { useSyncExternalStore } from "react";

/** True once the first screen has been left. */
export function useScrolled(): boolean {
  return useSyncExternalStore(subscribe, isScrolled, () => false);
}

export function scrollToTop(): void {
  window.scrollTo({ top: 0, behavior: "smooth" });
}

function isScrolled(): boolean {
  return window.scrollY > window.innerHeight / 2;
}

function subscribe(changed: () => void): () => void {
  window.addEventListener("scroll", changed, { passive: true });
  return () => window.removeEventListener("scroll", changed);
}
