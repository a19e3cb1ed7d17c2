import { useTranslation } from "react-i18next";
import { WALLET_COIN } from "#contract/coins.ts";
import { Card, Heading, Text } from "#styled/jsx/index.js";
import {
  EXCHANGE,
  type ExchangeCall,
  exchanges,
  paidText,
  receivedText,
  useExchangeCall,
} from "#domain/payments/exchange-call.ts";
import { RateLine, rateText } from "#domain/payments/rate-line.tsx";
import { CallNote } from "#domain/wallet/money-call/call-note.tsx";
import { isWaiting, type OpenState } from "#domain/wallet/money-call/money-call.ts";
import { Button } from "#ui/buttons/button.tsx";
import { TotalBar } from "#ui/layout/total-bar.tsx";
import { OrderRows } from "./order-rows.tsx";
import type { ExchangeOrder } from "./use-exchange-form.ts";
import { exchange } from "#contract/api/exchange.ts";
import { errorText } from "#lib/calls/error-text.ts";
import { refusalError } from "#domain/wallet/money-call/refusal-error.ts";
import { DoneLine, DoneNote } from "#ui/text/done-line.tsx";
import { RefusalLine } from "#ui/form/refusal-line.tsx";

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
    <Card as="section" aria-label={t("order.title")}>
      <Heading size="lg">{t("order.title")}</Heading>
      <RateLine
        coin={WALLET_COIN}
        rate={rate.rate}
        expiresAt={rate.expiresAt}
        say={(key, values) => t(`rate.${key}`, values ?? {})}
      />
      <OrderRows order={order} />
      <CallNote calls={exchanges} slot={EXCHANGE} />
      <ExchangeEnd />
      <TotalBar
        name={t("order.received")}
        button={
          <Button
            type="submit"
            form={form}
            size="lg"
            tone="primary"
            loading={isWaiting(open)}
            disabled={open !== null}
          >
            {t("order.submit")}
          </Button>
        }
      >
        {receivedText(order.way, order.received ?? 0)}
      </TotalBar>
      <Text color="text-muted" size="xs">
        {t("order.note")}
      </Text>
    </Card>
  );
}

// The outcome of the last exchange since the page was loaded.
function ExchangeEnd() {
  const { t } = useTranslation("exchange");
  const call = useExchangeCall();
  const error = call === null ? null : refusalError(call, exchange);
  const { answer = null, body } = call ?? {};
  return (
    <>
      <RefusalLine message={error === null ? undefined : errorText(error)} />
      <DoneLine>
        {call?.state === "done" && answer !== null && body !== undefined && (
          <DoneNote
            title={t("end.done", {
              paid: paidText(body.way, answer.paid),
              received: receivedText(body.way, answer.received),
            })}
          >
            {t("end.rate", { rate: rateText(WALLET_COIN, answer.rate) })}
          </DoneNote>
        )}
      </DoneLine>
    </>
  );
}
