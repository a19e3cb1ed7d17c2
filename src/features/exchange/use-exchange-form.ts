import { useState } from "react";
import { useTranslation } from "react-i18next";
import type * as v from "valibot";
import type { transferRate } from "#contract/api/exchange.ts";
import { type ExchangeWay, useExchangeCall } from "#domain/payments/exchange-call.ts";
import { isOpen } from "#domain/wallet/money-call/money-call.ts";
import { useRuleForm } from "#ui/form/use-rule-form.ts";
import { type ExchangeLimits, exchangeProblem, paidFor, received } from "./exchange-amounts.ts";
import { draft, type Side } from "./exchange-draft.ts";
import { currencyOf, fieldText, moneyText, typedMoney } from "./money-side.ts";

export type Rate = v.InferOutput<typeof transferRate.response>;
export type ExchangeForm = ReturnType<typeof useExchangeForm>;

/** An exchange at the rate that was shown. */
export interface ExchangeOrder {
  readonly way: ExchangeWay;
  readonly side: Side;
  /** As typed on that side, in cents or units. */
  readonly typed: number;
  readonly paid: number;
  readonly received: number | null;
  readonly rate: Rate;
}

export function useExchangeForm(rate: Rate) {
  const { t } = useTranslation("exchange");
  const wish = draft.useDraft();
  const call = useExchangeCall();
  /** The rate at the time when the confirmation opened. */
  const [asked, setAsked] = useState<ExchangeOrder | null>(null);
  const { way, side } = wish;
  const limits = limitsOf(way, rate);
  const form = useRuleForm({
    values: { amount: wish.amount },
    rules: {
      amount: (text) => {
        const { amount, problem } = typedMoney(currencyOf(way, side), text);
        if (problem !== null) return problem;
        const order = orderOf(way, side, amount, rate);
        return exchangeProblem(order.paid, order.received, limits);
      },
    },
    say: (key) => t(`rule.${key}`, limitWords(way, limits)),
    submit: ({ amount }) => setAsked(currentOrder(amount)),
  });
  const currentOrder = (text: string) =>
    orderOf(way, side, typedMoney(currencyOf(way, side), text).amount, rate);
  const { amount } = form.values;
  const order = currentOrder(amount);
  const typing = typedMoney(currencyOf(way, side), amount).problem;
  const change = (next: Side, text: string) => {
    const shown = typedMoney(currencyOf(way, next), text).text;
    // Set the side before the value: the rule reads the side from the draft.
    draft.change({ side: next, amount: shown });
    form.set("amount", shown);
  };
  return {
    form,
    way,
    order,
    limits,
    error: typing === null ? form.error("amount") : t(`rule.${typing}`),
    /** Text of a field: the input, or the amount that follows from the other side. */
    textOf: (of: Side) => (of === side ? amount : workedOut(order, of)),
    open: isOpen(call) ? call : null,
    asked,
    setAsked,
    change,
    all: () =>
      change("paid", fieldText(currencyOf(way, "paid"), Math.min(limits.held, limits.max))),
    swap() {
      const other: ExchangeWay = way === "toCoin" ? "toCny" : "toCoin";
      draft.change({ way: other, side: "paid", amount: "" });
      form.reset({ amount: "" });
    },
  };
}

function limitsOf(way: ExchangeWay, rate: Rate): ExchangeLimits {
  return way === "toCoin"
    ? { held: rate.walletCents, min: rate.minCents, max: rate.maxCents }
    : { held: rate.coinUnits, min: rate.minUnits, max: rate.maxUnits };
}

export function orderOf(way: ExchangeWay, side: Side, typed: number, rate: Rate): ExchangeOrder {
  const paid = side === "paid" ? typed : (paidFor(way, typed, rate.rate) ?? 0);
  return { way, side, typed, paid, received: received(way, paid, rate.rate), rate };
}

function workedOut(order: ExchangeOrder, of: Side): string {
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
