// 确认中: the order is in progress, or its outcome is unknown.
import { useTranslation } from "react-i18next";
import { MoneyNote } from "../../../../session/wallet/money-call/money-note.tsx";
import { isConfirming } from "../state/order.ts";
import { slip, useSlip } from "../state/slip-store.ts";

export function ConfirmingNote() {
  const { t } = useTranslation("sport");
  const order = useSlip((state) => state.order);
  if (!isConfirming(order)) return null;
  return (
    <MoneyNote
      call={order}
      say={(key) => t(`view.confirming.${key}`)}
      onResend={() => void slip.resend()}
      onGiveUp={() => void slip.giveUp()}
    />
  );
}
