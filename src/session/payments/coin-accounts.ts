import { coinAccounts, type CoinAccount } from "#contract/api/coin-accounts.ts";
import type { CallResult } from "../../lib/call-result.ts";
import { useCall } from "../../lib/use-call.ts";
import { type Payees, refreshPayees } from "./payees.ts";

export function useCoinAccounts(): CallResult<Payees<CoinAccount>> {
  return useCall(coinAccounts, {});
}

export function refreshCoinAccounts(): void {
  refreshPayees(coinAccounts);
}
