// One withdrawal from the request to its arrival.
import { X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Withdrawal } from "#contract/api/withdraw.ts";
import { css, cx } from "#styled/css/index.js";
import { Row, Stack, Text } from "#styled/jsx/index.js";
import { formatCents, unbrokenCents } from "#lib/text/format.ts";
import { askService } from "#domain/payments/ask-service.ts";
import { LostPressNote } from "#domain/payments/lost-press-note.tsx";
import { useLostPress } from "#domain/payments/order-press.ts";
import { Button } from "#ui/buttons/button.tsx";
import { cardStyle } from "#ui/layout/card-style.ts";
import { ConfirmDialog } from "#ui/overlays/confirm-dialog.tsx";
import { IconButton } from "#ui/buttons/icon-button.tsx";
import { Money } from "#ui/money/money.tsx";
import {
  askWithdrawal,
  cancelWithdrawalOrder,
  isOpenWithdrawal,
  useWithdrawal,
} from "./use-withdrawal.ts";
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
      <Stack alignContent="start" gap="3" minWidth="0">
        <Row align="center" justify="space-between" minHeight="control-sm">
          <Text color="text-muted" size="sm">
            {t("progress.title")}
          </Text>
          {!open && <IconButton size="sm" icon={X} label={t("progress.close")} onClick={onClose} />}
        </Row>
        <Money cents={order.amountCents} className={large} />
        <WithdrawalNews order={order} />
        <WithdrawalFacts order={order} />
        <LostPressNote
          {...pressed}
          ask={() => askWithdrawal(order.orderId, { throwOnError: true })}
        />
        <Row wrap="wrap" gap="2">
          {order.canCancel && open && press === null && <Cancel order={order} />}
          <Button size="sm" onClick={() => askService(order.orderId)}>
            {t("help.service")}
          </Button>
        </Row>
      </Stack>
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
      await cancelWithdrawalOrder(order);
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
const large = css({
  color: "text-strong",
  fontSize: "3xl",
  fontWeight: "bold",
  lineHeight: "none",
});
const rail = css({
  paddingTop: { base: "4", desktop: "0" },
  paddingLeft: { desktop: "6" },
  borderTop: { base: "thin", desktop: "none" },
  borderLeft: { desktop: "thin" },
});
