// Pays the whole balance of a member who has excluded themself or closed the account: without turnover, fee or daily
// limit, to the account that was used last. Without an account the balance waits for customer service.
import { memberById } from "../members/member-store.ts";
import { payeesOf, type PayeeRow } from "../payees/payee-store.ts";
import { bringBack } from "../wallet/bring-back.ts";
import { post, walletOf, withdrawingOf } from "../ledger/ledger.ts";
import { type CallContext, memberOf } from "../wire/call-context.ts";
import { newWithdrawal } from "../withdrawals/new-withdrawal.ts";
import { insertWithdrawal } from "../withdrawals/withdrawal-store.ts";

/** @returns cents that are on their way to the member */
export function payOutBalance(context: CallContext): number {
  const { database, time, ports, view } = context;
  const { id } = memberOf(context);
  bringBack(database, { member: id, time, venues: ports.venues(view, time), reason: "recycle" });
  const member = memberById(database, id);
  const payee = usablePayee(context, id);
  if (member === null || member === undefined || payee === null) return 0;
  const { balanceCents } = member;
  if (balanceCents === 0) return 0;
  const asked = { kind: payee.kind, accountId: payee.id, amountCents: balanceCents, proof: "" };
  const row = newWithdrawal(context, { member, payee, asked });
  post(database, { reason: "withdraw", reference: row.id, time }, [
    [walletOf(id), -balanceCents],
    [withdrawingOf(id), balanceCents],
  ]);
  insertWithdrawal(database, { ...row, feeCents: 0, paidCents: balanceCents, needsReview: 0 });
  return balanceCents;
}

/** Bank accounts first. A coin address needs a rate that the member has accepted. */
function usablePayee({ database, time }: CallContext, member: number): PayeeRow | null {
  const usable = (["bank", "alipay"] as const).flatMap((kind) =>
    payeesOf(database, member, kind)
      .filter(({ confirmBy, lockedUntil }) => confirmBy === null && (lockedUntil ?? 0) <= time)
      .toSorted((left, right) => (right.usedAt ?? 0) - (left.usedAt ?? 0)),
  );
  return usable[0] ?? null;
}
