import { Headset } from "lucide-react";
import { useTranslation } from "react-i18next";
import { css } from "#styled/css/index.js";
import { askCustomerService } from "#session/overlays/customer-service.ts";
import { TitledCard } from "#ui/titled-card.tsx";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";

const HINTS = ["time", "proof", "secret"] as const;

/** What makes an answer quick, and who helps at once. */
export function FeedbackAside() {
  const { t } = useTranslation("feedback");
  return (
    <TitledCard content="toEdges" title={t("aside.title")}>
      <div className={body}>
        <ul className={hints}>
          {HINTS.map((hint) => (
            <li key={hint}>{t(`aside.${hint}`)}</li>
          ))}
        </ul>
        <Button onClick={askCustomerService}>
          <Icon as={Headset} />
          {t("aside.service")}
        </Button>
      </div>
    </TitledCard>
  );
}

const body = css({
  display: "grid",
  gap: "4",
  paddingInline: { base: "4", desktop: "6" },
  paddingBottom: "4",
});
const hints = css({
  display: "grid",
  gap: "2",
  paddingLeft: "5",
  color: "text-muted",
  fontSize: "sm",
  listStyleType: "[disc]",
});
