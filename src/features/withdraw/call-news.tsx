// State of the sent withdrawal until its order is known: 确认中, or why it was refused.
import { useWithdrawCall, WITHDRAWAL, withdrawals } from "#domain/payments/withdraw-call.ts";
import { CallNote } from "#domain/wallet/money-call/call-note.tsx";
import { WithdrawRefusal } from "./withdraw-refusal.tsx";

export function CallNews() {
  return (
    <>
      <WithdrawRefusal call={useWithdrawCall()} />
      <CallNote calls={withdrawals} slot={WITHDRAWAL} />
    </>
  );
}
