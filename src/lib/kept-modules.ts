// Texts that come as a module, in a view that does without the data layer: each is loaded once and kept.
import { useSyncExternalStore } from "react";
import { onReconnect } from "./offline.ts";

export interface Loaded<T> {
  /** Undefined while it is on its way, or not wanted. */
  readonly data: T | undefined;
  readonly failed: boolean;
  readonly retry: () => void;
}

interface Kept<A, T> {
  /** A hook; null where nothing is wanted yet. */
  (wanted: A | null): Loaded<T>;
  /** Before a view is drawn: settles when it need not wait, or has a failure to show. */
  ready(wanted: A): Promise<void>;
}

/** @returns what `load` brings for its arguments */
export function keptModules<A extends readonly unknown[], T>(
  load: (...wanted: A) => Promise<T>,
): Kept<A, T> {
  const places = new Map<string, Place<T>>();
  const nowhere: Pick<Place<T>, "read" | "subscribe"> = {
    read: () => NOTHING,
    subscribe: () => () => {},
  };
  function placeOf(wanted: A): Place<T> {
    const key = JSON.stringify(wanted);
    const place = places.get(key) ?? startPlace(() => load(...wanted));
    places.set(key, place);
    return place;
  }
  function useKept(wanted: A | null): Loaded<T> {
    const { read, subscribe } = wanted === null ? nowhere : placeOf(wanted);
    return useSyncExternalStore(subscribe, read, read);
  }
  return Object.assign(useKept, { ready: (wanted: A) => placeOf(wanted).settled });
}

interface Place<T> {
  readonly read: () => Loaded<T>;
  readonly subscribe: (listener: () => void) => () => void;
  /** The first load, however it ends. */
  readonly settled: Promise<void>;
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
    return load().then(
      (data) => show({ data, failed: false, retry: () => {} }),
      () => {
        const retry = () => void start();
        stop = onReconnect(retry);
        show({ data: undefined, failed: true, retry });
      },
    );
  };
  return {
    settled: start(),
    read: () => now,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
