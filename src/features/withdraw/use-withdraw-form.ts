import { useState } from "react";
import { useTranslation } from "react-i18next";
import { typedAmount } from "#contract/betting/typed-amount.ts";
import { amountInput, amountProblem } from "#lib/amount-text.ts";
import { formatCents } from "#lib/format.ts";
import { heldValues } from "#session/account/held-form.ts";
import { useHolding } from "#session/account/use-holding.ts";
import { useWithdrawCall } from "#domain/payments/withdraw-call.ts";
import { isOpen } from "#domain/wallet/money-call/money-call.ts";
import { useRuleForm } from "#ui/form/use-rule-form.ts";
import { chosenOf, type PayeeChoice } from "./payee-choice.ts";
import { excess, type Limits, mostCents } from "./withdraw-amounts.ts";
import { useWithdrawing, type WithdrawMethod } from "./withdraw-context.ts";
import { draft } from "./withdraw-draft.ts";
import { type WithdrawOrder, withdrawOrder } from "./withdraw-order.ts";
import { coinText } from "./withdraw-words.ts";

export type WithdrawForm = ReturnType<typeof useWithdrawForm>;

/** The form of a withdrawal to one of these accounts. */
export function useWithdrawForm(choices: readonly PayeeChoice[]) {
  const { t } = useTranslation("withdraw");
  const { info, method } = useWithdrawing();
  const wish = draft.useDraft();
  const call = useWithdrawCall();
  const account = chosenOf(choices, wish.accountId);
  const limits: Limits = {
    withdrawableCents: info.withdrawableCents,
    maxCents: method.maxCents,
    leftCents: info.today.leftCents,
  };
  const { freeLeft } = info.today;
  const orderOf = (typed: string) =>
    account === null ? null : withdrawOrder(method, account, typedAmount(typed).cents, freeLeft);
  const amountFault = (typed: string) =>
    amountRule(typed, method, limits) ?? orderRule(orderOf(typed));
  /** The order at the time when the confirmation opened. */
  const [asked, setAsked] = useState(() =>
    wasAsked() && amountFault(wish.amount) === null ? orderOf(wish.amount) : null,
  );
  const form = useRuleForm({
    values: { amount: wish.amount },
    rules: { amount: amountFault },
    say: (key) => t(`amount.rule.${key}`, limitWords(method, limits, account)),
    submit: ({ amount }) => {
      if (account === null) form.refuse(t("account.required"));
      else setAsked(orderOf(amount));
    },
  });
  const { amount } = form.values;
  const held: Held = { asked: asked !== null };
  useHolding(HELD, amount === "" ? null : held);
  // A text that is no amount is refused while it is typed; other rules apply when the form is sent.
  const typing = typedAmount(amount).problem;
  return {
    form,
    account,
    order: orderOf(amount),
    amount,
    error: typing === null ? form.error("amount") : t(`amount.rule.${typing}`),
    most: mostCents(limits),
    /** Sent; the outcome is not known yet. */
    open: isOpen(call) ? call : null,
    asked,
    setAsked,
    change(next: string) {
      form.set("amount", next);
      draft.change({ amount: next });
    },
    changeCents(cents: number) {
      this.change(amountInput(cents));
    },
    choose(accountId: string) {
      draft.change({ accountId });
    },
  };
}

const HELD = "withdrawal";

/** Kept while the member logs in again; the draft has the amount and the account. */
interface Held {
  readonly asked: boolean;
}

/** Whether the session ended at the confirmation, which asks for the second password again. */
function wasAsked(): boolean {
  return (heldValues(HELD) as Held | null)?.asked === true;
}

function amountRule(typed: string, { minCents }: WithdrawMethod, limits: Limits): string | null {
  const problem = amountProblem(typed, Infinity);
  if (problem !== null) return problem;
  const { cents } = typedAmount(typed);
  return cents < minCents ? "underMin" : excess(cents, limits);
}

/** What is left after the fees has to be worth sending. */
function orderRule(order: WithdrawOrder | null): string | null {
  if (order === null) return null;
  const { account, paidCents, units } = order;
  if (paidCents <= 0) return "allFee";
  if (account.quote === null) return null;
  return units === null || units < Math.max(1, account.quote.minUnits) ? "underUnits" : null;
}

function limitWords(method: WithdrawMethod, limits: Limits, account: PayeeChoice | null) {
  const { quote } = account ?? {};
  return {
    min: formatCents(method.minCents),
    max: formatCents(method.maxCents),
    withdrawable: formatCents(limits.withdrawableCents),
    left: formatCents(limits.leftCents),
    units: quote == null ? "" : coinText(quote.minUnits, quote.coin),
  };
}
