import { useTranslation } from "react-i18next";
import { cx } from "#styled/css/index.js";
import { cardStyle } from "#ui/card.tsx";
import { StepTimeline } from "#ui/step-timeline.tsx";
import { orderSteps } from "./order-steps.ts";
import { sideCard, sideTitle } from "./wait-columns.ts";
import type { OrderProps } from "./wait-parts.ts";

export function OrderProgress({ order }: OrderProps) {
  const { t } = useTranslation(["deposit-wait", "account"]);
  return (
    <section className={cx(cardStyle, sideCard)}>
      <h2 className={sideTitle}>{t("progress")}</h2>
      <StepTimeline label={t("progress")} steps={orderSteps(order, t)} />
    </section>
  );
}
