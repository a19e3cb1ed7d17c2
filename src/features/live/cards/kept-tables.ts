// Tables that the player keeps in view, stored in this browser.
import { create } from "zustand";
import { storage } from "#lib/browser/storage.ts";

export const MOST_KEPT = 6;
const KEY = "liveKept";
const ID = /^[\w.-]{1,64}$/;

interface KeptTables {
  readonly ids: readonly string[];
}

export const useKeptTables = create<KeptTables>(() => ({
  ids: storage.read(KEY, readIds) ?? [],
}));

/** @returns false when there is no room for another */
export function toggleKept(id: string): boolean {
  const { ids } = useKeptTables.getState();
  const next = ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id];
  if (next.length > MOST_KEPT) return false;
  keep(next);
  return true;
}

export function clearKept(): void {
  keep([]);
}

function keep(ids: readonly string[]): void {
  storage.write(KEY, ids.join(","));
  useKeptTables.setState({ ids });
}

function readIds(text: string): readonly string[] {
  return [...new Set(text.split(","))].filter((id) => ID.test(id)).slice(0, MOST_KEPT);
}
