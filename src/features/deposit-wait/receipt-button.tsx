import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#ui/buttons/button.tsx";
import type { ActionProps } from "./wait-parts.ts";
import { lateOverlay } from "#session/parts/late-part.tsx";

const ReceiptDialog = lateOverlay(async () => (await import("./receipt-dialog.tsx")).ReceiptDialog);

/** Uploads a picture of the payment. */
export function ReceiptButton({ order, tone }: ActionProps) {
  const { t } = useTranslation("deposit-wait");
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button tone={tone} size="lg" onClick={() => setOpen(true)}>
        {order.receipts === 0
          ? t("action.receipt")
          : t("action.receiptMore", { count: order.receipts })}
      </Button>
      {open && (
        <Suspense>
          <ReceiptDialog order={order} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
