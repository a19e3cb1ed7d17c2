import type { ReactNode } from "react";
import { type CoinAccount, removeCoinAccount } from "#contract/api/coin-accounts.ts";
import { request } from "#lib/calls/http.ts";
import { changeCoinAccounts, useCoinAccounts } from "#domain/payments/coin-accounts.ts";
import { PayeeList } from "./payee-list.tsx";
import type { RemoveCall } from "./remove-payee.tsx";

interface CoinAccountListProps {
  /** Left out where the form stands beside the list. */
  readonly addPage?: string;
  /** Beside the button that removes an address. */
  readonly children?: (account: CoinAccount) => ReactNode;
}

export function CoinAccountList(props: CoinAccountListProps) {
  return <PayeeList {...props} kind="coin" payees={useCoinAccounts()} remove={remove} />;
}

const remove: RemoveCall = async (body, options) => {
  await changeCoinAccounts(request(removeCoinAccount, body, options));
};
