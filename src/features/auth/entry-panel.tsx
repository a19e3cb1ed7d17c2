import { Headphones } from "lucide-react";
import { useTranslation } from "react-i18next";
import { css } from "#styled/css/index.js";
import { askCustomerService } from "#session/overlays/customer-service.ts";
import { AUTH_WAYS, emit } from "#session/site/events.ts";
import { Icon } from "#ui/icon.tsx";
import { Tabs } from "#ui/tabs.tsx";
import { LinkButton } from "./link-button.tsx";
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
      <div className={panel}>
        {here === "login" ? <LoginForm /> : <RegisterForm />}
        <p className={foot}>
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
        </p>
      </div>
    </Tabs>
  );
}

const panel = css({ display: "grid", gap: "4", paddingTop: "4" });

const foot = css({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  columnGap: "4",
  rowGap: "2",
  fontSize: "sm",
});
