import { useTranslation } from "react-i18next";
import { Money } from "../../../ui/money.tsx";
import { useSlipFigures } from "../slip/slip-store.ts";

/** What the slip costs, for the bar of phones. */
export function SlipTotal() {
  const { t } = useTranslation("sport");
  const { riskCents } = useSlipFigures();
  if (riskCents === 0) return null;
  return (
    <>
      {t("view.total")} <Money cents={riskCents} />
    </>
  );
}
