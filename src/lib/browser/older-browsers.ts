// What some of the oldest browsers (contract/oldest-browsers.ts) lack: loaded before anything else where one of these is
// missing. The compiler knows no other part of the language that came later.

declare global {
  interface MapConstructor {
    groupBy<Key, Item>(
      items: Iterable<Item>,
      keyOf: (item: Item, index: number) => Key,
    ): Map<Key, Item[]>;
  }
  interface PromiseConstructor {
    withResolvers<T>(): Resolvers<T>;
  }
}

interface Resolvers<T> {
  readonly promise: Promise<T>;
  readonly resolve: (value: T | PromiseLike<T>) => void;
  readonly reject: (reason?: unknown) => void;
}

/** Keeps what the browser has. */
export function addMissingParts(): void {
  addTo(AbortSignal, { any: anySignal });
  addTo(Map, { groupBy });
  addTo(Promise, { withResolvers });
  addTo(URL, { parse: parseUrl });
}

function addTo(owner: object, parts: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(parts))
    if (!(name in owner))
      Object.defineProperty(owner, name, { value, configurable: true, writable: true });
}

function anySignal(signals: Iterable<AbortSignal>): AbortSignal {
  const both = new AbortController();
  for (const signal of signals) {
    const abort = () => both.abort(signal.reason);
    if (signal.aborted) abort();
    else signal.addEventListener("abort", abort, { once: true, signal: both.signal });
  }
  return both.signal;
}

function groupBy<Key, Item>(
  items: Iterable<Item>,
  keyOf: (item: Item, index: number) => Key,
): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  let index = 0;
  for (const item of items) {
    const key = keyOf(item, index);
    index += 1;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [item]);
    else group.push(item);
  }
  return groups;
}

function withResolvers<T>(): Resolvers<T> {
  let resolve: Resolvers<T>["resolve"] = () => {};
  let reject: Resolvers<T>["reject"] = () => {};
  const promise = new Promise<T>((one, other) => {
    resolve = one;
    reject = other;
  });
  return { promise, resolve, reject };
}

function parseUrl(url: string | URL, base?: string | URL): URL | null {
  try {
    return new URL(url, base);
  } catch {
    return null;
  }
}
