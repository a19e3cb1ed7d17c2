import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { TRANSFER, venueTransfer } from "#contract/api/venue-wallets.ts";
import { typedAmount } from "#contract/betting/typed-amount.ts";
import { amountProblem, amountText } from "../../lib/amount-text.ts";
import { CallError } from "../../lib/call-error.ts";
import { errorText } from "../../lib/error-text.ts";
import { isOpen } from "../../session/wallet/money-call/money-call.ts";
import { refusalError } from "../../session/wallet/money-call/refusal-error.ts";
import { transfers, useTransferCall } from "../../session/wallet/venue-transfer.ts";
import { useRuleForm } from "../../ui/form/use-rule-form.ts";
import type { Way } from "./transfer-way.ts";

interface TransferPlan {
  readonly channelCode: string;
  readonly venueName: string;
  readonly way: Way;
  /** What stands in the wallet that pays. */
  readonly mostCents: number;
  readonly onDone: () => void;
}

export type TransferForm = ReturnType<typeof useTransferForm>;

/** The form of a transfer and the state of its call. */
export function useTransferForm({ channelCode, venueName, way, mostCents, onDone }: TransferPlan) {
  const { t } = useTranslation("transfer");
  const [offline, setOffline] = useState(false);
  const call = useTransferCall(channelCode);
  const open = isOpen(call) ? call : null;
  /** Whether the form shows the call's outcome. */
  const [waits, setWaits] = useState(open !== null);
  const form = useRuleForm({
    values: { amount: "" },
    rules: { amount: (typed) => amountProblem(typed, mostCents) },
    say: (key) => ruleText(key as Rule),
    submit: async ({ amount }) => {
      setOffline(false);
      if (open !== null) return;
      setWaits(true);
      const body = {
        channelCode,
        venueName,
        amount: amountText(typedAmount(amount).cents),
        isActivity: false,
        ty: TRANSFER[way],
      };
      setOffline((await transfers.start({ slot: channelCode, body })) === "offline");
    },
  });
  const done = waits && call?.state === "done";
  useEffect(() => {
    if (done) onDone();
  }, [done, onDone]);
  const ruleText = (rule: Rule) =>
    rule === "format" || rule === "decimals" || rule === "long"
      ? t(`form.rule.${rule}`)
      : t(`form.rule.${way}.${rule}`);
  const { amount } = form.values;
  // A text that is no amount is refused while it is typed; other rules apply when the form is sent.
  const typing = typedAmount(amount).problem;
  const wrong = typing === null ? form.error("amount") : ruleText(typing);
  const refusal = offline
    ? new CallError("offline", venueTransfer.path)
    : call !== null && waits && refusalError(call, venueTransfer);
  return {
    form,
    amount,
    error: wrong ?? (refusal ? errorText(refusal) : undefined),
    /** Sent, with an outcome that is not known yet. */
    open,
    change(next: string) {
      form.set("amount", next);
      setOffline(false);
      setWaits(false);
    },
    resend: async () => setOffline((await transfers.resend(channelCode)) === "offline"),
    giveUp: () => transfers.giveUp(channelCode),
  };
}

type Rule = NonNullable<ReturnType<typeof amountProblem>>;
