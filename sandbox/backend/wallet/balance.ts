import type * as v from "valibot";
import type * as calls from "#contract/api/member.ts";
import { memberById } from "../accounts/member-store.ts";
import { bettingOf } from "../bets/betting-service.ts";
import { settleDue } from "../bets/settle/settle-due.ts";
import { type CallContext, memberOf } from "../wire/call-context.ts";
import { decimal } from "./decimal.ts";

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
