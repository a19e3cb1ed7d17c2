import { useTranslation } from "react-i18next";
import { WALLET_COIN } from "#contract/coins.ts";
import { css } from "#styled/css/index.js";
import { paidText, receivedText } from "../../session/payments/exchange-call.ts";
import { rateText } from "../../session/payments/rate-line.tsx";
import { SummaryRow } from "../../ui/summary-row.tsx";
import type { ExchangeOrder } from "./use-exchange-form.ts";

interface OrderRowsProps {
  readonly order: ExchangeOrder;
  /** With what is received. */
  readonly sum?: boolean;
}

export function OrderRows({ order, sum = false }: OrderRowsProps) {
  const { t } = useTranslation("exchange");
  const { way, paid, received } = order;
  return (
    <dl className={list}>
      <SummaryRow name={t("order.paid")}>{paidText(way, paid)}</SummaryRow>
      <SummaryRow name={t("order.fee")} tone="good">
        {t("order.free")}
      </SummaryRow>
      <SummaryRow name={t("order.rate")}>{rateText(WALLET_COIN, order.rate.rate)}</SummaryRow>
      {sum && (
        <SummaryRow name={t("order.received")}>{receivedText(way, received ?? 0)}</SummaryRow>
      )}
    </dl>
  );
}

const list = css({ display: "grid", gap: "2-5", fontSize: "sm" });
