// Unread messages of a member, counted by kind.
import type { DatabaseSync } from "node:sqlite";
import * as v from "valibot";
import { UnreadSchema, type UnreadRow } from "../accounts/account-rows.ts";

export function readUnread(database: DatabaseSync, memberId: number): UnreadRow {
  return v.parse(
    UnreadSchema,
    database.prepare("SELECT * FROM unread WHERE member = ?").get(memberId),
  );
}

export function writeUnread(database: DatabaseSync, memberId: number, counts: UnreadRow): void {
  const names = Object.keys(UnreadSchema.entries) as (keyof UnreadRow)[];
  database
    .prepare(
      `INSERT OR REPLACE INTO unread (member, ${names.join(", ")}) VALUES (?${", ?".repeat(names.length)})`,
    )
    .run(memberId, ...names.map((name) => counts[name]));
}

/** Counts of a new member: the welcome message and current promotions. */
export function welcomeUnread(): UnreadRow {
  return {
    brnotice_count: 1,
    bractivity_count: 2,
    brbulletin_count: 0,
    brmatch_count: 0,
    brfd_count: 0,
    notice_count: 1,
    activity_count: 2,
    fd_count: 0,
  };
}
