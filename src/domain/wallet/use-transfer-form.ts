// The form of a transfer between the centre wallet and one venue, and the state of its call
// (spec: betting-and-money §5 "Transfer-in").
import { useState } from "react";
import { type TRANSFER, venueTransfer } from "#contract/api/venue-wallets.ts";
import { typedAmount } from "#contract/betting/typed-amount.ts";
import { amountProblem, amountText } from "#lib/text/amount-text.ts";
import { CallError } from "#lib/wire/call-error.ts";
import { errorText } from "#lib/calls/error-text.ts";
import { promptLogin } from "#session/account/login-prompt.ts";
import { useHeldForm } from "#session/account/use-held-form.ts";
import type { FormPlan } from "#ui/form/use-rule-form.ts";
import { isOpen } from "./money-call/money-call.ts";
import { refusalError } from "./money-call/refusal-error.ts";
import { transferForm, transfers, useTransferCall } from "./venue-transfer.ts";

type Rule = NonNullable<ReturnType<typeof amountProblem>>;

interface TransferPlan {
  readonly channelCode: string;
  readonly venueName: string;
  readonly ty: (typeof TRANSFER)[keyof typeof TRANSFER];
  readonly isActivity: boolean;
  /** What stands in the wallet that pays. */
  readonly mostCents: number;
  readonly say: (rule: Rule) => string;
}

export type TransferForm = ReturnType<typeof useTransferForm>;

export function useTransferForm({ mostCents, say, ...plan }: TransferPlan) {
  const { channelCode } = plan;
  const [offline, setOffline] = useState(false);
  const call = useTransferCall(channelCode);
  const open = isOpen(call) ? call : null;
  /** Whether the form shows the call's outcome. */
  const [waits, setWaits] = useState(open !== null);
  const formPlan: FormPlan<{ amount: string }> = {
    values: { amount: "" },
    rules: { amount: (typed) => amountProblem(typed, mostCents) },
    say: (key) => say(key as Rule),
    submit: async ({ amount }) => {
      setOffline(false);
      if (open !== null) return;
      setWaits(true);
      const body = { ...plan, amount: amountText(typedAmount(amount).cents) };
      const started = await transfers.start({ slot: channelCode, body });
      if (started === "visitor") promptLogin();
      setOffline(started === "offline");
    },
  };
  const form = useHeldForm(transferForm(channelCode, plan.ty), formPlan, ["amount"]);
  const { amount } = form.values;
  // A text that is no amount is refused while it is typed; other rules apply when the form is sent.
  const typing = typedAmount(amount).problem;
  const wrong = typing === null ? form.error("amount") : say(typing);
  const refusal = offline
    ? new CallError("offline", venueTransfer.path)
    : call !== null && waits && refusalError(call, venueTransfer);
  return {
    channelCode,
    form,
    amount,
    error: wrong ?? (refusal ? errorText(refusal) : undefined),
    /** Sent, with an outcome that is not known yet. */
    open,
    /** The money has moved. */
    arrived: waits && call?.state === "done",
    change(next: string) {
      form.set("amount", next);
      setOffline(false);
      setWaits(false);
    },
  };
}
