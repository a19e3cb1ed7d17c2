import { memberBanks, type BankCard } from "#contract/api/bank-cards.ts";
import type { CallResult } from "#lib/calls/call-result.ts";
import { useCall } from "#lib/calls/use-call.ts";
import { changePayees, type Payees } from "./payees.ts";

export function useBankCards(): CallResult<Payees<BankCard>> {
  return useCall(memberBanks, {});
}

export function changeBankCards<T>(change: Promise<T>): Promise<T> {
  return changePayees(memberBanks, change);
}
