import { useTranslation } from "react-i18next";
import { savemoney, transfermoney } from "#contract/pages.ts";
import { hasPage } from "../../brand/brand.ts";
import { askCustomerService } from "../../session/overlays/customer-service.ts";
import { useSite } from "../../session/site/site-state.ts";
import { ButtonLink } from "../../ui/button-link.tsx";
import { Button } from "../../ui/button.tsx";
import { cardStyle } from "../../ui/card.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { CallNews } from "./call-news.tsx";
import type { WhyNot } from "./withdraw-view.tsx";

/** Nothing can be withdrawn now: why, and what would change that. */
export function NoWithdrawal({ why }: { readonly why: WhyNot }) {
  const { t } = useTranslation("withdraw");
  return (
    <>
      <CallNews />
      <EmptyState
        className={cardStyle}
        title={t(`none.${why}.title`)}
        note={t(`none.${why}.note`)}
        action={why === "empty" ? <MoneyIn /> : why === "methods" && <Service />}
      />
    </>
  );
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

function Service() {
  const { t } = useTranslation("withdraw");
  return <Button onClick={askCustomerService}>{t("help.service")}</Button>;
}
