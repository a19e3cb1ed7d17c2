// Stores the choices and input of a form for one member in one tab, so that they survive a reload and an
// expired session. It may contain amounts and ids, never account numbers, names or passwords.
import * as v from "valibot";
import { create } from "zustand";
import { createStorage } from "../../lib/storage.ts";
import { useSession } from "../account/session-store.ts";

const tab = createStorage(() => window.sessionStorage);
const keptSchema = v.object({ userId: v.string(), at: v.number(), fields: v.unknown() });

/** How long a draft is kept. */
const KEPT_FOR = 60 * 60_000;

export function keptDraft<T extends object>(
  name: string,
  schema: v.GenericSchema<unknown, T>,
  empty: T,
) {
  const key = `draft/${name}`;
  const useDraft = create<T>(() => storedDraft(key, schema) ?? empty);
  useSession.subscribe(({ userId }, before) => {
    if (userId !== before.userId) useDraft.setState(storedDraft(key, schema) ?? empty, true);
  });
  return {
    useDraft,
    change(fields: Partial<T>): void {
      useDraft.setState(fields);
      const { userId } = useSession.getState();
      if (userId === null) return;
      tab.write(key, JSON.stringify({ userId, at: Date.now(), fields: useDraft.getState() }));
    },
    /** Back to the first values. */
    drop(): void {
      useDraft.setState(empty, true);
      tab.remove(key);
    },
  };
}

function storedDraft<T>(key: string, schema: v.GenericSchema<unknown, T>): T | null {
  const { userId } = useSession.getState();
  return tab.read(key, (text) => {
    try {
      const kept = v.parse(keptSchema, JSON.parse(text));
      if (kept.userId !== userId || Date.now() - kept.at > KEPT_FOR) return null;
      return v.parse(schema, kept.fields);
    } catch {
      return null;
    }
  });
}
