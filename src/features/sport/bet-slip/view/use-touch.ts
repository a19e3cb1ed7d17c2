import { useSyncExternalStore } from "react";

/** Whether the player's main pointer is a finger. */
export function useTouch(): boolean {
  return useSyncExternalStore(subscribe, isTouch, () => false);
}

const QUERY = "(pointer: coarse)";

function isTouch(): boolean {
  return typeof matchMedia === "function" && matchMedia(QUERY).matches;
}

function subscribe(listener: () => void): () => void {
  if (typeof matchMedia !== "function") return () => {};
  const list = matchMedia(QUERY);
  list.addEventListener("change", listener);
  return () => list.removeEventListener("change", listener);
}
