// How much to pay, and how long there is for it. On a phone the clock stands below what is needed first.
import { type ComponentType, useEffect } from "react";
import { useTranslation } from "react-i18next";
import { css } from "#styled/css/index.js";
import { askOrder } from "#domain/payments/use-deposit-order.ts";
import { formatDuration } from "#lib/format.ts";
import { RoundRing } from "#ui/round-ring.tsx";
import { useDesktop } from "#ui/use-desktop.ts";
import { useSecondsTo } from "#lib/use-now.ts";
import type { OrderProps } from "./wait-parts.ts";

interface PayHeadProps extends OrderProps {
  readonly Due: ComponentType<OrderProps>;
}

export function PayHead({ order, Due }: PayHeadProps) {
  const desktop = useDesktop();
  return (
    <div className={head}>
      {desktop && <PayClock order={order} />}
      <Due order={order} />
    </div>
  );
}

/** The place of the clock on a phone. */
export function PhoneClock({ order }: OrderProps) {
  const desktop = useDesktop();
  if (desktop) return null;
  return (
    <div className={middle}>
      <PayClock order={order} />
    </div>
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
      <span className={figure}>
        <b>{clock}</b>
        <span className={note}>{t(over ? "clock.over" : "clock.left")}</span>
      </span>
    </RoundRing>
  );
}

const head = css({
  display: "grid",
  gridTemplateColumns: { base: "minmax(0, 1fr)", desktop: "auto minmax(0, 1fr)" },
  justifyItems: { base: "center", desktop: "stretch" },
  alignItems: "center",
  gap: { base: "4", desktop: "10" },
});
const middle = css({ display: "grid", justifyItems: "center" });
const figure = css({ display: "grid", justifyItems: "center", gap: "2" });
const note = css({
  color: "text-muted",
  fontFamily: "sans",
  fontSize: "xs",
  fontWeight: "regular",
});
