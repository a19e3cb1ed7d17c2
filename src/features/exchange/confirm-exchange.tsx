// Confirms the exchange at the rate that is shown. When that rate expires, the new one needs a new confirmation.
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { exchange } from "#contract/api/exchange.ts";
import { WALLET_COIN } from "#contract/coins.ts";
import { CallError } from "#lib/wire/call-error.ts";
import { errorText } from "#lib/calls/error-text.ts";
import { EXCHANGE, exchanges, paidText, receivedText } from "#domain/payments/exchange-call.ts";
import { RateChange } from "#domain/payments/rate-change.tsx";
import { RateLine, rateText } from "#domain/payments/rate-line.tsx";
import { useSecondsTo } from "#lib/time/use-now.ts";
import { ConfirmDialog } from "#ui/overlays/confirm-dialog.tsx";
import { RefusalLine } from "#ui/form/refusal-line.tsx";
import { OrderRows } from "./order-rows.tsx";
import { type ExchangeOrder, orderOf, type Rate } from "./use-exchange-form.ts";
import { dialogForm } from "#ui/overlays/dialog.tsx";

interface ConfirmExchangeProps {
  /** The exchange that is shown and sent. */
  readonly order: ExchangeOrder;
  /** The current rate. */
  readonly rate: Rate;
  readonly onRenew: (order: ExchangeOrder) => void;
  readonly onClose: () => void;
}

/** Open as long as it is rendered. */
export function ConfirmExchange({ order, rate, onRenew, onClose }: ConfirmExchangeProps) {
  const { t } = useTranslation("exchange");
  const [pending, setPending] = useState(false);
  const [offline, setOffline] = useState(false);
  const kept = useSecondsTo(order.rate.expiresAt) > 0;
  const changed = rate.rateId !== order.rate.rateId;
  const current = orderOf(order.way, order.side, order.typed, rate);
  const send = async () => {
    const { way, paid: amount } = order;
    setPending(true);
    setOffline(false);
    const body = { way, amount, rateId: order.rate.rateId };
    const started = await exchanges.start({ slot: EXCHANGE, body });
    setPending(false);
    if (started === "offline") setOffline(true);
    else onClose();
  };
  return (
    <ConfirmDialog
      open
      title={t("confirm.title")}
      closable={!pending}
      pending={pending}
      ready={changed || kept}
      sureText={t(changed ? "rate.accept" : kept ? "confirm.sure" : "rate.renewing")}
      onSure={() => (changed ? onRenew(current) : void send())}
      onCancel={onClose}
      message={
        <div className={dialogForm}>
          <OrderRows sum order={order} />
          {changed ? (
            <LapsedRate order={order} current={current} />
          ) : (
            <RateLine
              coin={WALLET_COIN}
              rate={order.rate.rate}
              expiresAt={order.rate.expiresAt}
              say={(key, values) => t(`rate.${key}`, values ?? {})}
            />
          )}
          <RefusalLine
            message={offline ? errorText(new CallError("offline", exchange.path)) : undefined}
          />
        </div>
      }
    />
  );
}

interface LapsedRateProps {
  readonly order: ExchangeOrder;
  readonly current: ExchangeOrder;
}

function LapsedRate({ order, current }: LapsedRateProps) {
  const { t } = useTranslation("exchange");
  const { way } = order;
  return (
    <RateChange
      title={t("rate.changed")}
      rows={[
        {
          name: t("order.rate"),
          old: rateText(WALLET_COIN, order.rate.rate),
          now: rateText(WALLET_COIN, current.rate.rate),
        },
        {
          name: t("order.paid"),
          old: paidText(way, order.paid),
          now: paidText(way, current.paid),
        },
        {
          name: t("order.received"),
          old: receivedText(way, order.received ?? 0),
          now: receivedText(way, current.received ?? 0),
        },
      ]}
    />
  );
}
