import { useSyncExternalStore } from "react";
import { type HeldTable, tableNow, useLiveTables } from "./live-store.ts";

/** @param live false freezes the table as it is: nobody looks at it */
export function useTable(id: string, live: boolean): HeldTable | undefined {
  const read = () => tableNow(id);
  return useSyncExternalStore(live ? useLiveTables.subscribe : never, read, read);
}

const never = () => () => {};
