// Texts that come as a module, in a view that does without the data layer: each is loaded once and kept.
import { useSyncExternalStore } from "react";
import type { CallResult } from "./call-result.ts";
import { onReconnect } from "../browser/offline.ts";

interface Kept<A, T> {
  /** A hook; null where nothing is wanted yet: it is `loading` until then. */
  (wanted: A | null): CallResult<T>;
  /** Before a view is drawn: settles when it need not wait, or has a failure to show. */
  ready(wanted: A): Promise<void>;
}

const kept: Map<string, unknown>[] = [];

/** For pages that are written for one site after another. */
export function forgetModules(): void {
  for (const places of kept) places.clear();
}

/** @returns what `load` brings for its arguments */
export function keptModules<A extends readonly unknown[], T>(
  load: (...wanted: A) => Promise<T>,
): Kept<A, T> {
  const places = new Map<string, Place<T>>();
  kept.push(places);
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
  function useKept(wanted: A | null): CallResult<T> {
    const { read, subscribe } = wanted === null ? nowhere : placeOf(wanted);
    return useSyncExternalStore(subscribe, read, read);
  }
  return Object.assign(useKept, { ready: (wanted: A) => placeOf(wanted).settled });
}

interface Place<T> {
  readonly read: () => CallResult<T>;
  readonly subscribe: (listener: () => void) => () => void;
  /** The first load, however it ends. */
  readonly settled: Promise<void>;
}

const NOTHING = { state: "loading", data: undefined, error: null, retry: () => {} } as const;

function startPlace<T>(load: () => Promise<T>): Place<T> {
  const listeners = new Set<() => void>();
  let now: CallResult<T> = NOTHING;
  let stop = () => {};
  const show = (next: CallResult<T>) => {
    now = next;
    for (const listener of listeners) listener();
  };
  const start = () => {
    stop();
    show(NOTHING);
    return load().then(
      (data) => show({ state: "ready", data, error: null, retry: () => {} }),
      (error: unknown) => {
        const retry = () => void start();
        stop = onReconnect(retry);
        show({ state: "error", data: undefined, error, retry });
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
