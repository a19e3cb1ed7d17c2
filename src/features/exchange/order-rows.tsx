import { useTranslation } from "react-i18next";
import { css } from "#styled/css/index.js";
import { paidText, receivedText } from "../../session/payments/exchange-call.ts";
import { SummaryRow } from "../../ui/summary-row.tsx";
import type { ExchangeOrder } from "./use-exchange-form.ts";

export function OrderRows({ order }: { readonly order: ExchangeOrder }) {
  const { t } = useTranslation("exchange");
  const { way, paid, received } = order;
  return (
    <dl className={list}>
      <SummaryRow name={t("order.paid")}>{paidText(way, paid)}</SummaryRow>
      <SummaryRow name={t("order.fee")} tone="good">
        {t("order.free")}
      </SummaryRow>
      <div className={total}>
        <dt>{t("order.received")}</dt>
        <dd className={sum}>{receivedText(way, received ?? 0)}</dd>
      </div>
    </dl>
  );
}

const list = css({ display: "grid", gap: "2-5", fontSize: "sm" });
const total = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  justifyContent: "space-between",
  gap: "2",
  marginTop: "1",
  paddingTop: "3-5",
  borderTop: "[1px dashed {colors.border-strong}]",
  color: "text-strong",
  fontWeight: "semibold",
});
const sum = css({ textStyle: "figures", fontSize: "2xl", fontWeight: "bold", lineHeight: "none" });
