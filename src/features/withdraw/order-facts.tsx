// Every figure of a withdrawal, in the summary and in the confirmation alike.
import { useTranslation } from "react-i18next";
import { css, cx } from "#styled/css/index.js";
import { formatCents } from "../../lib/format.ts";
import { rateText } from "../../session/payments/rate-line.tsx";
import { figures } from "../../ui/money.tsx";
import { SummaryRow } from "../../ui/summary-row.tsx";
import { useWithdrawing } from "./withdraw-context.ts";
import { usualSeconds, type WithdrawOrder } from "./withdraw-order.ts";
import { coinText, durationText } from "./withdraw-words.ts";

export function OrderFacts({ order }: { readonly order: WithdrawOrder }) {
  const { t } = useTranslation("withdraw");
  const { info } = useWithdrawing();
  const { method, account, amountCents, feeCents, paidCents, units } = order;
  const seconds = usualSeconds(order);
  const { quote } = account;
  const { freeLeft } = info.today;
  const freeText = freeLeft > 0 ? t("order.freeLeft", { count: freeLeft }) : t("order.free");
  return (
    <dl className={list}>
      <SummaryRow name={t("order.method")}>{t(`method.${method.kind}`)}</SummaryRow>
      <SummaryRow name={t("order.account")}>{account.title}</SummaryRow>
      <SummaryRow name={t("order.amount")}>{formatCents(amountCents)}</SummaryRow>
      <SummaryRow name={t("order.fee")} tone={feeCents === 0 ? "good" : undefined}>
        {feeCents > 0 ? formatCents(-feeCents) : freeText}
      </SummaryRow>
      {quote !== null && (
        <>
          <SummaryRow name={t("order.rate")}>{rateText(quote.coin, quote.rate)}</SummaryRow>
          <SummaryRow name={t("order.networkFee")}>
            −{coinText(quote.feeUnits, quote.coin)}
          </SummaryRow>
        </>
      )}
      {seconds !== null && (
        <SummaryRow name={t("order.time")}>{durationText(seconds, t)}</SummaryRow>
      )}
      <div className={cx(row, total)}>
        <dt>{t("order.arrives")}</dt>
        <dd className={cx(figures, sum)}>
          {quote === null || units === null ? formatCents(paidCents) : coinText(units, quote.coin)}
        </dd>
      </div>
    </dl>
  );
}

const list = css({ display: "grid", gap: "2-5", fontSize: "sm" });
const row = css({ display: "flex", justifyContent: "space-between", gap: "3" });
const total = css({
  flexWrap: "wrap",
  alignItems: "baseline",
  marginTop: "1",
  paddingTop: "3-5",
  borderTop: "[1px dashed {colors.border-strong}]",
  color: "text-strong",
  fontWeight: "semibold",
});
const sum = css({ fontSize: "2xl", fontWeight: "bold", lineHeight: "none" });
