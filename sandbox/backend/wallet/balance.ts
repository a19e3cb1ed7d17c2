import type * as v from "valibot";
import type * as calls from "#contract/api/member.ts";
import { memberById } from "../accounts/member-store.ts";
import { bettingOf } from "../bets/betting-service.ts";
import { settleDue } from "../bets/settle/settle-due.ts";
import { type CallContext, memberOf } from "../wire/call-context.ts";

export function balance(
  context: CallContext,
  { lockMoney }: v.InferOutput<typeof calls.balance.request>,
): v.InferOutput<typeof calls.balance.response> {
  const { database, time } = context;
  const before = memberOf(context);
  // Pays bets that were decided since the last call.
  settleDue(bettingOf(context), time, before.id);
  const { balanceCents, lockedCents } = memberById(database, before.id) ?? before;
  return {
    centerWalletBalance: decimal(balanceCents),
    lockMoney: lockMoney === 1 ? decimal(lockedCents) : null,
  };
}

/** Whole cents as decimal text: `1284650` is `12846.50`. */
export function decimal(cents: number): string {
  const digits = String(cents).padStart(3, "0");
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
