// Deposits: method, channel, amount, then an order to pay (spec: betting-and-money §2, §7 "Payments").
import { useTranslation } from "react-i18next";
import type { DepositOrder } from "#contract/api/deposit-order.ts";
import { Box } from "#styled/jsx/index.js";
import { brand } from "#brand/brand.ts";
import { useOffline } from "#lib/browser/offline.ts";
import { useLoggedIn } from "#session/account/session-store.ts";
import { MemberFrame } from "#session/member/member-frame.tsx";
import { askCustomerService } from "#session/overlays/customer-service.ts";
import { useLatestDeals } from "#domain/payments/latest-deals.tsx";
import { useDepositOpen, useFlagsAfter } from "#domain/payments/use-deposit-open.ts";
import { loadNamespace } from "#session/preferences/locale.ts";
import { AsyncView } from "#ui/states/async-view.tsx";
import { Button } from "#ui/buttons/button.tsx";
import { cardStyle } from "#ui/layout/card-style.ts";
import { EmptyState } from "#ui/states/empty-state.tsx";
import { Note } from "#ui/text/note.tsx";
import { srOnly } from "#ui/text/sr-only.ts";
import { StepLine } from "#ui/layout/step-line.tsx";
import { type DepositData, useDepositData } from "./deposit-data.ts";
import { DepositSkeleton } from "./deposit-skeleton.tsx";
import { DepositView } from "./deposit-view.tsx";
import { LatestDeposits } from "./latest-deposits.tsx";
import { OpenOrders } from "./open-orders.tsx";

const LATEST = 5;

/** Loads the texts of the frame as well. */
export async function prepare(): Promise<void> {
  await loadNamespace("account");
}

export function Page() {
  const { t } = useTranslation(["deposit", "titles"]);
  const loggedIn = useLoggedIn();
  const latest = useLatestDeals(["deposit"], LATEST, loggedIn);
  const data = useDepositData(latest, loggedIn);
  const open = useDepositOpen();
  useFlagsAfter(data.error);
  const offline = useOffline(({ since }) => since !== null);
  const steps = ["method", "order", "pay", "done"].map((step) => t(`steps.${step}`));
  return (
    <MemberFrame
      title={t("titles:savemoney")}
      end={<StepLine label={t("steps.label")} steps={steps} current={0} />}
    >
      {offline && <Note tone="warn">{t("offline")}</Note>}
      <output className={srOnly}>{open ? "" : t("paused.title")}</output>
      {open ? (
        <AsyncView
          result={data}
          skeleton={<DepositSkeleton />}
          error={t("failed")}
          errorFrame={cardStyle}
        >
          {(shown) => <Deposit data={shown} />}
        </AsyncView>
      ) : (
        <WithoutForm
          orders={data.data?.open ?? []}
          title={t("paused.title")}
          note={t("paused.note")}
        />
      )}
      <Box minWidth="0" paddingBottom={{ base: "20", desktop: "0" }}>
        <LatestDeposits latest={latest} />
      </Box>
    </MemberFrame>
  );
}

function Deposit({ data }: { readonly data: DepositData }) {
  const { t } = useTranslation("deposit");
  if (data.types.length > 0) return <DepositView data={data} />;
  return <WithoutForm orders={data.open} title={t("none.title")} note={t("none.note")} />;
}

interface WithoutFormProps {
  readonly orders: readonly DepositOrder[];
  readonly title: string;
  readonly note: string;
}

/** No method is offered, or the operator has closed deposits. Orders that exist can still be paid. */
function WithoutForm({ orders, title, note }: WithoutFormProps) {
  const { t } = useTranslation("deposit");
  return (
    <>
      <OpenOrders orders={orders} />
      <EmptyState
        className={cardStyle}
        art={brand().art.empty}
        title={title}
        note={note}
        action={
          <Button tone="primary" onClick={askCustomerService}>
            {t("help.service")}
          </Button>
        }
      />
    </>
  );
}
