import { useTranslation } from "react-i18next";
import { savemoney } from "#contract/pages.ts";
import { hasPage } from "../../../../brand/brand.ts";
import { useSite } from "../../../../session/site/site-state.ts";
import { ButtonLink } from "../../../../ui/button-link.tsx";

/** The way to a deposit, where deposits are open. */
export function DepositWay() {
  const { t } = useTranslation("activity");
  const open = useSite(({ depositOpen }) => depositOpen);
  if (!open || !hasPage(savemoney)) return null;
  return (
    <ButtonLink size="sm" to={savemoney}>
      {t("task.way.deposit")}
    </ButtonLink>
  );
}
