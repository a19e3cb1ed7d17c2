// Lazily loaded components. Offline the import is repeated on reconnection while the Suspense fallback shows:
// a failed import would replace the whole page by its error.
import { type ComponentType, lazy } from "react";
import { isOffline, onReconnect } from "#lib/offline.ts";

export function latePart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await whenOnline(load) }));
}

/** Loads; offline, tries again with every reconnection. @throws what `load` throws online */
export async function whenOnline<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (!isOffline()) throw error;
    await reconnected();
    return whenOnline(load);
  }
}

function reconnected(): Promise<void> {
  return new Promise((resolve) => {
    const stop = onReconnect(() => {
      stop();
      resolve();
    });
  });
}
