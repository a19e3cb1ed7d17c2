import { ALIPAY_MANAGE } from "#contract/alipay-pages.ts";
import { useAlipayAccounts } from "#domain/payments/alipay-accounts.ts";
import { payeeChoice } from "./payee-choice.ts";
import { WithdrawForm } from "./withdraw-form.tsx";

/** Withdrawal to an Alipay account. */
export function Part() {
  return (
    <WithdrawForm
      accounts={useAlipayAccounts()}
      add={ALIPAY_MANAGE}
      choiceOf={(account) =>
        payeeChoice(account, { title: account.masked, detail: account.holder })
      }
    />
  );
}
