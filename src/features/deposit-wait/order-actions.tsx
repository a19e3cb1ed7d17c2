// The buttons and links of an order in its state, the primary one first.
import { Headphones } from "lucide-react";
import { type ComponentType, useState } from "react";
import { useTranslation } from "react-i18next";
import { SAVEMONEY } from "#contract/deposit-pages.ts";
import * as PAGES from "#contract/pages.ts";
import type { OrderState } from "#contract/payments.ts";
import { css } from "#styled/css/index.js";
import { askService } from "#domain/payments/ask-service.ts";
import { useLostPress } from "#domain/payments/order-press.ts";
import { askOrder, orderTurn, reportPaid } from "#domain/payments/use-deposit-order.ts";
import { useHasPage } from "#session/site/use-has-page.ts";
import { Button } from "#ui/buttons/button.tsx";
import { ButtonLink } from "#ui/buttons/button-link.tsx";
import { Icon } from "#ui/pictures/icon.tsx";
import { canBePaid } from "./can-be-paid.ts";
import { CancelButton } from "./cancel-button.tsx";
import { ReceiptButton } from "./receipt-button.tsx";
import { useWayBack } from "./use-way-back.ts";
import type { ActionProps, OrderProps } from "./wait-parts.ts";

const BUTTONS = {
  again: AgainLink,
  back: BackLink,
  cancel: CancelButton,
  paid: PaidButton,
  receipt: ReceiptButton,
  reload: ReloadButton,
  records: RecordsLink,
  service: ServiceButton,
} satisfies Readonly<Record<string, ComponentType<ActionProps>>>;

const ACTIONS: Readonly<Record<OrderState, readonly (keyof typeof BUTTONS)[]>> = {
  waiting: ["paid", "receipt", "cancel"],
  paid: ["receipt", "cancel"],
  confirming: ["back", "records"],
  review: ["service", "receipt", "records"],
  credited: ["back", "records", "again"],
  expired: ["again", "receipt", "service"],
  cancelled: ["again", "records"],
  refused: ["service", "again", "records"],
};

/** Nobody can have paid what does not say whom to pay. */
const UNPAYABLE = ["reload", "service", "cancel"] as const;
/** Until it is known what became of the last press, which its note sends again or gives up. */
const CONFIRMING = ["service"] as const;

export function OrderActions({ order }: OrderProps) {
  const press = useLostPress({ orderId: order.orderId, turn: orderTurn(order) });
  const payable = order.state !== "waiting" || canBePaid(order);
  const names = press !== null ? CONFIRMING : payable ? ACTIONS[order.state] : UNPAYABLE;
  // The way to the channel's page comes first.
  const leads = order.state === "waiting" && payable && order.payUrl !== null && !order.framed;
  return (
    <div className={line}>
      {names.map((name, index) => {
        const Action = BUTTONS[name];
        return (
          <Action
            key={`${order.state} ${name}`}
            order={order}
            tone={index === 0 && !leads ? "primary" : "neutral"}
          />
        );
      })}
    </div>
  );
}

function PaidButton({ order, tone }: ActionProps) {
  const { t } = useTranslation("deposit-wait");
  const [sending, setSending] = useState(false);
  const send = async () => {
    setSending(true);
    // The call has already shown the error.
    await reportPaid(order).catch(() => {});
    setSending(false);
  };
  return (
    <Button tone={tone} size="lg" loading={sending} onClick={() => void send()}>
      {t("action.paid")}
    </Button>
  );
}

/** Asks for the order again. */
function ReloadButton({ tone }: ActionProps) {
  const { t } = useTranslation("deposit-wait");
  const [asking, setAsking] = useState(false);
  const ask = async () => {
    setAsking(true);
    await askOrder();
    setAsking(false);
  };
  return (
    <Button tone={tone} size="lg" loading={asking} onClick={() => void ask()}>
      {t("action.reload")}
    </Button>
  );
}

function BackLink({ tone }: ActionProps) {
  const { t } = useTranslation(["deposit-wait", "titles"]);
  const { path, title } = useWayBack();
  return (
    <ButtonLink tone={tone} size="lg" to={path}>
      {t("action.back", { page: t(`titles:${title}`) })}
    </ButtonLink>
  );
}

function RecordsLink({ tone }: ActionProps) {
  const { t } = useTranslation("deposit-wait");
  return (
    <ButtonLink tone={tone} size="lg" to={PAGES.transRecord}>
      {t("action.records")}
    </ButtonLink>
  );
}

/** Nothing while the operator has closed deposits. */
function AgainLink({ tone }: ActionProps) {
  const { t } = useTranslation("deposit-wait");
  const hasPage = useHasPage();
  if (!hasPage(SAVEMONEY)) return null;
  return (
    <ButtonLink tone={tone} size="lg" to={SAVEMONEY}>
      {t("action.again")}
    </ButtonLink>
  );
}

function ServiceButton({ order, tone }: ActionProps) {
  const { t } = useTranslation("deposit-wait");
  return (
    <Button tone={tone} size="lg" onClick={() => askService(order.orderId)}>
      <Icon as={Headphones} />
      {t("action.service")}
    </Button>
  );
}

const line = css({
  display: "flex",
  flexDirection: { base: "column", desktop: "row" },
  flexWrap: "wrap",
  gap: "3",
});
