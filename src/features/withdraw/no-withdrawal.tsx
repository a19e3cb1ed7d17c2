import { useTranslation } from "react-i18next";
import { transfermoney } from "#contract/pages.ts";
import { Row } from "#styled/jsx/index.js";
import { serverNow } from "#lib/time/clock.ts";
import { quickDays, spanOf } from "#lib/time/day-range.ts";
import { listTime } from "#lib/time/list-times.ts";
import { askCustomerService } from "#session/overlays/customer-service.ts";
import { useHasPage, useOpenAddress } from "#session/site/use-has-page.ts";
import { ButtonLink } from "#ui/buttons/button-link.tsx";
import { Button } from "#ui/buttons/button.tsx";
import { cardStyle } from "#ui/layout/card-style.ts";
import { EmptyState } from "#ui/states/empty-state.tsx";
import { CallNews } from "./call-news.tsx";
import type { WithdrawConfig } from "./withdraw-context.ts";
import type { WhyNot } from "./why-not.ts";

/** Shown instead of the form: the reason, and what the member can do. */
interface NoWithdrawalProps {
  readonly why: WhyNot;
  readonly config: WithdrawConfig | undefined;
}

export function NoWithdrawal({ why, config }: NoWithdrawalProps) {
  const { t } = useTranslation("withdraw");
  const hours = config?.hours ?? "";
  const time = listTime(endOf(why, config));
  return (
    <>
      <CallNews />
      <EmptyState
        className={cardStyle}
        title={t(`none.${why}.title`)}
        note={t(`none.${why}.note`, { hours, time })}
        action={<WayOn why={why} />}
      />
    </>
  );
}

/** When withdrawals open, or when the day's limits count again. */
function endOf(why: WhyNot, config: WithdrawConfig | undefined): number {
  const now = serverNow();
  return why === "closed" && config?.opensAt != null
    ? config.opensAt
    : spanOf(quickDays("today", now)).to;
}

function WayOn({ why }: Omit<NoWithdrawalProps, "config">) {
  const { t } = useTranslation("withdraw");
  if (why === "empty") return <MoneyIn />;
  if (why === "held" || why === "methods") {
    return <Button onClick={askCustomerService}>{t("help.service")}</Button>;
  }
  return null;
}

function MoneyIn() {
  const { t } = useTranslation("withdraw");
  const hasPage = useHasPage();
  const deposit = useOpenAddress("savemoney");
  const back = hasPage(transfermoney);
  return (
    <Row wrap="wrap" justify="center" gap="3">
      {back && (
        <ButtonLink tone="primary" to={transfermoney}>
          {t("none.transfer")}
        </ButtonLink>
      )}
      {deposit !== null && (
        <ButtonLink tone={back ? "neutral" : "primary"} to={deposit}>
          {t("none.deposit")}
        </ButtonLink>
      )}
    </Row>
  );
}
