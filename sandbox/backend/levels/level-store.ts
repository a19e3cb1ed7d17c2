import type { DatabaseSync } from "node:sqlite";
import * as v from "valibot";

const whole = v.pipe(v.number(), v.integer());
const LevelSchema = v.object({
  member: whole,
  level: whole,
  since: whole,
  seen: whole,
  depositBase: whole,
  turnoverBase: whole,
  keepFrom: whole,
  countedAt: whole,
});
export type MemberLevel = v.InferOutput<typeof LevelSchema>;

export function readLevel(database: DatabaseSync, member: number): MemberLevel | null {
  const row = database.prepare("SELECT * FROM member_level WHERE member = ?").get(member);
  return row === undefined ? null : v.parse(LevelSchema, row);
}

export function writeLevel(database: DatabaseSync, row: MemberLevel): MemberLevel {
  const { member, level, since, seen, depositBase, turnoverBase, keepFrom, countedAt } = row;
  database
    .prepare(
      `INSERT OR REPLACE INTO member_level
        (member, level, since, seen, depositBase, turnoverBase, keepFrom, countedAt)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
    )
    .run(member, level, since, seen, depositBase, turnoverBase, keepFrom, countedAt);
  return row;
}

export function markSeen(database: DatabaseSync, member: number, level: number): void {
  database
    .prepare("UPDATE member_level SET seen = max(seen, min(?, level)) WHERE member = ?")
    .run(level, member);
}
