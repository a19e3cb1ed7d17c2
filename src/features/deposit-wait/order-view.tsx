// An order: what to pay or its outcome, its progress, and help.
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { cx } from "#styled/css/index.js";
import { formatCents } from "#lib/format.ts";
import { useOffline } from "#lib/offline.ts";
import { refreshBalance } from "#session/account/member.ts";
import { LostPressNote } from "#domain/payments/lost-press-note.tsx";
import { askOrderAgain, orderTurn } from "#domain/payments/use-deposit-order.ts";
import { useNamedPage } from "#session/site/page-name.ts";
import { cardStyle } from "#ui/card.tsx";
import { Note } from "#ui/note.tsx";
import { srOnly } from "#ui/sr-only.ts";
import { canBePaid } from "./can-be-paid.ts";
import { OrderActions } from "./order-actions.tsx";
import { OrderHelp } from "./order-help.tsx";
import { OrderFacts, OrderOutcome } from "./order-outcome.tsx";
import { OrderProgress } from "./order-progress.tsx";
import { PayHead, PhoneClock } from "./pay-head.tsx";
import { waitColumns, waitMain, waitSide } from "./wait-columns.ts";
import type { OrderProps, WaitParts } from "./wait-parts.ts";

interface OrderViewProps extends OrderProps {
  readonly parts: WaitParts;
  /** Error of the last request; the previous answer stays visible. */
  readonly error: unknown;
}

export function OrderView({ order, parts, error }: OrderViewProps) {
  const { t } = useTranslation(["deposit-wait", "account"]);
  const { state, dueCents, creditedCents, note } = order;
  const payable = state !== "waiting" || canBePaid(order);
  const offline = useOffline(({ since }) => since !== null);
  const amount = formatCents(creditedCents ?? dueCents);
  useNamedPage(`${t(`account:depositState.${state}`)} ${amount}`);
  useEffect(() => {
    if (state === "credited") refreshBalance();
  }, [state]);
  return (
    <>
      {/* Spoken once, when the state or the server's words have changed. */}
      <output className={srOnly}>
        {[t(`status.${state}.title`), note].filter((words) => words !== "").join(" · ")}
      </output>
      {offline && <Note tone="warn">{t("offline")}</Note>}
      {!offline && error != null && <Note tone="warn">{t("stale")}</Note>}
      <div className={waitColumns}>
        <section aria-label={t("order")} className={cx(cardStyle, waitMain)}>
          {state === "waiting" ? (
            <>
              {payable ? (
                <PayHead order={order} Due={parts.Due} />
              ) : (
                <OrderFacts facts={parts.sums(order)} />
              )}
              {/* For example a payment that is too small to be credited. */}
              {note !== "" && <Note tone="warn">{note}</Note>}
            </>
          ) : (
            <OrderOutcome order={order} parts={parts} />
          )}
          {(state === "waiting" || state === "paid") && <parts.Target order={order} />}
          {!payable && order.payUrl === null && <Note tone="warn">{t("missing")}</Note>}
          <LostPressNote orderId={order.orderId} turn={orderTurn(order)} ask={askOrderAgain} />
          <OrderActions order={order} />
          {state === "waiting" && payable && <PhoneClock order={order} />}
        </section>
        <aside className={waitSide}>
          <OrderProgress order={order} />
          <OrderHelp order={order} />
        </aside>
      </div>
    </>
  );
}
