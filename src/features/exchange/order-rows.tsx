import { useTranslation } from "react-i18next";
import { Stack } from "#styled/jsx/index.js";
import { paidText, receivedText } from "#domain/payments/exchange-call.ts";
import { SummaryRow } from "#ui/layout/summary-row.tsx";
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
    <Stack as="dl" gap="2-5" size="sm">
      <SummaryRow name={t("order.paid")}>{paidText(way, paid)}</SummaryRow>
      <SummaryRow name={t("order.fee")} tone="good">
        {t("order.free")}
      </SummaryRow>
      {sum && (
        <SummaryRow name={t("order.received")}>{receivedText(way, received ?? 0)}</SummaryRow>
      )}
    </Stack>
  );
}
