// The pages that listen to this studio, and how many all studios of the brand have open together.
import type { StudioEvent } from "#contract/studio.ts";
import { openPresence } from "./presence.ts";

type Listener = (event: StudioEvent) => void;

export interface OpenPages {
  readonly send: Listener;
  /** @returns what ends the listening */
  readonly add: (listener: Listener) => () => void;
  readonly close: () => void;
}

/** @param folder shared by all studios of the brand */
export function trackPages(folder: string): OpenPages {
  const listeners = new Set<Listener>();
  const send = (event: StudioEvent) => listeners.forEach((listener) => listener(event));
  const count = () => send({ kind: "studios", count: listeners.size + presence.others() });
  const presence = openPresence(folder, process.pid, count);
  const countOwn = () => {
    presence.set(listeners.size);
    count();
  };
  return {
    send,
    add(listener) {
      listeners.add(listener);
      countOwn();
      return () => {
        listeners.delete(listener);
        countOwn();
      };
    },
    close: presence.close,
  };
}
