// A store with one value per key: a listener of a key is notified of that key only. A value is computed when
// read, and again only after its key was reported as changed.

export interface KeyedStore<T> {
  /** The same value until it changes. */
  get(key: string): T;
  /** @returns how to stop listening */
  subscribe(key: string, listener: () => void): () => void;
  /** Recomputes these keys and notifies listeners of values that differ. */
  changed(keys: Iterable<string>): void;
  changedAll(): void;
}

/** @param isSame equal values keep the old object */
export function createKeyedStore<T>(
  read: (key: string) => T,
  isSame: (before: T, after: T) => boolean = Object.is,
): KeyedStore<T> {
  const listeners = new Map<string, Set<() => void>>();
  const values = new Map<string, T>();

  const refresh = (key: string) => {
    const heard = listeners.get(key);
    const before = values.get(key);
    if (!heard) {
      values.delete(key);
      return;
    }
    const after = read(key);
    if (values.has(key) && isSame(before as T, after)) return;
    values.set(key, after);
    for (const listener of heard) listener();
  };

  return {
    get(key) {
      const known = values.get(key);
      if (known !== undefined || values.has(key)) return known as T;
      const value = read(key);
      values.set(key, value);
      return value;
    },
    subscribe(key, listener) {
      const heard = listeners.get(key) ?? new Set();
      listeners.set(key, heard.add(listener));
      return () => {
        heard.delete(listener);
        if (heard.size > 0 || listeners.get(key) !== heard) return;
        listeners.delete(key);
        values.delete(key);
      };
    },
    changed(keys) {
      for (const key of keys) refresh(key);
    },
    changedAll() {
      for (const key of new Set([...values.keys(), ...listeners.keys()])) refresh(key);
    },
  };
}
