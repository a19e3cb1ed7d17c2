import { removeAlipayAccount } from "#contract/api/alipay-accounts.ts";
import { request } from "#lib/calls/http.ts";
import { changeAlipayAccounts, useAlipayAccounts } from "#domain/payments/alipay-accounts.ts";
import { PayeeList } from "./payee-list.tsx";
import type { RemoveCall } from "./remove-payee.tsx";

interface AlipayAccountListProps {
  /** Left out where the form stands beside the list. */
  readonly addPage?: string;
}

export function AlipayAccountList(props: AlipayAccountListProps) {
  return <PayeeList {...props} kind="alipay" payees={useAlipayAccounts()} remove={remove} />;
}

const remove: RemoveCall = async (body, options) => {
  await changeAlipayAccounts(request(removeAlipayAccount, body, options));
};
