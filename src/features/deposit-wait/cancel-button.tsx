import { useState } from "react";
import { useTranslation } from "react-i18next";
import { cancelOrder } from "#domain/payments/use-deposit-order.ts";
import { Button } from "#ui/buttons/button.tsx";
import { ConfirmDialog } from "#ui/overlays/confirm-dialog.tsx";
import type { OrderProps } from "./wait-parts.ts";

export function CancelButton({ order }: OrderProps) {
  const { t } = useTranslation("deposit-wait");
  const [asking, setAsking] = useState(false);
  const [sending, setSending] = useState(false);
  const cancel = async () => {
    setSending(true);
    // The call has already shown the error.
    await cancelOrder(order).catch(() => {});
    setSending(false);
    setAsking(false);
  };
  if (!order.canCancel) return null;
  return (
    <>
      <Button tone="ghost" size="lg" onClick={() => setAsking(true)}>
        {t("action.cancel")}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t("cancel.title")}
        message={t("cancel.text")}
        cancelText={t("cancel.keep")}
        sureText={t("cancel.sure")}
        pending={sending}
        onCancel={() => setAsking(false)}
        onSure={() => void cancel()}
      />
    </>
  );
}
