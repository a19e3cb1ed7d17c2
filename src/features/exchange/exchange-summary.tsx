import { useTranslation } from "react-i18next";
import { WALLET_COIN } from "#contract/coins.ts";
import { css, cx } from "#styled/css/index.js";
import {
  EXCHANGE,
  type ExchangeCall,
  exchanges,
  receivedText,
} from "#domain/payments/exchange-call.ts";
import { RateLine } from "#domain/payments/rate-line.tsx";
import type { OpenState } from "#domain/wallet/money-call/money-call.ts";
import { MoneyNote } from "#domain/wallet/money-call/money-note.tsx";
import { Button } from "#ui/button.tsx";
import { cardStyle } from "#ui/card.tsx";
import { TotalBar } from "#ui/total-bar.tsx";
import { ExchangeEnd } from "./exchange-end.tsx";
import { OrderRows } from "./order-rows.tsx";
import type { ExchangeOrder } from "./use-exchange-form.ts";

interface ExchangeSummaryProps {
  /** Id of the form. */
  readonly form: string;
  readonly order: ExchangeOrder;
  /** An exchange whose outcome is not known yet. */
  readonly open: (ExchangeCall & { readonly state: OpenState }) | null;
}

export function ExchangeSummary({ form, order, open }: ExchangeSummaryProps) {
  const { t } = useTranslation("exchange");
  const { rate } = order;
  return (
    <section aria-label={t("order.title")} className={cx(cardStyle, frame)}>
      <h2 className={heading}>{t("order.title")}</h2>
      <RateLine
        coin={WALLET_COIN}
        rate={rate.rate}
        expiresAt={rate.expiresAt}
        say={(key, values) => t(`rate.${key}`, values ?? {})}
      />
      <OrderRows order={order} />
      {open !== null && open.state !== "sending" && (
        <MoneyNote
          call={open}
          say={(key) => t(`waiting.${key}`)}
          onResend={() => void exchanges.resend(EXCHANGE)}
          onGiveUp={() => void exchanges.giveUp(EXCHANGE)}
        />
      )}
      <ExchangeEnd />
      <TotalBar
        name={t("order.received")}
        button={
          <Button type="submit" form={form} size="lg" tone="primary" loading={open !== null}>
            {t("order.submit")}
          </Button>
        }
      >
        {receivedText(order.way, order.received ?? 0)}
      </TotalBar>
      <p className={note}>{t("order.note")}</p>
    </section>
  );
}

const frame = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: "4",
  padding: { base: "4", desktop: "6" },
});
const heading = css({ color: "text-strong", fontSize: "lg", fontWeight: "bold" });
const note = css({ color: "text-muted", fontSize: "xs" });
