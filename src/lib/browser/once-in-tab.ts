// What a page leaves to the one after it in this tab: stored as JSON, taken once. Without storage it is lost.

type Fields = Readonly<Record<string, unknown>>;

/** @param read checks the fields that were stored; null for what no such value is stored as */
export function onceInTab<T extends object>(key: string, read: (fields: Fields) => T | null) {
  return {
    leave(value: T): void {
      try {
        window.sessionStorage.setItem(key, JSON.stringify(value));
      } catch {
        // Whoever leaves something can do without it.
      }
    },
    /** Null where nothing was left. */
    take(): T | null {
      try {
        const text = window.sessionStorage.getItem(key);
        window.sessionStorage.removeItem(key);
        const value: unknown = text === null ? null : JSON.parse(text);
        return isFields(value) ? read(value) : null;
      } catch {
        return null;
      }
    },
  };
}

function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null;
}
