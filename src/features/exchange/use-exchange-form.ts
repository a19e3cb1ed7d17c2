import { useState } from "react";
import { useTranslation } from "react-i18next";
import type * as v from "valibot";
import type { transferRate } from "#contract/api/exchange.ts";
import { type ExchangeWay, useExchangeCall } from "#domain/payments/exchange-call.ts";
import { isOpen } from "#domain/wallet/money-call/money-call.ts";
import { useDraftForm } from "#ui/form/use-draft-form.ts";
import { type ExchangeLimits, exchangeProblem, paidFor, received } from "./exchange-amounts.ts";
import { exchangeDraft, type ExchangeSide } from "./exchange-draft.ts";
import { currencyOf, fieldText, moneyText, typedMoney } from "./money-side.ts";

export type Rate = v.InferOutput<typeof transferRate.response>;
export type ExchangeFormState = ReturnType<typeof useExchangeForm>;

/** An exchange at the rate that was shown. */
export interface ExchangeOrder {
  readonly way: ExchangeWay;
  readonly side: ExchangeSide;
  /** As typed on that side, in cents or units. */
  readonly typed: number;
  readonly paid: number;
  readonly received: number | null;
  readonly rate: Rate;
}

export function useExchangeForm(rate: Rate) {
  const { t } = useTranslation("exchange");
  const { way, side, amount } = exchangeDraft.useDraft();
  const call = useExchangeCall();
  /** The rate at the time when the confirmation opened. */
  const [asked, setAsked] = useState<ExchangeOrder | null>(null);
  const limits = limitsOf(way, rate);
  const typed = typedMoney(currencyOf(way, side), amount);
  const order = orderOf(way, side, typed.amount, rate);
  const wrong = typed.problem ?? exchangeProblem(order.paid, order.received, limits);
  const form = useDraftForm(wrong === null, () => setAsked(order));
  // A text that is no amount is refused while it is typed.
  const shown = form.pressed ? wrong : typed.problem;
  const change = (next: ExchangeSide, text: string) =>
    exchangeDraft.change({ side: next, amount: typedMoney(currencyOf(way, next), text).text });
  return {
    form,
    way,
    order,
    limits,
    error: shown === null ? undefined : t(`rule.${shown}`, limitWords(way, limits)),
    /** Text of a field: the input, or the amount that follows from the other side. */
    textOf: (of: ExchangeSide) => (of === side ? amount : workedOut(order, of)),
    open: isOpen(call) ? call : null,
    asked,
    setAsked,
    change,
    all: () =>
      change("paid", fieldText(currencyOf(way, "paid"), Math.min(limits.held, limits.max))),
    swap() {
      const other: ExchangeWay = way === "toCoin" ? "toCny" : "toCoin";
      exchangeDraft.change({ way: other, side: "paid", amount: "" });
      form.reset();
    },
  };
}

function limitsOf(way: ExchangeWay, rate: Rate): ExchangeLimits {
  return way === "toCoin"
    ? { held: rate.walletCents, min: rate.minCents, max: rate.maxCents }
    : { held: rate.coinUnits, min: rate.minUnits, max: rate.maxUnits };
}

export function orderOf(
  way: ExchangeWay,
  side: ExchangeSide,
  typed: number,
  rate: Rate,
): ExchangeOrder {
  const paid = side === "paid" ? typed : (paidFor(way, typed, rate.rate) ?? 0);
  return { way, side, typed, paid, received: received(way, paid, rate.rate), rate };
}

function workedOut(order: ExchangeOrder, of: ExchangeSide): string {
  const amount = of === "paid" ? order.paid : (order.received ?? 0);
  return amount === 0 ? "" : fieldText(currencyOf(order.way, of), amount);
}

function limitWords(way: ExchangeWay, { held, min, max }: ExchangeLimits) {
  const currency = currencyOf(way, "paid");
  return {
    held: moneyText(currency, held),
    min: moneyText(currency, min),
    max: moneyText(currency, max),
  };
}
