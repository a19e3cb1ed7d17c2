import { KeyRound, ShieldCheck } from "lucide-react";
import { useTranslation } from "react-i18next";
import { css } from "#styled/css/index.js";
import { Card, Heading, Text } from "#styled/jsx/index.js";
import { takemoney } from "#contract/pages.ts";
import { useWithdrawCall } from "#domain/payments/withdraw-call.ts";
import { isOpen, isWaiting } from "#domain/wallet/money-call/money-call.ts";
import { bindLink } from "#session/member/bind-link.ts";
import { ButtonLink } from "#ui/buttons/button-link.tsx";
import { Button } from "#ui/buttons/button.tsx";
import { Icon } from "#ui/pictures/icon.tsx";
import { Note } from "#ui/text/note.tsx";
import { TotalBar } from "#ui/layout/total-bar.tsx";
import { CallNews } from "./call-news.tsx";
import { arrivesText, OrderFacts } from "./order-facts.tsx";
import { useWithdrawing } from "./withdraw-context.ts";
import type { WithdrawOrder } from "./withdraw-order.ts";

interface WithdrawSummaryProps {
  /** Id of the form. */
  readonly form: string;
  /** Null while there is no account. */
  readonly order: WithdrawOrder | null;
}

export function WithdrawSummary({ form, order }: WithdrawSummaryProps) {
  const { t } = useTranslation("withdraw");
  const { hasSecondPassword } = useWithdrawing().info;
  const call = useWithdrawCall();
  return (
    <Card as="section" aria-label={t("order.title")}>
      <Heading size="lg">{t("order.title")}</Heading>
      {order === null ? (
        <Text color="text-muted" size="xs">
          {t("order.noAccount")}
        </Text>
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
              loading={isWaiting(call)}
              disabled={order === null || isOpen(call)}
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
      <Text color="text-muted" size="xs" className={promise}>
        <Icon as={ShieldCheck} />
        {t("order.own")}
      </Text>
    </Card>
  );
}

const promise = css({ display: "flex", gap: "2" });
