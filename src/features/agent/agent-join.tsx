import { Headset, ShieldCheck } from "lucide-react";
import { useTranslation } from "react-i18next";
import { css, cx } from "#styled/css/index.js";
import { brand } from "#brand/brand.ts";
import { askCustomerService } from "#session/overlays/customer-service.ts";
import { Button } from "#ui/buttons/button.tsx";
import { cardStyle } from "#ui/layout/card-style.ts";
import { CopyField } from "#ui/actions/copy-field.tsx";
import { Icon } from "#ui/pictures/icon.tsx";
import { NumberedSteps } from "#ui/layout/numbered-steps.tsx";
import { SectionHead } from "#ui/layout/section-head.tsx";

const STEPS = ["ask", "check", "sign", "start"] as const;

export function AgentJoin() {
  const { t } = useTranslation("agent");
  return (
    <section aria-labelledby="agent-join">
      <SectionHead id="agent-join" title={t("join.title")} note={t("join.note")} />
      <NumberedSteps
        steps={STEPS.map((step) => ({
          title: t(`join.steps.${step}.title`),
          text: t(`join.steps.${step}.text`),
        }))}
      />
      <div className={cx(cardStyle, contact)}>
        <p className={warning}>
          <Icon as={ShieldCheck} size={1.5} />
          {t("join.official")}
        </p>
        <CopyField label={t("join.contact")} value={brand().legal.contact} className={mail} />
        <Button tone="primary" size="lg" onClick={askCustomerService}>
          <Icon as={Headset} />
          {t("service")}
        </Button>
      </div>
    </section>
  );
}

const contact = css({
  display: "flex",
  flexDirection: { base: "column", wide: "row" },
  alignItems: { base: "stretch", wide: "center" },
  gap: { base: "4", wide: "6" },
  marginTop: { base: "3", desktop: "4" },
  padding: "card-pad",
});

const warning = css({
  display: "flex",
  alignItems: "center",
  flex: "1",
  gap: "3",
  "& svg": { color: "success" },
});

const mail = css({ minWidth: { wide: "96" } });
