import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { WithdrawInfo } from "#contract/api/withdraw.ts";
import { typedAmount } from "#contract/betting/typed-amount.ts";
import { amountInput, amountProblem } from "#lib/text/amount-text.ts";
import { formatCents } from "#lib/text/format.ts";
import { heldValues } from "#session/account/held-values.ts";
import { useHolding } from "#session/account/use-holding.ts";
import { useWithdrawCall } from "#domain/payments/withdraw-call.ts";
import { isOpen } from "#domain/wallet/money-call/money-call.ts";
import { useDraftForm } from "#ui/form/use-draft-form.ts";
import { chosenPayee, type PayeeChoice } from "./payee-choice.ts";
import { offersPayeeKind } from "./offered-kinds.ts";
import { excess, type Limits, mostCents } from "./withdraw-amounts.ts";
import { useWithdrawing, type WithdrawMethod } from "./withdraw-context.ts";
import { withdrawDraft } from "./withdraw-draft.ts";
import { type WithdrawOrder, withdrawOrder } from "./withdraw-order.ts";
import { coinText } from "#lib/text/coin-amount.ts";

export type WithdrawFormState = ReturnType<typeof useWithdrawForm>;

/** The form of a withdrawal to one of these accounts. */
export function useWithdrawForm(choices: readonly PayeeChoice[]) {
  const { t } = useTranslation("withdraw");
  const { info, method } = useWithdrawing();
  const { amount, accountId } = withdrawDraft.useDraft();
  const call = useWithdrawCall();
  const account = chosenPayee(choices, accountId);
  const limits: Limits = {
    withdrawableCents: info.withdrawableCents,
    maxCents: method.maxCents,
    leftCents: info.today.leftCents,
  };
  const typed = typedAmount(amount);
  const order =
    account === null ? null : withdrawOrder(method, account, typed.cents, info.today.freeLeft);
  const wrong = amountRule(amount, method, limits) ?? orderRule(order);
  /** The order at the time when the confirmation opened. */
  const [asked, setAsked] = useState(() => (wasAsked() && wrong === null ? order : null));
  const form = useDraftForm(wrong === null, () => setAsked(order));
  const held: Held = { asked: asked !== null };
  useHolding(HELD, amount === "" ? null : held);
  // A text that is no amount is refused while it is typed; other rules apply when the form is sent.
  const shown = form.pressed ? wrong : typed.problem;
  const other = shown === "overMax" ? otherMethod(info, method, typed.cents) : null;
  return {
    form,
    account,
    order,
    amount,
    error:
      shown === null
        ? undefined
        : t(`amount.rule.${shown}${other === null ? "" : "Other"}`, {
            ...limitWords(method, limits, account),
            method: t(`method.${method.kind}`),
            other: other === null ? "" : t(`method.${other.kind}`),
          }),
    refusal: form.pressed && wrong === null && account === null ? t("account.required") : undefined,
    most: mostCents(limits),
    /** Sent; the outcome is not known yet. */
    open: isOpen(call) ? call : null,
    asked,
    setAsked,
    change: (next: string) => withdrawDraft.change({ amount: next }),
    changeCents(cents: number) {
      this.change(amountInput(cents));
    },
    choose: (id: string) => withdrawDraft.change({ accountId: id }),
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

/** A method that takes an amount which is too much for the chosen one. */
function otherMethod(
  { methods }: WithdrawInfo,
  chosen: WithdrawMethod,
  cents: number,
): WithdrawMethod | null {
  const takes = ({ kind, closed, minCents, maxCents }: WithdrawMethod) =>
    kind !== chosen.kind && closed === "" && cents >= minCents && cents <= maxCents;
  return methods.find((method) => takes(method) && offersPayeeKind(method.kind)) ?? null;
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
