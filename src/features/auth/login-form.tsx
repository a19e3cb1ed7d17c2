import { Lock, UserRound } from "lucide-react";
import { useTranslation } from "react-i18next";
import { css } from "#styled/css/index.js";
import { PASSWORD_MAX, USERNAME_MAX } from "#contract/account-rules.ts";
import { isOn } from "#brand/brand.ts";
import { emit } from "#session/site/events.ts";
import { SafetyPause } from "#domain/safety/safety-parts.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { Form } from "#ui/form/form.tsx";
import { Input } from "#ui/input.tsx";
import { PasswordInput } from "#ui/password-input.tsx";
import { LinkButton } from "./link-button.tsx";
import { useLogin } from "./use-login.ts";

export function LoginForm() {
  const { t } = useTranslation("auth");
  const { form, pause, setRemember } = useLogin();
  const { name, password, remember } = form.values;
  return (
    <Form dense form={form} submit={t("entry.login")} ready={name !== "" && password !== ""}>
      <Input
        label={t("field.name")}
        placeholder={t("field.namePlaceholder")}
        icon={UserRound}
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        reserveNote
        {...form.field("name", { max: USERNAME_MAX })}
      />
      <PasswordInput
        label={t("field.password")}
        placeholder={t("field.passwordPlaceholder")}
        icon={Lock}
        autoComplete="current-password"
        reserveNote
        {...form.field("password", { max: PASSWORD_MAX })}
      />
      {pause !== null && <SafetyPause pause={pause} />}
      <div className={options}>
        {isOn("rememberPassword") ? (
          <Checkbox checked={remember} onChange={setRemember}>
            {t("field.remember")}
            {remember && <small className={note}>{t("field.rememberNote")}</small>}
          </Checkbox>
        ) : (
          <span />
        )}
        <LinkButton onClick={() => emit("forget_password", null)}>{t("entry.forgot")}</LinkButton>
      </div>
    </Form>
  );
}

const options = css({
  display: "flex",
  alignItems: "flex-start",
  justifyContent: "space-between",
  gap: "3",
  fontSize: "sm",
});

const note = css({ display: "block", color: "text-muted", fontSize: "xs" });
