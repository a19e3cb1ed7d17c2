// The queries of the wallet. They reload whenever the balance is reloaded.
import { useEffect } from "react";
import { dealRecords } from "#contract/api/deal-records.ts";
import { balance } from "#contract/api/member.ts";
import { withdrawInfo } from "#contract/api/withdraw.ts";
import { isOn } from "#brand/brand.ts";
import type { CallResult } from "#lib/calls/call-result.ts";
import { queryClient } from "#lib/calls/query-client.ts";
import { useCall } from "#lib/calls/use-call.ts";
import { refreshBalance } from "#session/account/member.ts";
import { useSession } from "#session/account/session-store.ts";
import {
  refreshVenues,
  useVenueBalances,
  type VenueBalances,
} from "#domain/wallet/venue-balances.ts";
import type { WalletBalance } from "./wallet-parts.ts";

export interface Wallet {
  readonly balance: CallResult<WalletBalance>;
  readonly venues: CallResult<VenueBalances>;
}

export function useWallet(): Wallet {
  useEffect(followBalance, []);
  return {
    balance: useCall(balance, { lockMoney: 1 }),
    venues: useVenueBalances(isOn("venueTransfer")),
  };
}

export function refreshWallet(): void {
  refreshBalance();
  refreshVenues();
}

/** Reloads the balance in the header after money has moved. */
function followBalance(): () => void {
  return useSession.subscribe(({ balance: now }, { balance: before }) => {
    if (now === before || now === null || before === null) return;
    for (const { path } of [balance, withdrawInfo, dealRecords]) {
      void queryClient.invalidateQueries({ queryKey: [path] });
    }
  });
}
