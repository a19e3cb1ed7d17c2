import { KeyRound, ShieldCheck } from "lucide-react";
import { useTranslation } from "react-i18next";
import { css, cx } from "#styled/css/index.js";
import { takemoney } from "#contract/pages.ts";
import { bindLink } from "#session/member/bind-link.ts";
import { ButtonLink } from "#ui/button-link.tsx";
import { Button } from "#ui/button.tsx";
import { cardStyle } from "#ui/card.tsx";
import { Icon } from "#ui/icon.tsx";
import { Note } from "#ui/note.tsx";
import { TotalBar } from "#ui/total-bar.tsx";
import { CallNews } from "./call-news.tsx";
import { arrivesText, OrderFacts } from "./order-facts.tsx";
import { useWithdrawing } from "./withdraw-context.ts";
import type { WithdrawOrder } from "./withdraw-order.ts";

interface WithdrawSummaryProps {
  /** Id of the form. */
  readonly form: string;
  /** Null while there is no account. */
  readonly order: WithdrawOrder | null;
  readonly pending: boolean;
}

export function WithdrawSummary({ form, order, pending }: WithdrawSummaryProps) {
  const { t } = useTranslation("withdraw");
  const { hasSecondPassword } = useWithdrawing().info;
  return (
    <section aria-label={t("order.title")} className={cx(cardStyle, frame)}>
      <h2 className={heading}>{t("order.title")}</h2>
      {order === null ? (
        <p className={muted}>{t("order.noAccount")}</p>
      ) : (
        <OrderFacts order={order} />
      )}
      <CallNews />
      {!hasSecondPassword && <Note tone="warn">{t("password.unset")}</Note>}
      <TotalBar
        name={t("order.arrives")}
        button={
          hasSecondPassword ? (
            <Button
              type="submit"
              form={form}
              size="lg"
              tone="primary"
              loading={pending}
              disabled={order === null}
            >
              {t("order.next")}
            </Button>
          ) : (
            <ButtonLink tone="primary" size="lg" to={bindLink("secondPassword", takemoney)}>
              <Icon as={KeyRound} />
              {t("password.set")}
            </ButtonLink>
          )
        }
      >
        {order === null ? "–" : arrivesText(order)}
      </TotalBar>
      <p className={cx(muted, promise)}>
        <Icon as={ShieldCheck} />
        {t("order.own")}
      </p>
    </section>
  );
}

const frame = css({ display: "grid", gap: "4", padding: { base: "4", desktop: "6" } });
const heading = css({ color: "text-strong", fontSize: "lg", fontWeight: "bold" });
const muted = css({ color: "text-muted", fontSize: "xs" });
const promise = css({ display: "flex", gap: "2" });
