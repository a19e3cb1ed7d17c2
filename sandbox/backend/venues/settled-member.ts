import type { MemberRow } from "../members/account-rows.ts";
import { type CallContext, memberOf } from "../wire/call-context.ts";

/** The member, after the wins of bets at the venues that were decided since the last call are booked. */
export function settledMember(context: CallContext): MemberRow {
  const member = memberOf(context);
  context.ports.settleGames(member.id, context.time);
  return member;
}
