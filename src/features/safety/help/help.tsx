import { useTranslation } from "react-i18next";
import type { ProtectionInfo } from "#contract/api/protection.ts";
import { css } from "#styled/css/index.js";
import { askCustomerService } from "#session/overlays/customer-service.ts";
import { Button } from "#ui/button.tsx";
import { TitledCard } from "#ui/titled-card.tsx";
import { SelfTest } from "../self-test/self-test.tsx";
import { HelpLines } from "./help-lines.tsx";

export function Help({ served }: { readonly served: ProtectionInfo["helpLines"] }) {
  const { t } = useTranslation("safety");
  return (
    <>
      <TitledCard title={t("help.title")} note={t("help.text")}>
        <HelpLines served={served} />
        <div className={line}>
          <p className={words}>{t("help.serviceText")}</p>
          <Button onClick={askCustomerService}>{t("help.service")}</Button>
        </div>
      </TitledCard>
      <SelfTest />
    </>
  );
}

const line = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: "3",
});
const words = css({ color: "text-muted", fontSize: "sm" });
