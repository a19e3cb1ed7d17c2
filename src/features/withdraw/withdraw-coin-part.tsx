import type * as v from "valibot";
import { usdtWithdrawInfo } from "#contract/api/coin-withdrawal.ts";
import { VIRTUAL_COIN_CARD } from "#contract/coin-pages.ts";
import type { CallResult } from "#lib/calls/call-result.ts";
import { useCall } from "#lib/calls/use-call.ts";
import { useReloadAt } from "#lib/time/use-reload-at.ts";
import { useCoinAccounts } from "#domain/payments/coin-accounts.ts";
import type { Payee, Payees } from "#domain/payments/payees.ts";
import { type CoinQuote, type PayeeChoice, payeeChoice } from "./payee-choice.ts";
import { WithdrawForm } from "./withdraw-form.tsx";

type Rates = v.InferOutput<typeof usdtWithdrawInfo.response>;
type CoinAccount = Extract<Payee, { readonly network: unknown }>;

/** Withdrawal to a coin address, at a rate that is loaded again when it lapses. */
export function Part() {
  const rates = useCall(usdtWithdrawInfo, {});
  useReloadAt(rates.data?.expiresAt ?? null, rates.retry);
  const accounts = withRates(useCoinAccounts(), rates);
  return (
    <WithdrawForm
      accounts={accounts}
      add={VIRTUAL_COIN_CARD}
      choiceOf={(account) => coinChoice(account, rates.data)}
    />
  );
}

/** Without rates there is nothing to choose from. */
function withRates(
  accounts: CallResult<Payees<CoinAccount>>,
  rates: CallResult<Rates>,
): CallResult<Payees<CoinAccount>> {
  if (accounts.data === undefined || rates.data !== undefined) return accounts;
  const state = rates.state === "error" ? "error" : "loading";
  return { state, data: undefined, error: rates.error, retry: rates.retry };
}

function coinChoice(account: CoinAccount, rates: Rates | undefined): PayeeChoice {
  const { coin, network, masked, label } = account;
  const choice = payeeChoice(account, {
    title: `${network} ${masked}`,
    detail: [coin, label].filter((words) => words !== "").join(" · "),
  });
  const offer = rates?.list.find((one) => one.coin === coin && one.network === network);
  if (rates === undefined || offer === undefined) {
    return { ...choice, why: choice.why ?? "noRate" };
  }
  const quote: CoinQuote = { ...offer, expiresAt: rates.expiresAt };
  if (offer.closed === "" || choice.why !== null) return { ...choice, quote };
  return { ...choice, quote, why: "closed", whyText: offer.closed };
}
