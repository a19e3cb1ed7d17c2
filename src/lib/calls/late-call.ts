// A call shown by a part of the first paint. The data layer (axios, the query cache, schemas) loads
// after that paint; until it is there the call is `loading`.
import { useCallback, useEffect, useState, useSyncExternalStore } from "react";
import type { CallResult } from "./call-result.ts";

export interface CallWatch<T> {
  /** The same object until something has changed. */
  readonly read: () => CallResult<T>;
  /** Asks the server while anyone listens. @returns how to stop */
  readonly subscribe: (listener: () => void) => () => void;
}

/** @param load the same function at each render; its module brings the data layer along */
export function useLateCall<T>(load: () => Promise<CallWatch<T>>): CallResult<T> {
  const [watch, setWatch] = useState<CallWatch<T> | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const start = useCallback(() => {
    load().then((loaded) => setWatch(loaded), setFailure);
  }, [load]);
  useEffect(start, [start]);
  const result = useSyncExternalStore(watch?.subscribe ?? notYet, watch?.read ?? nothing, nothing);
  if (result !== null) return result;
  const retry = () => {
    setFailure(null);
    start();
  };
  const state = failure === null ? "loading" : "error";
  return { state, data: undefined, error: failure, retry };
}

const notYet = () => () => {};
const nothing = () => null;
