// Ways out that every step has (spec: shell-and-accounts §2 "Find password").
import { ChevronLeft, Headphones } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Row } from "#styled/jsx/index.js";
import { askCustomerService } from "#session/overlays/customer-service.ts";
import { AUTH_WAYS, emit } from "#session/site/events.ts";
import { Icon } from "#ui/pictures/icon.tsx";
import { LinkButton } from "../form/link-button.tsx";
import type { Find } from "./use-find.ts";

export function FindFoot({ find: { state, back } }: { readonly find: Find }) {
  const { t } = useTranslation("auth");
  const canGoBack = state.step === 1 || state.step === 2;
  return (
    <Row wrap="wrap" justify="space-between" columnGap="4">
      {canGoBack && (
        <LinkButton onClick={back}>
          <Icon as={ChevronLeft} />
          {t("find.back")}
        </LinkButton>
      )}
      <LinkButton onClick={askCustomerService}>
        <Icon as={Headphones} />
        {t("find.service")}
      </LinkButton>
      <LinkButton onClick={() => emit("switch_auth_way", AUTH_WAYS.login)}>
        {t("find.login")}
      </LinkButton>
    </Row>
  );
}
