// The figures of a withdrawal except the sum, for the summary and the confirmation.
import { useTranslation } from "react-i18next";
import { Stack } from "#styled/jsx/index.js";
import { formatCents } from "#lib/text/format.ts";
import { rateText } from "#domain/payments/rate-line.tsx";
import { SummaryRow } from "#ui/layout/summary-row.tsx";
import { useWithdrawing } from "./withdraw-context.ts";
import { usualSeconds, type WithdrawOrder } from "./withdraw-order.ts";
import { durationText } from "./withdraw-words.ts";
import { coinText } from "#lib/text/coin-amount.ts";

export function OrderFacts({ order }: { readonly order: WithdrawOrder }) {
  const { t } = useTranslation("withdraw");
  const { info } = useWithdrawing();
  const { method, account, amountCents, feeCents } = order;
  const seconds = usualSeconds(order);
  const { quote } = account;
  const { freeLeft } = info.today;
  const freeText = freeLeft > 0 ? t("order.freeLeft", { count: freeLeft }) : t("order.free");
  return (
    <Stack as="dl" gap="2-5" size="sm">
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
    </Stack>
  );
}

/** What arrives. */
export function arrivesText({ account: { quote }, paidCents, units }: WithdrawOrder): string {
  if (quote === null || units === null) return formatCents(paidCents);
  return coinText(units, quote.coin);
}
