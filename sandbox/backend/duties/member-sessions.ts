// Logins of a member, and the time spent: sessions that overlap, as on two devices, count once.
import type { DatabaseSync } from "node:sqlite";
import * as v from "valibot";
import { WINDOW_MS } from "#contract/protection/controls.ts";
import { MINUTE } from "../time/china-time.ts";

const SessionSchema = v.object({
  startedAt: v.number(),
  seenAt: v.number(),
  ip: v.string(),
});
type MemberSession = v.InferOutput<typeof SessionSchema>;

/** The newest that began before a moment; null when there is none. */
export function sessionBefore(
  database: DatabaseSync,
  member: number,
  before: number,
): MemberSession | null {
  const row = database
    .prepare(
      `SELECT startedAt, seenAt, ip FROM member_session WHERE member = ? AND startedAt < ?
      ORDER BY startedAt DESC, rowid DESC LIMIT 1`,
    )
    .get(member, before);
  return row === undefined ? null : v.parse(SessionSchema, row);
}

function sessionsSince(database: DatabaseSync, member: number, since: number): MemberSession[] {
  const rows = database
    .prepare("SELECT startedAt, seenAt, ip FROM member_session WHERE member = ? AND seenAt > ?")
    .all(member, since);
  return v.parse(v.array(SessionSchema), rows);
}

/**
 * Whole minutes of the last 24 hours, and of the session that began at `since`. What lies after `time`, as when the clock
 * was set back, is not counted.
 */
export function minutesUsed(
  database: DatabaseSync,
  {
    member,
    time,
    since,
  }: { readonly member: number; readonly time: number; readonly since: number },
): { readonly day: number; readonly each: number } {
  const from = time - WINDOW_MS.day;
  const spans = sessionsSince(database, member, from)
    .map(({ startedAt, seenAt }) => ({
      start: Math.max(from, startedAt),
      end: Math.min(seenAt, time),
    }))
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
