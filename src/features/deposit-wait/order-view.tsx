// An order: what to pay or its outcome, its progress, and help.
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { cx } from "#styled/css/index.js";
import { Card, WithRail } from "#styled/jsx/index.js";
import { formatCents } from "#lib/text/format.ts";
import { useOffline } from "#lib/browser/offline.ts";
import { refreshBalance } from "#session/account/member.ts";
import { LostPressNote } from "#domain/payments/lost-press-note.tsx";
import { askOrderAgain, orderTurn } from "#domain/payments/use-deposit-order.ts";
import { useNamedPage } from "#session/site/page-name.ts";
import { cardStyle } from "#ui/layout/card-style.ts";
import { Note } from "#ui/text/note.tsx";
import { srOnly } from "#ui/text/sr-only.ts";
import { canBePaid } from "./can-be-paid.ts";
import { OrderActions } from "./order-actions.tsx";
import { OrderHelp } from "./order-help.tsx";
import { OutcomeFacts, OrderOutcome } from "./order-outcome.tsx";
import { PayHead, PhoneClock } from "./pay-head.tsx";
import { sideCard, sideTitle, waitSide } from "./wait-columns.ts";
import type { OrderProps, WaitParts } from "./wait-parts.ts";
import { StepTimeline } from "#ui/layout/step-timeline.tsx";
import { orderSteps } from "./order-steps.ts";

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
      <WithRail rail={{ wide: "19rem" }}>
        <Card as="section" aria-label={t("order")} gap={{ base: "5", desktop: "6" }}>
          {state === "waiting" ? (
            <>
              {payable ? (
                <PayHead order={order} Due={parts.Due} />
              ) : (
                <OutcomeFacts facts={parts.sums(order)} />
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
        </Card>
        <aside className={waitSide}>
          <OrderProgress order={order} />
          <OrderHelp order={order} />
        </aside>
      </WithRail>
    </>
  );
}

function OrderProgress({ order }: OrderProps) {
  const { t } = useTranslation(["deposit-wait", "account"]);
  return (
    <section className={cx(cardStyle, sideCard)}>
      <h2 className={sideTitle}>{t("progress")}</h2>
      <StepTimeline label={t("progress")} steps={orderSteps(order, t)} />
    </section>
  );
}
