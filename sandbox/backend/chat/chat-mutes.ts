// Persons who may not write, in any room.
import type { DatabaseSync } from "node:sqlite";
import * as v from "valibot";

const MuteSchema = v.object({ until: v.nullable(v.number()), message: v.string() });
export type Mute = v.InferOutput<typeof MuteSchema>;

interface Person {
  /** Id of the site. */
  readonly site: string;
  readonly userId: string;
}

/** @returns null for a person who may write */
export function muteOf(
  database: DatabaseSync,
  { site, userId }: Person,
  time: number,
): Mute | null {
  const row = database
    .prepare("SELECT until, message FROM chat_mute WHERE site = ? AND userId = ?")
    .get(site, userId);
  if (row === undefined) return null;
  const mute = v.parse(MuteSchema, row);
  return mute.until !== null && mute.until <= time ? null : mute;
}

/** Null ends it. */
export function setMute(database: DatabaseSync, { site, userId }: Person, mute: Mute | null): void {
  database.prepare("DELETE FROM chat_mute WHERE site = ? AND userId = ?").run(site, userId);
  if (mute === null) return;
  database
    .prepare("INSERT INTO chat_mute (site, userId, until, message) VALUES (?, ?, ?, ?)")
    .run(site, userId, mute.until, mute.message);
}
