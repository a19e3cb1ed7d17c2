import { useTranslation } from "react-i18next";
import { Navigate } from "react-router-dom";
import { paymentTypes } from "#contract/api/deposit.ts";
import type { WaitPage } from "#contract/payments.ts";
import { useCall } from "#lib/use-call.ts";
import { waitPath } from "#domain/payments/wait-path.ts";
import { AsyncView } from "#ui/async-view.tsx";
import { cardStyle } from "#ui/card.tsx";
import { NoOrder } from "./no-order.tsx";
import { WaitSkeleton } from "./wait-skeleton.tsx";

/** The address names no order: the newest open one of this page, or the other open ones to choose from. */
export function NewestOrder({ page }: { readonly page: WaitPage }) {
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
