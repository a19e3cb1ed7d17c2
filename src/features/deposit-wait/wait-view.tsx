// Finds the order of a wait page: the one in the address, or the newest open one. It redirects to another wait page
// if the order belongs there.
import { useTranslation } from "react-i18next";
import { Navigate, useLocation } from "react-router-dom";
import { NOT_FOUND } from "#contract/codes.ts";
import type { OrderState, WaitPage } from "#contract/payments.ts";
import { hasPage } from "#brand/brand.ts";
import { idField, textField, useAddress } from "#lib/browser/address.ts";
import { CallError } from "#lib/wire/call-error.ts";
import type { CallResult } from "#lib/calls/call-result.ts";
import { MemberFrame } from "#session/member/member-frame.tsx";
import { useDepositOrder } from "#domain/payments/use-deposit-order.ts";
import { ORDER_PARAM, waitPageOf, waitPath } from "#domain/payments/wait-path.ts";
import { AsyncView } from "#ui/states/async-view.tsx";
import { cardStyle } from "#ui/layout/card-style.ts";
import { StepLine } from "#ui/layout/step-line.tsx";
import { NoOrder } from "./no-order.tsx";
import { OrderView } from "./order-view.tsx";
import type { OrderProps, WaitParts } from "./wait-parts.ts";
import { WaitSkeleton } from "./wait-skeleton.tsx";
import { paymentTypes } from "#contract/api/deposit.ts";
import { useCall } from "#lib/calls/use-call.ts";

const FIELDS = { [ORDER_PARAM]: textField };

interface WaitViewProps {
  readonly parts: WaitParts;
}

export function WaitView({ parts }: WaitViewProps) {
  const { t } = useTranslation(["deposit-wait", "titles"]);
  const page = waitPageOf(useLocation().pathname);
  const [{ [ORDER_PARAM]: asked }] = useAddress(FIELDS);
  const orderId = idField.read(asked);
  const order = useDepositOrder(orderId);
  // The route guard allows no other value.
  if (page === null) return null;
  const steps = ["choose", "submit", "pay", "credit"] as const;
  return (
    <MemberFrame
      title={order.data === undefined ? t(`titles:${page}`) : t(headingOf(order.data.state))}
      end={
        // The step of an order is unknown until it has loaded.
        order.data !== undefined && (
          <StepLine
            label={t("steps.label")}
            steps={steps.map((step) => t(`steps.${step}`))}
            current={order.data.state === "credited" ? steps.length : steps.indexOf("pay")}
          />
        )
      }
    >
      {asked === null ? (
        <NewestOrder page={page} />
      ) : (
        <FoundOrder result={order} known={orderId !== null} page={page} parts={parts} />
      )}
    </MemberFrame>
  );
}

function headingOf(state: OrderState) {
  return state === "waiting" ? ("status.waiting.title" as const) : ("order" as const);
}

interface FoundOrderProps extends WaitViewProps {
  readonly result: CallResult<OrderProps["order"]>;
  /** False when the order number in the address is malformed. */
  readonly known: boolean;
  readonly page: WaitPage;
}

function FoundOrder({ result, known, page, parts }: FoundOrderProps) {
  const { t } = useTranslation("deposit-wait");
  const { state, error } = result;
  if (!known || (state === "error" && isUnknown(error))) return <NoOrder unknown />;
  return (
    <AsyncView
      result={result}
      skeleton={<WaitSkeleton />}
      error={t("failed")}
      errorFrame={cardStyle}
    >
      {(order) => {
        if (order.wait === page) {
          return <OrderView key={order.orderId} order={order} parts={parts} error={error} />;
        }
        if (!hasPage(`/mine/${order.wait}`)) return <NoOrder unknown />;
        return <Navigate replace to={waitPath(order)} />;
      }}
    </AsyncView>
  );
}

function isUnknown(error: unknown): boolean {
  return error instanceof CallError && error.code === NOT_FOUND;
}

/** The address names no order: the newest open one of this page, or the other open ones to choose from. */
function NewestOrder({ page }: { readonly page: WaitPage }) {
  const { t } = useTranslation("deposit-wait");
  const types = useCall(paymentTypes, {});
  return (
    <AsyncView
      result={types}
      skeleton={<WaitSkeleton />}
      error={t("failed")}
      errorFrame={cardStyle}
    >
      {({ open }) => {
        const newest = open.find(({ wait }) => wait === page);
        if (newest === undefined) return <NoOrder open={open} />;
        return <Navigate replace to={waitPath(newest)} />;
      }}
    </AsyncView>
  );
}
