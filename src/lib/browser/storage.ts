// Local storage that cannot fail: full, disabled or corrupt storage falls back to memory, and what
// is read is checked before anyone sees it. The checks are plain functions, because the first paint
// reads storage and does without the schema library.

type Kept = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** The value of a stored text; null for a text no such value is stored as. */
export type Stored<T> = (text: string) => T | null;

/** `local` is asked each time: reading `window.localStorage` itself throws where it is disabled. */
export function createStorage(local: () => Kept) {
  // Only what could not be stored: anything else may have been changed by another tab.
  const memory = new Map<string, string | null>();
  return {
    read<T>(key: string, stored: Stored<T>): T | null {
      const kept = memory.get(key);
      const text = kept === undefined ? attempt(() => local().getItem(key)) : kept;
      return typeof text === "string" ? stored(text) : null;
    },
    write(key: string, value: string): void {
      keep(key, value, () => local().setItem(key, value));
    },
    remove(key: string): void {
      keep(key, null, () => local().removeItem(key));
    },
    keys(prefix: string): readonly string[] {
      const all = new Set([...(attempt(() => Object.keys(local())) ?? []), ...memory.keys()]);
      return [...all].filter((key) => key.startsWith(prefix) && memory.get(key) !== null);
    },
    /** Whether something could not be stored and would go with the page. */
    hangsOnPage(): boolean {
      return memory.size > 0;
    },
  };

  function keep(key: string, value: string | null, action: () => void): void {
    const done = attempt(() => {
      action();
      return true;
    });
    if (done === true) memory.delete(key);
    else memory.set(key, value);
  }
}

export const storage = createStorage(() => window.localStorage);

export function oneOf<const T extends string>(values: readonly T[]): Stored<T> {
  return (text) => values.find((value) => value === text) ?? null;
}

/** A text that is not empty and no longer than `max` characters. */
export function anyText(max: number): Stored<string> {
  return (text) => (text !== "" && text.length <= max ? text : null);
}

export function matching(pattern: RegExp): Stored<string> {
  return (text) => (pattern.test(text) ? text : null);
}

function attempt<T>(action: () => T): T | null {
  try {
    return action();
  } catch {
    return null;
  }
}
