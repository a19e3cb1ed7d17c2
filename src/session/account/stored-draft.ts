// Stores the choices and input of a form for one member in one tab, so that they survive a reload and an
// expired session. It may contain amounts and ids, never account numbers, names or passwords.
import type * as v from "valibot";
import { create } from "zustand";
import { useSession } from "./session-store.ts";
import { tabRecord } from "./player-record.ts";

export function storedDraft<T extends object>(
  name: string,
  schema: v.GenericSchema<unknown, T>,
  empty: T,
) {
  const record = tabRecord(`draft/${name}`, schema);
  const stored = () => {
    const { userId } = useSession.getState();
    const kept = userId === null ? null : record.read();
    return kept?.userId === userId ? kept.fields : empty;
  };
  const useDraft = create<T>(stored);
  useSession.subscribe(({ userId }, before) => {
    if (userId === before.userId) return;
    const kept = stored();
    // A visitor who logs in keeps what they have typed.
    if (before.userId === null && kept === empty) return;
    useDraft.setState(kept, true);
  });
  return {
    useDraft,
    change(fields: Partial<T>): void {
      useDraft.setState(fields);
      if (useSession.getState().userId !== null) record.write(useDraft.getState());
    },
    /** Back to the first values. */
    drop(): void {
      useDraft.setState(empty, true);
      record.drop();
    },
  };
}
