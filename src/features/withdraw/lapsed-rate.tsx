import { useTranslation } from "react-i18next";
import { RateChange } from "#domain/payments/rate-change.tsx";
import { rateText } from "#domain/payments/rate-line.tsx";
import { useSecondsTo } from "#lib/time/use-now.ts";
import type { WithdrawOrder } from "./withdraw-order.ts";
import { coinText } from "#lib/text/coin-amount.ts";

/** `changed`: a newer rate than the shown one has arrived. `lapsed`: the shown one has expired and the next one is loading. */
export function useRateState(order: WithdrawOrder, current: WithdrawOrder | null) {
  const { quote } = order.account;
  const seconds = useSecondsTo(quote?.expiresAt ?? Infinity);
  if (quote === null) return "kept";
  const now = current?.account.quote ?? null;
  if (now !== null && now.rateId !== quote.rateId) return "changed";
  return seconds > 0 ? "kept" : "lapsed";
}

interface LapsedRateProps {
  readonly order: WithdrawOrder;
  readonly current: WithdrawOrder;
}

export function LapsedRate({ order, current }: LapsedRateProps) {
  const { t } = useTranslation("withdraw");
  const [old, now] = [order.account.quote, current.account.quote];
  if (old === null || now === null) return null;
  return (
    <RateChange
      title={t("rate.changed")}
      rows={[
        {
          name: t("order.rate"),
          old: rateText(old.coin, old.rate),
          now: rateText(now.coin, now.rate),
        },
        {
          name: t("order.arrives"),
          old: coinText(order.units ?? 0, old.coin),
          now: coinText(current.units ?? 0, now.coin),
        },
      ]}
    />
  );
}
