import { useState } from "react";
import { useTranslation } from "react-i18next";
import { venueTransfer } from "#contract/api/venue-wallets.ts";
import { typedAmount } from "#contract/betting/typed-amount.ts";
import { CallError } from "../../lib/call-error.ts";
import { amountProblem, amountText } from "../../lib/amount-text.ts";
import { errorText } from "../../lib/error-text.ts";
import type { VenueEntry } from "../../session/site/events.ts";
import { promptLogin } from "../../session/account/login-prompt.ts";
import { isOpen } from "../../session/wallet/money-call/money-call.ts";
import { refusalError } from "../../session/wallet/money-call/refusal-error.ts";
import { transfers, useTransferCall } from "../../session/wallet/venue-transfer.ts";
import { useRuleForm } from "../../ui/form/use-rule-form.ts";

export type Transfer = ReturnType<typeof useTransfer>;

/** The form of a transfer into a venue and the state of its call. */
export function useTransfer({ balanceCents, channelCode, venueName, isActivity }: VenueEntry) {
  const { t } = useTranslation("venue-entry");
  const [offline, setOffline] = useState(false);
  const call = useTransferCall(channelCode);
  const open = isOpen(call) ? call : null;
  /** Whether this dialog shows the call's outcome. */
  const [waits, setWaits] = useState(open !== null);
  const form = useRuleForm({
    values: { amount: "" },
    rules: { amount: (typed) => amountProblem(typed, balanceCents) },
    say: (key) => t(`rule.${key as "required"}`),
    submit: async ({ amount }) => {
      setOffline(false);
      if (open !== null) return;
      setWaits(true);
      const started = await transfers.start({
        slot: channelCode,
        body: {
          channelCode,
          venueName,
          amount: amountText(typedAmount(amount).cents),
          isActivity: isActivity ?? false,
        },
      });
      if (started === "visitor") promptLogin();
      setOffline(started === "offline");
    },
  });
  const arrived = call !== null && waits && call.state === "done";
  const amount = arrived ? "" : form.values.amount;
  const change = (next: string) => {
    form.set("amount", next);
    setOffline(false);
    setWaits(false);
  };
  const refusal = offline
    ? new CallError("offline", venueTransfer.path)
    : call !== null && waits && refusalError(call, venueTransfer);
  // A text that is no amount is refused while it is typed; other rules apply when the form is sent.
  const typing = typedAmount(amount).problem;
  const wrong = typing === null ? form.error("amount") : t(`rule.${typing}`);
  return {
    form,
    /** Empty again once it has arrived: the venue is being started. */
    amount,
    error: wrong ?? (refusal ? errorText(refusal) : undefined),
    /** Sent, with an outcome that is not known yet. */
    open,
    pending: open !== null || arrived,
    /** Cannot be cancelled now. */
    sending: open?.state === "sending" || arrived,
    change,
    resend: async () => setOffline((await transfers.resend(channelCode)) === "offline"),
    giveUp: () => transfers.giveUp(channelCode),
  };
}
