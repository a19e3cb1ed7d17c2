// A record of one player in one tab, or in all tabs: it survives a reload and an expired session, and is of no use
// an hour later.
import * as v from "valibot";
import { createStorage, storage } from "#lib/browser/storage.ts";
import { useSession } from "./session-store.ts";

const tab = createStorage(() => window.sessionStorage);
const KEPT_FOR = 60 * 60_000;

/** `userId` null: of a visitor. */
const recordSchema = v.object({
  userId: v.nullable(v.string()),
  at: v.number(),
  fields: v.unknown(),
});

export function tabRecord<T>(key: string, schema: v.GenericSchema<unknown, T>) {
  return recordIn(tab, key, schema);
}

/** The same record, which all tabs of the browser share. */
export function sharedRecord<T>(key: string, schema: v.GenericSchema<unknown, T>) {
  return recordIn(storage, key, schema);
}

function recordIn<T>(place: typeof storage, key: string, schema: v.GenericSchema<unknown, T>) {
  return {
    /** Whoever wrote it. */
    read(): { readonly userId: string | null; readonly fields: T } | null {
      return place.read(key, (text) => {
        try {
          const { userId, at, fields } = v.parse(recordSchema, JSON.parse(text));
          if (Date.now() - at > KEPT_FOR) return null;
          return { userId, fields: v.parse(schema, fields) };
        } catch {
          return null;
        }
      });
    },
    write(fields: T): void {
      const { userId } = useSession.getState();
      place.write(key, JSON.stringify({ userId, at: Date.now(), fields }));
    },
    drop: () => place.remove(key),
  };
}
