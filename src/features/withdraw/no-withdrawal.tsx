import { useTranslation } from "react-i18next";
import { savemoney, transfermoney } from "#contract/pages.ts";
import { hasPage } from "../../brand/brand.ts";
import { formatTime } from "../../lib/format.ts";
import { askCustomerService } from "../../session/overlays/customer-service.ts";
import { useSite } from "../../session/site/site-state.ts";
import { ButtonLink } from "../../ui/button-link.tsx";
import { Button } from "../../ui/button.tsx";
import { cardStyle } from "../../ui/card.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { CallNews } from "./call-news.tsx";
import type { WithdrawConfig } from "./withdraw-context.ts";
import type { WhyNot } from "./why-not.ts";

/** The form is not shown: why, and what would change that. */
interface NoWithdrawalProps {
  readonly why: WhyNot;
  readonly config: WithdrawConfig | undefined;
  /** Another withdrawal beside the open one. */
  readonly onMore: () => void;
}

export function NoWithdrawal({ why, config, onMore }: NoWithdrawalProps) {
  const { t } = useTranslation("withdraw");
  const hours = config?.hours ?? "";
  const time = config?.opensAt == null ? "" : formatTime(config.opensAt);
  return (
    <>
      <CallNews />
      <EmptyState
        className={cardStyle}
        title={t(`none.${why}.title`)}
        note={t(`none.${why}.note`, { hours, time })}
        action={<WayOn why={why} onMore={onMore} />}
      />
    </>
  );
}

function WayOn({ why, onMore }: Omit<NoWithdrawalProps, "config">) {
  const { t } = useTranslation("withdraw");
  if (why === "empty") return <MoneyIn />;
  if (why === "open") return <Button onClick={onMore}>{t("none.more")}</Button>;
  if (why === "held" || why === "methods") {
    return <Button onClick={askCustomerService}>{t("help.service")}</Button>;
  }
  return null;
}

function MoneyIn() {
  const { t } = useTranslation("withdraw");
  const depositOpen = useSite((site) => site.depositOpen);
  if (hasPage(transfermoney)) {
    return (
      <ButtonLink tone="primary" to={transfermoney}>
        {t("none.transfer")}
      </ButtonLink>
    );
  }
  if (!depositOpen || !hasPage(savemoney)) return null;
  return (
    <ButtonLink tone="primary" to={savemoney}>
      {t("none.deposit")}
    </ButtonLink>
  );
}
