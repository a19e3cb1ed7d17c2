// Every figure of a withdrawal, in the summary and in the confirmation alike.
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { css, cx } from "#styled/css/index.js";
import { rateText } from "../../session/payments/rate-line.tsx";
import { figures, Money } from "../../ui/money.tsx";
import { useWithdrawing } from "./withdraw-context.ts";
import { usualSeconds, type WithdrawOrder } from "./withdraw-order.ts";
import { coinText, durationText } from "./withdraw-words.ts";

export function OrderFacts({ order }: { readonly order: WithdrawOrder }) {
  const { t } = useTranslation("withdraw");
  const { info } = useWithdrawing();
  const { method, account, amountCents, feeCents, paidCents, units } = order;
  const seconds = usualSeconds(order);
  const { quote } = account;
  const isFree = feeCents === 0 && info.today.freeLeft > 0;
  return (
    <dl className={list}>
      <Fact name={t("order.method")}>{t(`method.${method.kind}`)}</Fact>
      <Fact name={t("order.account")}>
        <span className={figures}>{account.title}</span>
      </Fact>
      <Fact name={t("order.amount")}>
        <Money cents={amountCents} />
      </Fact>
      <Fact name={t("order.fee")}>
        {feeCents > 0 ? (
          <Money cents={-feeCents} />
        ) : (
          <span className={free}>
            {isFree ? t("order.freeLeft", { count: info.today.freeLeft }) : t("order.free")}
          </span>
        )}
      </Fact>
      {quote !== null && (
        <>
          <Fact name={t("order.rate")}>
            <span className={figures}>{rateText(quote.coin, quote.rate)}</span>
          </Fact>
          <Fact name={t("order.networkFee")}>
            <span className={figures}>−{coinText(quote.feeUnits, quote.coin)}</span>
          </Fact>
        </>
      )}
      {seconds !== null && <Fact name={t("order.time")}>{durationText(seconds, t)}</Fact>}
      <div className={cx(row, total)}>
        <dt>{t("order.arrives")}</dt>
        <dd className={cx(figures, sum)}>
          {quote === null || units === null ? (
            <Money cents={paidCents} />
          ) : (
            coinText(units, quote.coin)
          )}
        </dd>
      </div>
    </dl>
  );
}

interface FactProps {
  readonly name: string;
  readonly children: ReactNode;
}

function Fact({ name, children }: FactProps) {
  return (
    <div className={row}>
      <dt className={muted}>{name}</dt>
      <dd className={value}>{children}</dd>
    </div>
  );
}

const list = css({ display: "grid", gap: "2-5", fontSize: "sm" });
const row = css({ display: "flex", justifyContent: "space-between", gap: "3" });
const muted = css({ flex: "none", color: "text-muted" });
const value = css({
  color: "text-strong",
  fontWeight: "semibold",
  textAlign: "right",
  minWidth: "0",
});
const free = css({ color: "success" });
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
