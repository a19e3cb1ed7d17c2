// Local storage that cannot fail: full, disabled or corrupt storage falls back to memory, and what
// is read is checked against a schema.
import * as v from "valibot";

const memory = new Map<string, string>();

type Kept = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** `local` is asked each time: reading `window.localStorage` itself throws where it is disabled. */
export function createStorage(local: () => Kept) {
  return {
    read<const S extends v.GenericSchema>(key: string, schema: S): v.InferOutput<S> | null {
      const parsed = v.safeParse(schema, readRaw(local, key));
      return parsed.success ? parsed.output : null;
    },
    write(key: string, value: string): void {
      memory.set(key, value);
      attempt(() => local().setItem(key, value));
    },
    remove(key: string): void {
      memory.delete(key);
      attempt(() => local().removeItem(key));
    },
  };
}

export const storage = createStorage(() => window.localStorage);

function readRaw(local: () => Kept, key: string): string | null {
  return memory.get(key) ?? attempt(() => local().getItem(key)) ?? null;
}

function attempt<T>(action: () => T): T | null {
  try {
    return action();
  } catch {
    return null;
  }
}
