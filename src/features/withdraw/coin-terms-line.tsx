// Current terms of a coin withdrawal: rate, network fee, smallest amount, and advice for a first test withdrawal.
import { useTranslation } from "react-i18next";
import { css, cx } from "#styled/css/index.js";
import { Stack } from "#styled/jsx/index.js";
import { formatCents } from "#lib/text/format.ts";
import { RateLine } from "#domain/payments/rate-line.tsx";
import { Button } from "#ui/buttons/button.tsx";
import { figures } from "#ui/money/money.tsx";
import { Note } from "#ui/text/note.tsx";
import type { CoinQuote, PayeeChoice } from "./payee-choice.ts";
import type { WithdrawFormState } from "./use-withdraw-form.ts";
import { centsToArrive } from "./withdraw-amounts.ts";
import { useWithdrawing } from "./withdraw-context.ts";
import { coinText } from "#lib/text/coin-amount.ts";

interface CoinTermsProps {
  readonly account: PayeeChoice;
  readonly quote: CoinQuote;
  readonly state: WithdrawFormState;
}

export function CoinTermsLine({ account, quote, state }: CoinTermsProps) {
  const { t } = useTranslation("withdraw");
  const { coin, network, rate, feeUnits, minUnits, expiresAt } = quote;
  return (
    <Stack gap="3" padding="4" borderRadius="md" background="surface-sunken">
      <RateLine
        coin={coin}
        rate={rate}
        expiresAt={expiresAt}
        say={(key, values) => t(`rate.${key}`, values ?? {})}
      />
      <dl className={facts}>
        <div>
          <dt>{t("coin.network")}</dt>
          <dd>{network}</dd>
        </div>
        <div>
          <dt>{t("coin.networkFee")}</dt>
          <dd className={figures}>{coinText(feeUnits, coin)}</dd>
        </div>
        <div>
          <dt>{t("coin.least")}</dt>
          <dd className={figures}>{coinText(minUnits, coin)}</dd>
        </div>
      </dl>
      {account.usedAt === null && <FirstWithdrawal quote={quote} state={state} />}
    </Stack>
  );
}

type FirstWithdrawalProps = Omit<CoinTermsProps, "account">;

/** Suggests a small first withdrawal, because coins that are sent to a wrong address are lost. */
function FirstWithdrawal({ quote, state }: FirstWithdrawalProps) {
  const { t } = useTranslation("withdraw");
  const { config, info, method } = useWithdrawing();
  const units = Math.max(config?.testUnits ?? 0, quote.minUnits);
  const worth = centsToArrive(units, quote, method, info.today.freeLeft);
  const cents = worth === null ? null : Math.max(worth, method.minCents);
  if (config?.testUnits == null || cents === null || cents > state.most) return null;
  return (
    <Note>
      <p>{t("coin.test", { units: coinText(units, quote.coin) })}</p>
      <Button
        size="sm"
        tone="soft"
        className={css({ marginTop: "2" })}
        disabled={state.open !== null}
        onClick={() => state.changeCents(cents)}
      >
        {t("coin.testFill", { amount: formatCents(cents) })}
      </Button>
    </Note>
  );
}

const facts = cx(
  css({
    display: "grid",
    gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
    gap: "3",
    fontSize: "sm",
    "& dt": { color: "text-muted", fontSize: "xs" },
    "& dd": { color: "text-strong", fontWeight: "semibold", whiteSpace: "normal" },
  }),
);
