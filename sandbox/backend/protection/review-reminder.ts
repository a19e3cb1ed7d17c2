// The reminder to review limits and transactions (RTS 12): a message every six months, more often as the member wishes.
import type { DatabaseSync } from "node:sqlite";
import * as v from "valibot";
import { INVALID_PARAMETER } from "#contract/codes.ts";
import type { DutyValues } from "#contract/protection/duties.ts";
import { tellReview } from "../letters/event-letters.ts";
import { monthsLater } from "../time/months-later.ts";
import { type CallContext, memberOf } from "../wire/call-context.ts";
import { Refusal } from "../wire/refusal.ts";
import { isUnprotected } from "./funds-notice.ts";
import { readLimits } from "../duties/limit-store.ts";
import { siteDuties } from "../duties/site-duties.ts";

const RowSchema = v.object({ months: v.nullable(v.number()), remindedAt: v.nullable(v.number()) });
type Row = v.InferOutput<typeof RowSchema>;

/** Months between two reminders; null: the profile has none. */
export function reviewMonthsOf(
  database: DatabaseSync,
  member: number,
  { reviewMonths }: Pick<DutyValues, "reviewMonths">,
): number | null {
  if (reviewMonths === null) return null;
  return Math.min(readReview(database, member).months ?? reviewMonths, reviewMonths);
}

export function chooseReview(context: CallContext, months: number): void {
  const { reviewMonths } = siteDuties(context);
  if (reviewMonths === null || months > reviewMonths)
    throw new Refusal(INVALID_PARAMETER, "months");
  writeReview(context.database, memberOf(context).id, { months });
}

/** Due from the opening of the account, then from the last reminder. */
export function remindReview(context: CallContext): void {
  const { database, time } = context;
  const { id, createdAt } = memberOf(context);
  const months = reviewMonthsOf(database, id, siteDuties(context));
  if (months === null) return;
  const last = readReview(database, id).remindedAt ?? createdAt;
  if (monthsLater(last, months) > time) return;
  writeReview(database, id, { remindedAt: time });
  const hasLimit = readLimits(database, id).some(({ value }) => value !== null);
  tellReview(database, { member: id, time, hasLimit, isUnprotected: isUnprotected(context) });
}

function readReview(database: DatabaseSync, member: number): Row {
  const row = database.prepare("SELECT * FROM review_reminder WHERE member = ?").get(member);
  return row === undefined ? { months: null, remindedAt: null } : v.parse(RowSchema, row);
}

function writeReview(database: DatabaseSync, member: number, change: Partial<Row>): void {
  const { months, remindedAt } = { ...readReview(database, member), ...change };
  database
    .prepare("INSERT OR REPLACE INTO review_reminder (member, months, remindedAt) VALUES (?, ?, ?)")
    .run(member, months, remindedAt);
}
