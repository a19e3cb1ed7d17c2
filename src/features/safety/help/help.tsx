import { useTranslation } from "react-i18next";
import type { ProtectionInfo } from "#contract/api/protection.ts";
import { Row, Text } from "#styled/jsx/index.js";
import { askCustomerService } from "#session/overlays/customer-service.ts";
import { Button } from "#ui/buttons/button.tsx";
import { TitledCard } from "#ui/layout/titled-card.tsx";
import { SelfTest } from "../self-test/self-test.tsx";
import { HelpLines } from "./help-lines.tsx";

export function Help({ served }: { readonly served: ProtectionInfo["helpLines"] }) {
  const { t } = useTranslation("safety");
  return (
    <>
      <TitledCard title={t("help.title")} note={t("help.text")}>
        <HelpLines served={served} />
        <Row wrap="wrap" align="center" justify="space-between" gap="3">
          <Text color="text-muted" size="sm">
            {t("help.serviceText")}
          </Text>
          <Button onClick={askCustomerService}>{t("help.service")}</Button>
        </Row>
      </TitledCard>
      <SelfTest />
    </>
  );
}
