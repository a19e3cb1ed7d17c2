// The outcome of the last exchange since the page was loaded.
import { useTranslation } from "react-i18next";
import { exchange } from "#contract/api/exchange.ts";
import { WALLET_COIN } from "#contract/coins.ts";
import { errorText } from "#lib/error-text.ts";
import { paidText, receivedText, useExchangeCall } from "#domain/payments/exchange-call.ts";
import { rateText } from "#domain/payments/rate-line.tsx";
import { refusalError } from "#domain/wallet/money-call/refusal-error.ts";
import { DoneLine, DoneNote } from "#ui/done-line.tsx";
import { RefusalLine } from "#ui/form/refusal-line.tsx";

export function ExchangeEnd() {
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
