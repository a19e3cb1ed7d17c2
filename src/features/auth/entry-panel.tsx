import { Headphones } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Row, Stack } from "#styled/jsx/index.js";
import { askCustomerService } from "#session/overlays/customer-service.ts";
import { AUTH_WAYS, emit } from "#session/site/events.ts";
import { Icon } from "#ui/pictures/icon.tsx";
import { Tabs } from "#ui/buttons/tabs.tsx";
import { LinkButton } from "./form/link-button.tsx";
import { LoginForm } from "./login-form.tsx";
import { RegisterForm } from "./register-form.tsx";

export type EntryWay = typeof AUTH_WAYS.login | typeof AUTH_WAYS.register;

const TABS = ["login", "register"] as const;

/** Log in, or register (spec: shell-and-accounts §2 "Login/register"). */
export function EntryPanel({ way }: { readonly way: EntryWay }) {
  const { t } = useTranslation("auth");
  const here = way === AUTH_WAYS.login ? "login" : "register";
  const other = here === "login" ? "register" : "login";
  return (
    <Tabs
      label={t("tabs")}
      value={here}
      tabs={TABS.map((value) => ({ value, label: t(`title.${value}`) }))}
      onChange={(next) => emit("switch_auth_way", AUTH_WAYS[next])}
    >
      <Stack gap="4" paddingTop="4">
        {here === "login" ? <LoginForm /> : <RegisterForm />}
        <Row as="p" wrap="wrap" justify="space-between" columnGap="4" rowGap="2" size="sm">
          <LinkButton onClick={askCustomerService}>
            <Icon as={Headphones} />
            {t("entry.service")}
          </LinkButton>
          <span>
            {t(here === "login" ? "entry.noAccount" : "entry.hasAccount")}
            <LinkButton onClick={() => emit("switch_auth_way", AUTH_WAYS[other])}>
              {t(other === "login" ? "entry.toLogin" : "entry.toRegister")}
            </LinkButton>
          </span>
        </Row>
      </Stack>
    </Tabs>
  );
}
