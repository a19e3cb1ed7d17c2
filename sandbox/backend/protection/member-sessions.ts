// Logins of a member, and the time spent: sessions that overlap, as on two devices, count once.
import type { DatabaseSync } from "node:sqlite";
import * as v from "valibot";
import { WINDOW_MS } from "#contract/protection/controls.ts";
import { MINUTE } from "../time/china-time.ts";

const SessionSchema = v.object({
  hash: v.string(),
  startedAt: v.number(),
  seenAt: v.number(),
  ip: v.string(),
});
export type MemberSession = v.InferOutput<typeof SessionSchema>;

/** Newest first. */
export function recentSessions(database: DatabaseSync, member: number, since = 0): MemberSession[] {
  const rows = database
    .prepare(
      `SELECT hash, startedAt, seenAt, ip FROM member_session WHERE member = ? AND seenAt > ?
      ORDER BY startedAt DESC, rowid DESC LIMIT 200`,
    )
    .all(member, since);
  return v.parse(v.array(SessionSchema), rows);
}

/** Whole minutes of the last 24 hours, and of the session that began at `since`. */
export function minutesUsed(
  database: DatabaseSync,
  {
    member,
    time,
    since,
  }: { readonly member: number; readonly time: number; readonly since: number },
): { readonly day: number; readonly each: number } {
  const from = time - WINDOW_MS.day;
  const spans = recentSessions(database, member, from)
    .map(({ startedAt, seenAt }) => ({ start: Math.max(from, startedAt), end: seenAt }))
    .concat({ start: Math.max(from, since), end: time })
    .toSorted((left, right) => left.start - right.start);
  let until = from;
  let used = 0;
  for (const { start, end } of spans) {
    used += Math.max(0, end - Math.max(start, until));
    until = Math.max(until, end);
  }
  return { day: Math.floor(used / MINUTE), each: Math.floor(Math.max(0, time - since) / MINUTE) };
}
