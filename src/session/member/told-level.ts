// The level that a member was last told about in this browser: while it is theirs, nothing has to be asked.
import { matching, storage } from "#lib/browser/storage.ts";

/** Null where none was stored. */
export function toldLevel(userId: string): number | null {
  const text = storage.read(keyOf(userId), matching(/^\d{1,3}$/));
  return text === null ? null : Number(text);
}

export function keepToldLevel(userId: string, level: number): void {
  storage.write(keyOf(userId), String(level));
}

function keyOf(userId: string): string {
  return `level/${encodeURIComponent(userId)}`;
}
