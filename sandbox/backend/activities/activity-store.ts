import type { DatabaseSync } from "node:sqlite";
import * as v from "valibot";
import { ACTIVITY_KINDS } from "#contract/activities.ts";

const whole = v.pipe(v.number(), v.integer());
const MembershipSchema = v.object({ joinedAt: whole, leftAt: v.nullable(whole) });
export type Membership = v.InferOutput<typeof MembershipSchema>;

export interface Part {
  readonly member: number;
  readonly activity: string;
}

export function membershipOf(
  database: DatabaseSync,
  { member, activity }: Part,
): Membership | null {
  const row = database
    .prepare("SELECT joinedAt, leftAt FROM activity_member WHERE member = ? AND activity = ?")
    .get(member, activity);
  return row === undefined ? null : v.parse(MembershipSchema, row);
}

export function membersOf(database: DatabaseSync, activity: string): number[] {
  return database
    .prepare("SELECT member FROM activity_member WHERE activity = ? AND leftAt IS NULL")
    .all(activity)
    .map(({ member }) => Number(member));
}

/** @returns the ids of activities that the member has joined and not left */
export function joinedBy(database: DatabaseSync, member: number): string[] {
  return database
    .prepare("SELECT activity FROM activity_member WHERE member = ? AND leftAt IS NULL")
    .all(member)
    .map(({ activity }) => String(activity));
}

export function addMembership(
  database: DatabaseSync,
  { member, activity }: Part,
  time: number,
): void {
  database
    .prepare(
      `INSERT INTO activity_member (member, activity, joinedAt, leftAt) VALUES (?, ?, ?, NULL)
      ON CONFLICT DO NOTHING`,
    )
    .run(member, activity, time);
}

export function endMembership(
  database: DatabaseSync,
  { member, activity }: Part,
  time: number,
): void {
  database
    .prepare("UPDATE activity_member SET leftAt = ? WHERE member = ? AND activity = ?")
    .run(time, member, activity);
}

const ClaimSchema = v.object({
  id: whole,
  member: whole,
  activity: v.string(),
  item: v.string(),
  title: v.string(),
  amountCents: whole,
  turnoverCents: whole,
  prize: v.nullable(v.string()),
  time: whole,
  /** Of the activity. */
  kind: v.picklist(ACTIVITY_KINDS),
  /** Whose reward it is; null: not of one deposit. */
  deposit: v.nullable(v.string()),
});
export type ClaimRow = v.InferOutput<typeof ClaimSchema>;

/** Newest first. @param activity null: of all */
export function claimsOf(
  database: DatabaseSync,
  member: number,
  activity: string | null,
): ClaimRow[] {
  const rows = database
    .prepare(
      `SELECT * FROM activity_claim WHERE member = ?1 AND (?2 IS NULL OR activity = ?2)
      ORDER BY time DESC, id DESC`,
    )
    .all(member, activity);
  return v.parse(v.array(ClaimSchema), rows);
}

/** @returns null when the item was claimed before, or another of its kind for the same deposit */
export function addClaim(database: DatabaseSync, row: Omit<ClaimRow, "id">): number | null {
  const { member, activity, item, title, amountCents, turnoverCents, prize, time, kind } = row;
  const { changes, lastInsertRowid } = database
    .prepare(
      `INSERT INTO activity_claim
        (member, activity, item, title, amountCents, turnoverCents, prize, time, kind, deposit)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING`,
    )
    .run(member, activity, item, title, amountCents, turnoverCents, prize, time, kind, row.deposit);
  return changes === 1 ? Number(lastInsertRowid) : null;
}

export function givenChances(database: DatabaseSync, { member, activity }: Part): number {
  const row = database
    .prepare("SELECT count FROM activity_chance WHERE member = ? AND activity = ?")
    .get(member, activity);
  return Number(row?.["count"] ?? 0);
}

export function giveChances(database: DatabaseSync, part: Part, count: number): void {
  database
    .prepare(
      `INSERT INTO activity_chance (member, activity, count) VALUES (?, ?, ?)
      ON CONFLICT DO UPDATE SET count = count + excluded.count`,
    )
    .run(part.member, part.activity, count);
}

/** How often members of a site have claimed something of an activity. */
export function claimCount(
  database: DatabaseSync,
  { site, activity }: { readonly site: string; readonly activity: string },
): number {
  const row = database
    .prepare(
      `SELECT count(*) AS count FROM activity_claim JOIN member ON member.id = activity_claim.member
      WHERE activity = ? AND site = ?`,
    )
    .get(activity, site);
  return Number(row?.["count"]);
}
