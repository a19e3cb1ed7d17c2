import { useTranslation } from "react-i18next";
import { savemoney } from "#contract/pages.ts";
import { useHasPage } from "../../../../session/site/use-has-page.ts";
import { ButtonLink } from "../../../../ui/button-link.tsx";

/** The way to a deposit, where deposits are open. */
export function DepositWay() {
  const { t } = useTranslation("activity");
  const hasPage = useHasPage();
  if (!hasPage(savemoney)) return null;
  return (
    <ButtonLink size="sm" to={savemoney}>
      {t("task.way.deposit")}
    </ButtonLink>
  );
}
