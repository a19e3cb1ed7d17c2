import { useTranslation } from "react-i18next";
import { useOpenAddress } from "#session/site/use-has-page.ts";
import { ButtonLink } from "#ui/buttons/button-link.tsx";

/** The way to a deposit, where deposits are open. */
export function DepositWay() {
  const { t } = useTranslation("activity");
  const deposit = useOpenAddress("savemoney");
  if (deposit === null) return null;
  return (
    <ButtonLink size="sm" to={deposit}>
      {t("task.way.deposit")}
    </ButtonLink>
  );
}
