// Storage keys of money calls. Small: a page checks here whether it needs the rest.
import { storage } from "#lib/browser/storage.ts";

export function storageKey(userId: string, kind: string, slot: string): string {
  return `${callsPrefix(userId, kind)}${slot}`;
}

export function callsPrefix(userId: string, kind: string): string {
  return `${userPrefix(userId)}${kind}/`;
}

/** Whether a member may have unfinished calls; of any kind when `kind` is missing. */
export function hasStoredCalls(userId: string | null, kind?: string): boolean {
  if (userId === null) return false;
  const prefix = kind === undefined ? userPrefix(userId) : callsPrefix(userId, kind);
  return storage.keys(prefix).length > 0;
}

/** Keys of all kinds, of finished calls too. */
export function storedCalls(userId: string): readonly string[] {
  return storage.keys(userPrefix(userId));
}

function userPrefix(userId: string): string {
  return `money/${encodeURIComponent(userId)}/`;
}
