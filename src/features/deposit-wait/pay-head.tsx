// How much to pay, and how long there is for it: the clock stands after what is needed first, on a phone below it.
import { type ComponentType, useEffect } from "react";
import { useTranslation } from "react-i18next";
import { css } from "#styled/css/index.js";
import { Stack } from "#styled/jsx/index.js";
import { askOrder } from "#domain/payments/use-deposit-order.ts";
import { formatDuration } from "#lib/text/format.ts";
import { RoundRing } from "#ui/money/round-ring.tsx";
import { useDesktop } from "#ui/layout/use-desktop.ts";
import { useSecondsTo } from "#lib/time/use-now.ts";
import type { OrderProps } from "./wait-parts.ts";
import { waitHead } from "./wait-columns.ts";

interface PayHeadProps extends OrderProps {
  readonly Due: ComponentType<OrderProps>;
}

export function PayHead({ order, Due }: PayHeadProps) {
  const desktop = useDesktop();
  return (
    <div className={waitHead}>
      <Due order={order} />
      {desktop && <PayClock order={order} />}
    </div>
  );
}

/** The place of the clock on a phone. */
export function PhoneClock({ order }: OrderProps) {
  const desktop = useDesktop();
  if (desktop) return null;
  return (
    <Stack justifyItems="center">
      <PayClock order={order} />
    </Stack>
  );
}

const LAST_SECONDS = 60;

function PayClock({ order: { createdAt, expiresAt } }: OrderProps) {
  const { t } = useTranslation("deposit-wait");
  const total = Math.max(0, Math.floor((expiresAt - createdAt) / 1000));
  // The page knows the server's clock to within the time of a call: an order can seem younger than it is.
  const seconds = Math.min(total, useSecondsTo(expiresAt));
  const over = seconds === 0;
  const clock = formatDuration(seconds);
  // The countdown changes no state: it only asks the server again.
  useEffect(() => {
    if (over) void askOrder();
  }, [over]);
  return (
    <RoundRing
      size="lg"
      total={total}
      seconds={seconds}
      lastSeconds={LAST_SECONDS}
      label={t("clock.label", { time: clock })}
    >
      <Stack as="span" justifyItems="center" gap="2">
        <b>{clock}</b>
        <span className={note}>{t(over ? "clock.over" : "clock.left")}</span>
      </Stack>
    </RoundRing>
  );
}

const note = css({
  color: "text-muted",
  fontFamily: "sans",
  fontSize: "xs",
  fontWeight: "regular",
});
