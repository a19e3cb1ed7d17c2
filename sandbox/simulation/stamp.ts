import type { DatabaseSync } from "node:sqlite";

/** What the content was made from; 0 for content that is not complete. */
export function stampOf(database: DatabaseSync): number {
  return Number(database.prepare("PRAGMA user_version").get()?.["user_version"]);
}

/** @param stamp at most 31 bits */
export function setStamp(database: DatabaseSync, stamp: number): void {
  database.exec(`PRAGMA user_version = ${stamp}`);
}
