// Orders that are not ended, from this or another device, with links to continue or cancel.
import { Hourglass } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { DepositOrder } from "#contract/api/deposit-order.ts";
import { paymentTypes } from "#contract/api/deposit.ts";
import { css, cx } from "#styled/css/index.js";
import { Box, Text } from "#styled/jsx/index.js";
import { queryClient } from "#lib/calls/query-client.ts";
import { LostPressNote } from "#domain/payments/lost-press-note.tsx";
import { useLostPress } from "#domain/payments/order-press.ts";
import { orderTurn } from "#domain/payments/use-deposit-order.ts";
import { waitPath } from "#domain/payments/wait-path.ts";
import { Button } from "#ui/buttons/button.tsx";
import { ButtonLink } from "#ui/buttons/button-link.tsx";
import { cardStyle } from "#ui/layout/card-style.ts";
import { ConfirmDialog } from "#ui/overlays/confirm-dialog.tsx";
import { Countdown } from "#ui/money/countdown.tsx";
import { Icon } from "#ui/pictures/icon.tsx";
import { Money } from "#ui/money/money.tsx";
import { showToast } from "#ui/overlays/toast.tsx";
import { tryToCancel } from "./try-to-cancel.ts";

export function OpenOrders({ orders }: { readonly orders: readonly DepositOrder[] }) {
  const { t } = useTranslation("deposit");
  if (orders.length === 0) return null;
  return (
    <section aria-label={t("open.title")} className={cx(cardStyle, frame)}>
      {orders.map((order) => (
        <div key={order.orderId} className={row}>
          <OpenOrder order={order} />
        </div>
      ))}
    </section>
  );
}

function OpenOrder({ order }: { readonly order: DepositOrder }) {
  const { t } = useTranslation(["deposit", "account"]);
  const { state, channel, dueCents, expiresAt } = order;
  const waits = state === "waiting";
  const press = useLostPress({ orderId: order.orderId, turn: orderTurn(order) });
  return (
    <>
      <span className={sign}>
        <Icon as={Hourglass} />
      </span>
      <Box minWidth="0">
        <Text as="b" color="text-strong" size="sm" weight="bold">
          {t(waits ? "open.waiting" : "open.running")} <Money cents={dueCents} />
        </Text>
        <Text color="text" size="xs">
          {channel !== "" && `${channel} · `}
          {t(`account:depositState.${state}`)}
          {waits && (
            <>
              {" · "}
              {t("open.left")} <Countdown look="plain" until={expiresAt} />
            </>
          )}
        </Text>
      </Box>
      <div className={actions}>
        {order.canCancel && press === null && <Cancel order={order} />}
        <ButtonLink tone={waits ? "primary" : "neutral"} to={waitPath(order)}>
          {t(waits ? "open.goOn" : "open.view")}
        </ButtonLink>
      </div>
      <div className={lost}>
        <LostPressNote orderId={order.orderId} turn={orderTurn(order)} ask={askPaymentTypes} />
      </div>
    </>
  );
}

function askPaymentTypes(): Promise<void> {
  const asked = { queryKey: [paymentTypes.path], type: "active" } as const;
  return queryClient.refetchQueries(asked, { throwOnError: true });
}

function Cancel({ order }: { readonly order: DepositOrder }) {
  const { t } = useTranslation("deposit");
  const [asked, setAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  const cancel = async () => {
    setBusy(true);
    if (await tryToCancel(order)) showToast(t("open.cancelled"));
    setBusy(false);
    setAsked(false);
  };
  return (
    <>
      <Button tone="ghost" onClick={() => setAsked(true)}>
        {t("open.cancel")}
      </Button>
      <ConfirmDialog
        open={asked}
        title={t("open.cancelTitle")}
        message={t("open.cancelAsk")}
        cancelText={t("open.keep")}
        sureText={t("open.cancel")}
        pending={busy}
        onCancel={() => setAsked(false)}
        onSure={() => void cancel()}
      />
    </>
  );
}

const frame = css({
  boxShadow: "1-warning",
  background: "warning-subtle",
});
const row = css({
  display: "grid",
  gridTemplateColumns: { base: "auto minmax(0, 1fr)", desktop: "auto minmax(0, 1fr) auto" },
  alignItems: "center",
  columnGap: "3",
  rowGap: "3",
  paddingBlock: "3",
  paddingInline: { base: "4", desktop: "5" },
  "& + &": { borderTop: "thin" },
});
const sign = css({
  display: "grid",
  placeItems: "center",
  width: "9",
  height: "9",
  borderRadius: "pill",
  background: "surface-raised",
  color: "warning",
  fontSize: "lg",
});
const lost = css({ gridColumn: "1 / -1", _empty: { display: "none" } });
const actions = css({
  gridColumn: { base: "1 / -1", desktop: "auto" },
  display: "flex",
  justifyContent: "flex-end",
  gap: "2",
  "& > *": { flex: { base: "1", desktop: "none" } },
});
