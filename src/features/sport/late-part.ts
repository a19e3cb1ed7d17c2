// Parts that come after the list, or when they are opened. Without a network they wait for it, behind what
// stands in their place: an import that fails would take the whole page away.
import { type ComponentType, lazy } from "react";
import { isOffline, onReconnect } from "../../lib/offline.ts";

export function latePart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await whenOnline(load) }));
}

/** What `load` brings; offline it is tried again with every reconnection. @throws what `load` throws online */
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
