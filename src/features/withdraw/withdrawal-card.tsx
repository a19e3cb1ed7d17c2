// One withdrawal from the request to its arrival.
import { X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Withdrawal } from "#contract/api/withdraw.ts";
import { css, cx } from "#styled/css/index.js";
import { formatCents, unbrokenCents } from "#lib/format.ts";
import { askService } from "#domain/payments/ask-service.ts";
import { LostPressNote } from "#domain/payments/lost-press-note.tsx";
import { useLostPress } from "#domain/payments/order-press.ts";
import { Button } from "#ui/button.tsx";
import { cardStyle } from "#ui/card.tsx";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { Money } from "#ui/money.tsx";
import { askWithdrawal, cancelOrder, isOpenWithdrawal, useWithdrawal } from "./use-withdrawal.ts";
import { WithdrawalFacts } from "./withdrawal-facts.tsx";
import { WithdrawalNews } from "./withdrawal-news.tsx";
import { WithdrawalSteps } from "./withdrawal-steps.tsx";

interface WithdrawalCardProps {
  /** The order from another answer. */
  readonly known: Withdrawal;
  /** This page has just sent it. */
  readonly fresh: boolean;
  readonly onClose: () => void;
}

export function WithdrawalCard({ known, fresh, onClose }: WithdrawalCardProps) {
  const { t } = useTranslation("withdraw");
  const order = useWithdrawal(known);
  const open = isOpenWithdrawal(order);
  const pressed = { orderId: order.orderId, turn: order.state };
  const press = useLostPress(pressed);
  const section = useRef<HTMLElement>(null);
  // The form that had the focus is no longer shown.
  useEffect(() => {
    if (fresh) section.current?.focus();
  }, [fresh]);
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-label={t("progress.label", { amount: formatCents(order.amountCents) })}
      className={cx(cardStyle, frame)}
    >
      <div className={main}>
        <div className={head}>
          <p className={muted}>{t("progress.title")}</p>
          {!open && <IconButton size="sm" icon={X} label={t("progress.close")} onClick={onClose} />}
        </div>
        <Money cents={order.amountCents} className={large} />
        <WithdrawalNews order={order} />
        <WithdrawalFacts order={order} />
        <LostPressNote
          {...pressed}
          ask={() => askWithdrawal(order.orderId, { throwOnError: true })}
        />
        <div className={actions}>
          {order.canCancel && open && press === null && <Cancel order={order} />}
          <Button size="sm" onClick={() => askService(order.orderId)}>
            {t("help.service")}
          </Button>
        </div>
      </div>
      <div className={rail}>
        <WithdrawalSteps order={order} />
      </div>
    </section>
  );
}

function Cancel({ order }: { readonly order: Withdrawal }) {
  const { t } = useTranslation("withdraw");
  const [asking, setAsking] = useState(false);
  const [pending, setPending] = useState(false);
  const cancel = async () => {
    setPending(true);
    try {
      await cancelOrder(order);
    } catch {
      // The call has already shown the error.
    } finally {
      setPending(false);
      setAsking(false);
    }
  };
  return (
    <>
      <Button size="sm" onClick={() => setAsking(true)}>
        {t("cancel.button")}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t("cancel.title")}
        message={t("cancel.ask", { amount: unbrokenCents(order.amountCents) })}
        cancelText={t("cancel.keep")}
        sureText={t("cancel.sure")}
        pending={pending}
        closable={!pending}
        onSure={() => void cancel()}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}

const frame = css({
  outline: "none",
  scrollMarginTop: "4",
  display: "grid",
  gridTemplateColumns: { base: "minmax(0, 1fr)", desktop: "minmax(0, 1fr) 15rem" },
  gap: { base: "4", desktop: "8" },
  minWidth: "0",
  padding: { base: "4", desktop: "6" },
});
const main = css({ display: "grid", alignContent: "start", gap: "3", minWidth: "0" });
const head = css({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  minHeight: "control-sm",
});
const muted = css({ color: "text-muted", fontSize: "sm" });
const large = css({
  color: "text-strong",
  fontSize: "3xl",
  fontWeight: "bold",
  lineHeight: "none",
});
const actions = css({ display: "flex", flexWrap: "wrap", gap: "2" });
const rail = css({
  paddingTop: { base: "4", desktop: "0" },
  paddingLeft: { desktop: "6" },
  borderTop: { base: "thin", desktop: "none" },
  borderLeft: { desktop: "thin" },
});
