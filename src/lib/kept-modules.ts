// Texts that come as a module, in a view that does without the data layer: each is loaded once and kept.
import { useSyncExternalStore } from "react";
import { onReconnect } from "./offline.ts";

export interface Loaded<T> {
  /** Undefined while it is on its way, or not wanted. */
  readonly data: T | undefined;
  readonly failed: boolean;
  readonly retry: () => void;
}

/** @returns a hook: what `load` brings for its arguments; null where nothing is wanted yet */
export function keptModules<A extends readonly unknown[], T>(
  load: (...wanted: A) => Promise<T>,
): (wanted: A | null) => Loaded<T> {
  const places = new Map<string, Place<T>>();
  const nowhere: Place<T> = {
    read: () => NOTHING,
    subscribe: () => () => {},
  };
  function placeOf(wanted: A): Place<T> {
    const key = JSON.stringify(wanted);
    const place = places.get(key) ?? startPlace(() => load(...wanted));
    places.set(key, place);
    return place;
  }
  return function useKept(wanted) {
    const { read, subscribe } = wanted === null ? nowhere : placeOf(wanted);
    return useSyncExternalStore(subscribe, read, read);
  };
}

interface Place<T> {
  readonly read: () => Loaded<T>;
  readonly subscribe: (listener: () => void) => () => void;
}

const NOTHING = { data: undefined, failed: false, retry: () => {} };

function startPlace<T>(load: () => Promise<T>): Place<T> {
  const listeners = new Set<() => void>();
  let now: Loaded<T> = NOTHING;
  let stop = () => {};
  const show = (next: Loaded<T>) => {
    now = next;
    for (const listener of listeners) listener();
  };
  const start = () => {
    stop();
    show(NOTHING);
    load().then(
      (data) => show({ data, failed: false, retry: () => {} }),
      () => {
        stop = onReconnect(start);
        show({ data: undefined, failed: true, retry: start });
      },
    );
  };
  start();
  return {
    read: () => now,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
