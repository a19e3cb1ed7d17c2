import { useTranslation } from "react-i18next";
import { Money } from "#ui/money.tsx";
import { useSlipFigures } from "../state/slip-store.ts";

/** The cost of the slip, for the bar on phones. */
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
