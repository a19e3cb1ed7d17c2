// State of the sent withdrawal until its order is known: 确认中, or why it was refused.
import { useTranslation } from "react-i18next";
import { useWithdrawCall, WITHDRAWAL, withdrawals } from "#domain/payments/withdraw-call.ts";
import { isOpen } from "#domain/wallet/money-call/money-call.ts";
import { MoneyNote } from "#domain/wallet/money-call/money-note.tsx";
import { WithdrawRefusal } from "./withdraw-refusal.tsx";

export function CallNews() {
  const { t } = useTranslation("withdraw");
  const call = useWithdrawCall();
  // While it is being sent, the button shows it.
  if (!isOpen(call) || call.state === "sending") return <WithdrawRefusal call={call} />;
  return (
    <MoneyNote
      call={call}
      say={(key) => t(`waiting.${key}`)}
      onResend={() => void withdrawals.resend(WITHDRAWAL)}
      onGiveUp={() => void withdrawals.giveUp(WITHDRAWAL)}
    />
  );
}
