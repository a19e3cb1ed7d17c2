// The outcome of the last exchange since the page was loaded.
import { CircleCheck } from "lucide-react";
import { useTranslation } from "react-i18next";
import { exchange } from "#contract/api/exchange.ts";
import { WALLET_COIN } from "#contract/coins.ts";
import { css } from "#styled/css/index.js";
import { errorText } from "../../lib/error-text.ts";
import { paidText, receivedText, useExchangeCall } from "../../session/payments/exchange-call.ts";
import { rateText } from "../../session/payments/rate-line.tsx";
import { refusalError } from "../../session/wallet/money-call/refusal-error.ts";
import { RefusalLine } from "../../ui/form/refusal-line.tsx";
import { Icon } from "../../ui/icon.tsx";

export function ExchangeEnd() {
  const { t } = useTranslation("exchange");
  const call = useExchangeCall();
  const error = call === null ? null : refusalError(call, exchange);
  const { answer = null, body } = call ?? {};
  return (
    <>
      <RefusalLine message={error === null ? undefined : errorText(error)} />
      <output className={line}>
        {call?.state === "done" && answer !== null && body !== undefined && (
          <span className={box}>
            <Icon as={CircleCheck} />
            <span>
              <b className={strong}>
                {t("end.done", {
                  paid: paidText(body.way, answer.paid),
                  received: receivedText(body.way, answer.received),
                })}
              </b>
              {t("end.rate", { rate: rateText(WALLET_COIN, answer.rate) })}
            </span>
          </span>
        )}
      </output>
    </>
  );
}

const line = css({ _empty: { position: "absolute" } });
const box = css({
  display: "flex",
  gap: "2-5",
  padding: "3",
  borderRadius: "md",
  background: "success-subtle",
  fontSize: "xs",
  "& > svg": { marginTop: "0-2em", color: "success" },
});
const strong = css({ display: "block", color: "text-strong", fontSize: "sm" });
