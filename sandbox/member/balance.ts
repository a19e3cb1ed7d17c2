import type * as v from "valibot";
import type * as calls from "#contract/api/member.ts";
import { memberById } from "../accounts/member-store.ts";
import { readUnread } from "../accounts/unread-store.ts";
import { catchUp } from "../bets/catch-up.ts";
import { deskOf } from "../bets/desk.ts";
import { type AnswerContext, memberOf } from "../world.ts";

export function balance(
  context: AnswerContext,
  { lockMoney }: v.InferOutput<typeof calls.balance.request>,
): v.InferOutput<typeof calls.balance.response> {
  const { world, time } = context;
  const before = memberOf(context);
  // Bets that were decided meanwhile are paid now.
  catchUp(deskOf(world), time, before.id);
  const { balanceCents, lockedCents } = memberById(world.database, before.id) ?? before;
  return {
    centerWalletBalance: decimal(balanceCents),
    lockMoney: lockMoney === 1 ? decimal(lockedCents) : null,
  };
}

export function unreadCounts(
  context: AnswerContext,
): v.InferOutput<typeof calls.unreadCounts.response> {
  return readUnread(context.world.database, memberOf(context).id);
}

/** Whole cents as decimal text: `1284650` is `12846.50`. */
export function decimal(cents: number): string {
  const digits = String(cents).padStart(3, "0");
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
