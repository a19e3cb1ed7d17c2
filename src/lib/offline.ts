// Whether the page is cut off from its site. Light: the first paint knows it; `connection.ts` finds it out.
import { create } from "zustand";

interface Offline {
  /** Since when, in milliseconds; null while connected. */
  readonly since: number | null;
}

export const useOffline = create<Offline>(() => ({
  since: typeof navigator !== "undefined" && navigator.onLine === false ? Date.now() : null,
}));

export function isOffline(): boolean {
  return useOffline.getState().since !== null;
}

/** @returns how to stop listening */
export function onReconnect(listener: () => void): () => void {
  return useOffline.subscribe(({ since }, before) => {
    if (since === null && before.since !== null) listener();
  });
}
