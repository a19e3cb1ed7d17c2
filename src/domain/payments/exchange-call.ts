// Exchanges between the centre wallet and the coin wallet, one at a time (spec: betting-and-money §7 "Payments").
import type * as v from "valibot";
import { dealRecords } from "#contract/api/deal-records.ts";
import { exchange, exchangeStatus, transferRate } from "#contract/api/exchange.ts";
import { WALLET_COIN } from "#contract/coins.ts";
import { pageAddress } from "#brand/brand.ts";
import { pathInBar } from "#brand/local-path.ts";
import { formatUnits } from "#lib/text/coin-amount.ts";
import { errorText } from "#lib/calls/error-text.ts";
import { formatCents } from "#lib/text/format.ts";
import { request } from "#lib/calls/http.ts";
import { i18n } from "#lib/text/i18n.ts";
import { queryClient } from "#lib/calls/query-client.ts";
import { showToast } from "#ui/overlays/toast.tsx";
import { loadNamespace } from "#session/preferences/locale.ts";
import type { MoneyCall } from "../wallet/money-call/money-call.ts";
import { isUntold, refusalError } from "../wallet/money-call/refusal-error.ts";
import { siteMoneyCalls } from "../wallet/money-call/site-money-calls.ts";

type ExchangeBody = Readonly<v.InferOutput<typeof exchange.request>>;
type ExchangeAnswer = v.InferOutput<typeof exchange.response>;
export type ExchangeCall = MoneyCall<ExchangeBody, ExchangeAnswer>;
export type ExchangeWay = ExchangeBody["way"];

/** Slot of the stored call: one exchange at a time. */
export const EXCHANGE = "";

export const exchanges = siteMoneyCalls<ExchangeBody, ExchangeAnswer>({
  name: "exchange",
  about: ({ way, amount }) => paidText(way, amount),
  call: exchange,
  body: exchange.request,
  answer: exchange.response,
  send: (body, idempotencyKey) => request(exchange, body, { idempotencyKey, quiet: true }),
  ask: (key) => request(exchangeStatus, { key }, { quiet: true }),
  ended: (call) => void tell(call),
});

/** The exchange that is being sent, or ended during this page load. */
export function useExchangeCall(): ExchangeCall | null {
  return exchanges.useCalls(({ calls }) => calls[EXCHANGE]) ?? null;
}

/** An amount that is paid: cents of CNY, or units of the coin. */
export function paidText(way: ExchangeWay, amount: number): string {
  return way === "toCoin" ? formatCents(amount) : coinText(amount);
}

/** An amount that is received. */
export function receivedText(way: ExchangeWay, amount: number): string {
  return way === "toCoin" ? coinText(amount) : formatCents(amount);
}

function coinText(units: number): string {
  return `${formatUnits(units, WALLET_COIN)} ${WALLET_COIN}`;
}

async function tell({ body, ...call }: ExchangeCall): Promise<void> {
  // The balances, the rate and the record may have changed.
  for (const { path } of [transferRate, dealRecords]) {
    void queryClient.invalidateQueries({ queryKey: [path] });
  }
  const error = refusalError(call, exchange);
  if (error !== null) {
    // The page itself shows the refusal.
    if (pathInBar() !== pageAddress("exchange")) showToast(errorText(error));
    return;
  }
  await loadNamespace("exchange");
  const paid = paidText(body.way, body.amount);
  if (call.answer !== null) {
    const received = receivedText(body.way, call.answer.received);
    showToast(i18n.t("exchange:told.done", { paid, received }));
  } else if (isUntold(call, exchange)) showToast(i18n.t("exchange:told.failed", { paid }));
}
