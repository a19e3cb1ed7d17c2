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

export function noteLost(): void {
  if (!isOffline()) useOffline.setState({ since: Date.now() });
}

/** Takes the browser's word for it, from what it says now on. @returns how to stop */
export function followBrowser(): () => void {
  const back = () => useOffline.setState({ since: null });
  // A network that is there is no proof: what failed before may have shown that the site cannot be reached.
  if (!navigator.onLine) noteLost();
  window.addEventListener("offline", noteLost);
  window.addEventListener("online", back);
  return () => {
    window.removeEventListener("offline", noteLost);
    window.removeEventListener("online", back);
  };
}

/** @returns how to stop listening */
export function onReconnect(listener: () => void): () => void {
  return useOffline.subscribe(({ since }, before) => {
    if (since === null && before.since !== null) listener();
  });
}

const RETRY_MS = 5000;

/**
 * Tries again until it comes: with the connection, or after a while, since nobody may have noticed.
 * @param goesOn whether to try again now; else it throws what `load` threw
 */
export async function loadAtLast<T>(load: () => Promise<T>, goesOn = () => true): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (!goesOn()) throw error;
    await new Promise<void>((resolve) => {
      const stop = onReconnect(resolve);
      setTimeout(() => {
        stop();
        resolve();
      }, RETRY_MS);
    });
    return loadAtLast(load, goesOn);
  }
}
