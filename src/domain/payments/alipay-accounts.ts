import { alipayAccounts, type AlipayAccount } from "#contract/api/alipay-accounts.ts";
import type { CallResult } from "#lib/calls/call-result.ts";
import { useCall } from "#lib/calls/use-call.ts";
import { changePayees, type Payees } from "./payees.ts";

export function useAlipayAccounts(): CallResult<Payees<AlipayAccount>> {
  return useCall(alipayAccounts, {});
}

export function changeAlipayAccounts<T>(change: Promise<T>): Promise<T> {
  return changePayees(alipayAccounts, change);
}
