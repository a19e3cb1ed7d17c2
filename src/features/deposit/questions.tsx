// The dialogs between the press and the new order.
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { unbrokenCents } from "#lib/text/format.ts";
import { tidyRealName } from "#lib/text/real-name.ts";
import { waitPath } from "#domain/payments/wait-path.ts";
import { Button } from "#ui/buttons/button.tsx";
import { ConfirmDialog } from "#ui/overlays/confirm-dialog.tsx";
import { Dialog } from "#ui/overlays/dialog.tsx";
import { tryToCancel } from "./try-to-cancel.ts";
import { useDeposit } from "./deposit-context.ts";
import { unpaidOrder } from "./deposit-data.ts";

export function Questions() {
  return (
    <>
      <OrderQuestion />
      <NameQuestion />
    </>
  );
}

/** An order waits for its payment: it must be continued or cancelled first. */
function OrderQuestion() {
  const { t } = useTranslation("deposit");
  const { data, submit } = useDeposit();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const goOn = useRef<HTMLButtonElement>(null);
  const order = unpaidOrder(data.open);
  if (order === null) return null;
  const replace = async () => {
    setBusy(true);
    const cancelled = await tryToCancel(order);
    setBusy(false);
    if (cancelled) submit.goOn();
    else submit.cancel();
  };
  return (
    <Dialog
      open={submit.question === "order"}
      title={t("open.firstTitle")}
      initialFocus={() => goOn.current}
      onClose={submit.cancel}
      actions={
        <>
          <Button loading={busy} onClick={order.canCancel ? () => void replace() : submit.goOn}>
            {t(order.canCancel ? "open.replace" : "open.another")}
          </Button>
          <Button ref={goOn} tone="primary" onClick={() => void navigate(waitPath(order))}>
            {t("open.goOn")}
          </Button>
        </>
      }
    >
      {t("open.first", { channel: order.channel, amount: unbrokenCents(order.dueCents) })}
    </Dialog>
  );
}

function NameQuestion() {
  const { t } = useTranslation("deposit");
  const { form, submit } = useDeposit();
  return (
    <ConfirmDialog
      open={submit.question === "name"}
      title={t("name.confirmTitle")}
      message={t("name.confirm", { name: tidyRealName(form.values.name) })}
      cancelText={t("name.change")}
      sureText={t("name.sure")}
      pending={submit.binding || submit.busy}
      onCancel={submit.cancel}
      onSure={() => void submit.confirmName()}
    />
  );
}
