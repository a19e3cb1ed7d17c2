// The accounts that withdrawals are paid to, by kind. Their numbers come masked; query keys hold none of them.
import {
  alipayAccounts,
  type AlipayAccount,
  type BankCard,
  type CoinAccount,
  coinAccounts,
  memberBanks,
} from "#contract/api/payee-accounts.ts";
import type { PayeeKind } from "#contract/payments.ts";
import type { CallResult } from "../../lib/call-result.ts";
import { serverNow } from "../../lib/clock.ts";
import { queryClient } from "../../lib/query-client.ts";
import { useCall } from "../../lib/use-call.ts";
import { loadMember } from "../account/member.ts";

export type Payee = BankCard | CoinAccount | AlipayAccount;

export interface Payees<P extends Payee> {
  /** How many a member may have. */
  readonly max: number;
  readonly list: readonly P[];
}

export function useBankCards(): CallResult<Payees<BankCard>> {
  return useCall(memberBanks, {});
}

export function useCoinAccounts(): CallResult<Payees<CoinAccount>> {
  return useCall(coinAccounts, {});
}

export function useAlipayAccounts(): CallResult<Payees<AlipayAccount>> {
  return useCall(alipayAccounts, {});
}

const LISTS = { bank: memberBanks, coin: coinAccounts, alipay: alipayAccounts } as const;

/** An account has been added, confirmed or removed. */
export function refreshPayees(kind: PayeeKind): void {
  void queryClient.invalidateQueries({ queryKey: [LISTS[kind].path] });
  // The profile says whether there is an account. If this reload fails, the next one updates it.
  void loadMember().catch(() => {});
}

export type PayeeState = "usable" | "locked" | "unconfirmed";

/** Whether a withdrawal can be paid to it now. */
export function payeeState(payee: Payee, now = serverNow()): PayeeState {
  if ("confirmBy" in payee && payee.confirmBy !== null) return "unconfirmed";
  return payee.lockedUntil !== null && payee.lockedUntil > now ? "locked" : "usable";
}
