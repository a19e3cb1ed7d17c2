// What the accounts have in common that withdrawals are paid to. Each kind has a module of its own, because a
// brand can switch it off. Their numbers come masked; query keys hold none of them.
import type { AlipayAccount } from "#contract/api/alipay-accounts.ts";
import type { BankCard } from "#contract/api/bank-cards.ts";
import type { CoinAccount } from "#contract/api/coin-accounts.ts";
import { serverNow } from "../../lib/clock.ts";
import { queryClient } from "../../lib/query-client.ts";
import { loadMember } from "../account/member.ts";

export type Payee = BankCard | CoinAccount | AlipayAccount;

export interface Payees<P extends Payee> {
  /** How many a member may have. */
  readonly max: number;
  readonly list: readonly P[];
}

/** An account has been added, confirmed or removed. @param list the call that lists those of its kind */
export function refreshPayees(list: { readonly path: string }): void {
  void queryClient.invalidateQueries({ queryKey: [list.path] });
  // The profile says whether there is an account. If this reload fails, the next one updates it.
  void loadMember().catch(() => {});
}

export type PayeeState = "usable" | "locked" | "unconfirmed";

/** Whether a withdrawal can be paid to it now. */
export function payeeState(payee: Payee, now = serverNow()): PayeeState {
  if ("confirmBy" in payee && payee.confirmBy !== null) return "unconfirmed";
  return payee.lockedUntil !== null && payee.lockedUntil > now ? "locked" : "usable";
}
