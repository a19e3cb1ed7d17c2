// Before the first deposit a member sets a limit of money or declines one by an act of their own (RTS 12A).
import type { DatabaseSync } from "node:sqlite";
import { LIMIT_CHOICE_FIRST } from "#contract/codes.ts";
import type { LimitKind } from "#contract/protection/controls.ts";
import { type CallContext, type MemberContext, memberOf } from "../wire/call-context.ts";
import { Refusal } from "../wire/refusal.ts";
import { readLimits } from "../duties/limit-store.ts";
import { siteDuties } from "../duties/site-duties.ts";

const OF_MONEY: ReadonlySet<LimitKind> = new Set<LimitKind>([
  "deposit",
  "netDeposit",
  "loss",
  "stake",
]);

export function isChoiceDue(context: MemberContext): boolean {
  const { database } = context;
  const { id } = memberOf(context);
  return (
    siteDuties(context).limitChoice &&
    !readLimits(database, id).some(({ kind, value }) => OF_MONEY.has(kind) && value !== null) &&
    declinedAt(database, id) === null &&
    !hasDeposited(database, id)
  );
}

/** @throws Refusal of a first deposit without the choice */
export function checkChoice(context: MemberContext): void {
  if (isChoiceDue(context)) throw new Refusal(LIMIT_CHOICE_FIRST);
}

/** The first time stays on record. */
export function declineLimits(context: CallContext): void {
  context.database
    .prepare("INSERT OR IGNORE INTO limit_decline (member, time) VALUES (?, ?)")
    .run(memberOf(context).id, context.time);
}

export function declinedAt(database: DatabaseSync, member: number): number | null {
  const row = database.prepare("SELECT time FROM limit_decline WHERE member = ?").get(member);
  return row === undefined ? null : Number(row["time"]);
}

function hasDeposited(database: DatabaseSync, member: number): boolean {
  const credited = "SELECT 1 FROM deposit_order WHERE member = ? AND creditedCents IS NOT NULL";
  return database.prepare(credited).get(member) !== undefined;
}
