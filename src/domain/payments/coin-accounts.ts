import { coinAccounts, type CoinAccount } from "#contract/api/coin-accounts.ts";
import type { CallResult } from "#lib/calls/call-result.ts";
import { useCall } from "#lib/calls/use-call.ts";
import { changePayees, type Payees } from "./payees.ts";

export function useCoinAccounts(): CallResult<Payees<CoinAccount>> {
  return useCall(coinAccounts, {});
}

export function changeCoinAccounts<T>(change: Promise<T>): Promise<T> {
  return changePayees(coinAccounts, change);
}
