import { memberBanks, type BankCard } from "#contract/api/bank-cards.ts";
import type { CallResult } from "../../lib/call-result.ts";
import { useCall } from "../../lib/use-call.ts";
import { type Payees, refreshPayees } from "./payees.ts";

export function useBankCards(): CallResult<Payees<BankCard>> {
  return useCall(memberBanks, {});
}

export function refreshBankCards(): void {
  refreshPayees(memberBanks);
}
